// The C library's functions that Swift's standard library does not have, declared without its headers,
// so that the same module serves a hosted and a freestanding build.
#ifndef SWITCHBACK_MATH_H
#define SWITCHBACK_MATH_H

double sin(double);
double cos(double);
double tan(double);
double asin(double);
double acos(double);
double atan(double);
double atan2(double, double);
double sinh(double);
double cosh(double);
double tanh(double);
double asinh(double);
double acosh(double);
double atanh(double);
double exp(double);
double exp2(double);
double log(double);
double log1p(double);
double log2(double);
double log10(double);
double pow(double, double);
double fmod(double, double);
double hypot(double, double);

#endif
