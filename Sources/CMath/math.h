// The C library's functions that Swift's standard library does not have, declared without its headers,
// so that the same module serves a hosted and a freestanding build.
//
// In a browser they are JavaScript's own: those of the C library take as much room on a page as a module of Swift.
#ifndef SWITCHBACK_MATH_H
#define SWITCHBACK_MATH_H

#ifdef __wasm__
#define SWITCHBACK_MATH(name) \
  __asm__("browser_" #name) __attribute__((import_module("Math"), import_name(#name)))
#else
#define SWITCHBACK_MATH(name)
#endif

double sin(double) SWITCHBACK_MATH(sin);
double cos(double) SWITCHBACK_MATH(cos);
double tan(double) SWITCHBACK_MATH(tan);
double asin(double) SWITCHBACK_MATH(asin);
double acos(double) SWITCHBACK_MATH(acos);
double atan(double) SWITCHBACK_MATH(atan);
double atan2(double, double) SWITCHBACK_MATH(atan2);
double sinh(double) SWITCHBACK_MATH(sinh);
double cosh(double) SWITCHBACK_MATH(cosh);
double tanh(double) SWITCHBACK_MATH(tanh);
double asinh(double) SWITCHBACK_MATH(asinh);
double acosh(double) SWITCHBACK_MATH(acosh);
double atanh(double) SWITCHBACK_MATH(atanh);
double exp(double) SWITCHBACK_MATH(exp);
double log(double) SWITCHBACK_MATH(log);
double log1p(double) SWITCHBACK_MATH(log1p);
double log2(double) SWITCHBACK_MATH(log2);
double log10(double) SWITCHBACK_MATH(log10);
double pow(double, double) SWITCHBACK_MATH(pow);
double hypot(double, double) SWITCHBACK_MATH(hypot);

#ifdef __wasm__
static inline double exp2(double exponent) { return pow(2, exponent); }
#else
double exp2(double);
#endif

// JavaScript's is an operator, which cannot be imported.
double fmod(double, double);

#endif
