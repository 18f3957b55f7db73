// The two kinds of value that all peers in C and C++ read with the same code.
#ifndef VALUES_H
#define VALUES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The nearest double to a decimal number, with white space around it; not a number where it is none.
double read_decimal(const char *text, size_t length);

// Milliseconds since the beginning of 1970 of YYYY-MM-DDThh:mm:ss[.f…](Z|±hh:mm), NO_TIME where it is none.
int64_t read_time(const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
