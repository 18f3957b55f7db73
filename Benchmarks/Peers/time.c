// Times as GPX writes them. The day number is that of the proleptic Gregorian calendar, counted in years that begin
// in March, so that the leap day is the last one of its year.
#include <stdbool.h>

#include "points.h"
#include "values.h"

enum { shortest_time = 19 };

static int number(const char *text, int digits) {
  int value = 0;
  for (int k = 0; k < digits; k++) value = value * 10 + (text[k] - '0');
  return value;
}

static bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

static bool has_shape(const char *text) {
  static const char shape[] = "0000-00-00T00:00:00";
  for (int k = 0; k < shortest_time; k++) {
    if (shape[k] == '0' ? !is_digit(text[k]) : text[k] != shape[k]) return false;
  }
  return true;
}

static int64_t days_since_1970(int year, int month, int day) {
  int64_t years = month > 2 ? year : year - 1;
  int months = month > 2 ? month - 3 : month + 9;
  int64_t leap_days = years / 4 - years / 100 + years / 400;
  return years * 365 + leap_days + (153 * months + 2) / 5 + day - 1 - 719468;
}

int64_t read_time(const char *text, size_t length) {
  const char *end = text + length;
  while (text < end && (unsigned char)*text <= ' ') text++;
  while (end > text && (unsigned char)end[-1] <= ' ') end--;
  if (end - text < shortest_time || !has_shape(text)) return NO_TIME;

  int64_t days = days_since_1970(number(text, 4), number(text + 5, 2), number(text + 8, 2));
  int64_t seconds =
      days * 86400 + number(text + 11, 2) * 3600 + number(text + 14, 2) * 60 + number(text + 17, 2);
  const char *rest = text + shortest_time;
  int64_t milliseconds = 0;
  if (rest < end && *rest == '.') {
    int64_t unit = 100;
    for (rest++; rest < end && is_digit(*rest); rest++, unit /= 10) milliseconds += (*rest - '0') * unit;
  }
  if (end - rest == 6 && (*rest == '+' || *rest == '-')) {
    int64_t offset = number(rest + 1, 2) * 3600 + number(rest + 4, 2) * 60;
    seconds -= *rest == '+' ? offset : -offset;
  }
  return seconds * 1000 + milliseconds;
}
