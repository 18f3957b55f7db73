// What each peer is: one function over a whole file in memory.
#ifndef READER_H
#define READER_H

#include "points.h"
#include "values.h"

#ifdef __cplusplus
extern "C" {
#endif

// Adds latitude, longitude, elevation and time of every point. A zero follows the last of the bytes.
void read_points(const char *bytes, size_t count, struct points *points);

// Ends the program: a peer that cannot read a file is not measured with it.
void fail(const char *reason);

#ifdef __cplusplus
}
#endif

#endif
