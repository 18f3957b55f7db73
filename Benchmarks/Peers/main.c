// Reads one file several times and says how long it took:  PEER FILE WARM-UPS RUNS
//
// Prints a line a run, "run WALL-SECONDS PROCESSOR-SECONDS POINTS CHECKSUM", and at the end "peak BYTES".
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "reader.h"

void fail(const char *reason) {
  fprintf(stderr, "%s\n", reason);
  exit(1);
}

static double seconds_of(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static char *content_of(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) fail("the file cannot be opened");
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc((size_t)size + 1);
  if (bytes == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size) fail("the file cannot be read");
  fclose(file);
  bytes[size] = '\0';
  *count = (size_t)size;
  return bytes;
}

// The largest resident size of this process. getrusage would include that of the process it was forked from.
static long peak_bytes(void) {
  long kilobytes = 0;
  char line[256];
  FILE *status = fopen("/proc/self/status", "r");
  if (status != NULL) {
    while (fgets(line, sizeof line, status) != NULL && sscanf(line, "VmHWM: %ld", &kilobytes) != 1) continue;
    fclose(status);
    return kilobytes * 1024;
  }
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

int main(int argc, char **argv) {
  if (argc != 4) fail("usage: PEER FILE WARM-UPS RUNS");
  size_t count = 0;
  char *bytes = content_of(argv[1], &count);
  int warm_ups = atoi(argv[2]);
  int runs = atoi(argv[3]);
  for (int run = -warm_ups; run < runs; run++) {
    struct points points;
    memset(&points, 0, sizeof points);
    double wall = seconds_of(CLOCK_MONOTONIC);
    double processor = seconds_of(CLOCK_PROCESS_CPUTIME_ID);
    read_points(bytes, count, &points);
    processor = seconds_of(CLOCK_PROCESS_CPUTIME_ID) - processor;
    wall = seconds_of(CLOCK_MONOTONIC) - wall;
    if (run >= 0) {
      printf("run %.6f %.6f %zu %016llx\n", wall, processor, points.count,
             (unsigned long long)checksum_points(&points));
    }
    free_points(&points);
  }
  printf("peak %ld\n", peak_bytes());
  free(bytes);
  return 0;
}
