// Decimal numbers. Up to 2⁵³, and 22 places after the point, one division of two exact doubles gives the nearest one
// (W. D. Clinger, How to Read Floating Point Numbers Accurately, 1990); the C library reads all others.
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "values.h"

enum { most_places = 22, most_digits = 19, longest_number = 255 };

static const double powers[most_places + 1] = {
    1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
};

static double library_decimal(const char *text, size_t length) {
  char copy[longest_number + 1];
  if (length == 0 || length > longest_number) return NAN;
  memcpy(copy, text, length);
  copy[length] = '\0';
  char *end = copy;
  double number = strtod(copy, &end);
  return end == copy + length ? number : NAN;
}

double read_decimal(const char *text, size_t length) {
  const char *end = text + length;
  while (text < end && (unsigned char)*text <= ' ') text++;
  while (end > text && (unsigned char)end[-1] <= ' ') end--;
  const char *digit = text;
  bool negative = digit < end && *digit == '-';
  if (negative) digit++;

  uint64_t significand = 0;
  const char *point = NULL;
  int digits = 0;
  for (; digit < end; digit++) {
    unsigned value = (unsigned)(*digit - '0');
    if (value < 10) {
      significand = significand * 10 + value;
      digits++;
    } else if (*digit == '.' && point == NULL) {
      point = digit + 1;
    } else {
      break;
    }
  }
  size_t places = point == NULL ? 0 : (size_t)(digit - point);
  bool exact = digit == end && digits > 0 && digits <= most_digits && places <= most_places &&
               significand <= (uint64_t)1 << 53;
  if (!exact) return library_decimal(text, (size_t)(end - text));
  double number = (double)significand / powers[places];
  return negative ? -number : number;
}
