"""The part `threads`: how much faster two threads read than one."""

import sys
from statistics import median

from harness.builds import build_swift
from harness.files import full_name, path_of
from harness.readers import OURS, READERS, ours
from harness.rounds import show_progress
from harness.samples import sample
from harness.tables import show

ROUNDS = 9
FILES = ("strava-100", "garmin-100")
MODES = ("reading", "threads")
# The best run of two threads against the best of one: on a shared machine a second processor is not always there.
LEAST = 1.5


def measure(options):
    if options.is_building:
        build_swift([READERS[OURS].product])
    results = []
    for file in map(full_name, options.files or FILES):
        path = path_of(file)
        samples = {mode: [] for mode in MODES}
        for number in range(options.rounds or ROUNDS):
            show_progress(f"threads: round {number + 1}: {file}")
            for mode in MODES if number % 2 == 0 else reversed(MODES):
                samples[mode].append(sample(ours(mode), path, options.warm_ups))
        compare(file, samples)
        results.append(
            {
                "file": file,
                "bytes": path.stat().st_size,
                "points": samples["reading"][0].points,
                "wall": {mode: [each.wall for each in samples[mode]] for mode in MODES},
                "processor": {mode: [each.processor for each in samples[mode]] for mode in MODES},
                "peak": {mode: max(each.peak for each in samples[mode]) for mode in MODES},
            }
        )
    show_progress("")
    show_threads(results)
    return results


def compare(file, samples):
    one, two = (samples[mode][0] for mode in MODES)
    if (one.points, one.checksum) != (two.points, two.checksum):
        sys.exit(
            f"run: {file} is {one.points} points, checksum {one.checksum} on one thread; "
            f"on two {two.points}, {two.checksum}"
        )


def show_threads(results):
    rows = []
    for result in results:
        megabytes = result["bytes"] / 1e6
        one, two = (result["wall"][mode] for mode in MODES)
        gain = min(one) / min(two)
        # What cutting and joining cost, which shows even where the second processor is busy with other work.
        extra = min(result["processor"]["threads"]) / min(result["processor"]["reading"]) - 1
        rows.append(
            [
                result["file"],
                result["points"],
                f"{megabytes / median(one):.1f}",
                f"{megabytes / min(one):.1f}",
                f"{megabytes / median(two):.1f}",
                f"{megabytes / min(two):.1f}",
                f"{100 * extra:+.0f} %",
                f"{gain:.2f}",
                LEAST,
                "holds" if gain >= LEAST else "MISSED",
            ]
        )
    headings = ["file", "points", "1 thread MB/s", "best", "2 threads MB/s", "best", "work", "x", "least", ""]
    notes = ["x compares the best runs; a second processor that is busy with something else makes it 1.0"]
    show("Threads, by the clock on the wall", headings, rows, notes)
