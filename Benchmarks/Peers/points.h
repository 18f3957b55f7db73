// The points that a peer extracts: four columns, which grow as they are filled.
#ifndef POINTS_H
#define POINTS_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Milliseconds that stand for "no time".
#define NO_TIME INT64_MIN

struct point {
  double latitude;
  double longitude;
  double elevation;      // metres; not a number where there is none
  int64_t milliseconds;  // since the beginning of 1970, or NO_TIME
};

struct points {
  double *latitudes;
  double *longitudes;
  double *elevations;
  int64_t *milliseconds;
  size_t count;
  size_t capacity;
};

// A point of which nothing is known yet.
static inline struct point empty_point(void) {
  struct point point = {NAN, NAN, NAN, NO_TIME};
  return point;
}

// Makes room for at least one more point.
void grow_points(struct points *points);

void free_points(struct points *points);

// A number that differs where any value of any point, or their order, does: see checksum.c.
uint64_t checksum_points(const struct points *points);

static inline void add_point(struct points *points, const struct point *point) {
  if (points->count == points->capacity) grow_points(points);
  size_t row = points->count++;
  points->latitudes[row] = point->latitude;
  points->longitudes[row] = point->longitude;
  points->elevations[row] = point->elevation;
  points->milliseconds[row] = point->milliseconds;
}

#ifdef __cplusplus
}
#endif

#endif
