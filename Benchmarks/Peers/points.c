#include "points.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *resized(void *column, size_t bytes) {
  void *larger = realloc(column, bytes);
  if (larger == NULL) {
    fputs("no memory for the points\n", stderr);
    exit(1);
  }
  return larger;
}

void grow_points(struct points *points) {
  size_t capacity = points->capacity == 0 ? 4096 : points->capacity * 2;
  points->latitudes = resized(points->latitudes, capacity * sizeof *points->latitudes);
  points->longitudes = resized(points->longitudes, capacity * sizeof *points->longitudes);
  points->elevations = resized(points->elevations, capacity * sizeof *points->elevations);
  points->milliseconds = resized(points->milliseconds, capacity * sizeof *points->milliseconds);
  points->capacity = capacity;
}

void free_points(struct points *points) {
  free(points->latitudes);
  free(points->longitudes);
  free(points->elevations);
  free(points->milliseconds);
  memset(points, 0, sizeof *points);
}
