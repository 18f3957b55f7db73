// The checksum on which all readers must agree; it is computed outside of the measured time.
//
// Every value is mixed into 64 bits, latitude, longitude, elevation and time in turn, so that it counts which value
// stands where; at last the number of points. What is absent has a bit pattern of its own.
#include <string.h>

#include "points.h"

static const uint64_t absent_bits = 0x7FF8000000000000;
static const uint64_t multiplier = 0x9E3779B97F4A7C15;

static uint64_t mixed(uint64_t state, uint64_t bits) {
  uint64_t sum = state ^ bits;
  return ((sum << 29) | (sum >> 35)) * multiplier;
}

static uint64_t bits_of(double number) {
  uint64_t bits;
  if (isnan(number)) return absent_bits;
  memcpy(&bits, &number, sizeof bits);
  return bits;
}

uint64_t checksum_points(const struct points *points) {
  uint64_t state = 0;
  for (size_t row = 0; row < points->count; row++) {
    int64_t time = points->milliseconds[row];
    state = mixed(state, bits_of(points->latitudes[row]));
    state = mixed(state, bits_of(points->longitudes[row]));
    state = mixed(state, bits_of(points->elevations[row]));
    state = mixed(state, time == NO_TIME ? absent_bits : (uint64_t)time);
  }
  return mixed(state, points->count);
}
