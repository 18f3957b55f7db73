"""The part `writing`: how fast a document becomes a file again."""

import sys
from statistics import median

from harness.builds import build_swift
from harness.files import USUAL, full_name, path_of
from harness.readers import OURS, READERS, ours
from harness.rounds import show_progress
from harness.samples import sample
from harness.tables import show

ROUNDS = 5
# Megabytes a second that may not be fallen short of.
LEAST = 300


def measure(options):
    if options.is_building:
        build_swift([READERS[OURS].product])
    results = []
    for file in map(full_name, options.files or USUAL):
        path = path_of(file)
        show_progress(f"writing: {file}")
        samples = [sample(ours("writing"), path, options.warm_ups) for _ in range(options.rounds or ROUNDS)]
        read = sample(ours("reading"), path, 0)
        if (samples[0].points, samples[0].checksum) != (read.points, read.checksum):
            sys.exit(f"run: {file} is read as {read.points} points, and from what was written {samples[0].points}")
        seconds = [each.seconds(options.clock) for each in samples]
        results.append({"file": file, "written": samples[0].written, "points": read.points, "seconds": seconds})
    show_progress("")
    show_writing(results)
    return results


def show_writing(results):
    rows = []
    for result in results:
        megabytes = result["written"] / 1e6
        speed = megabytes / median(result["seconds"])
        rows.append(
            [
                result["file"],
                f"{megabytes:.1f}",
                result["points"],
                f"{speed:.1f}",
                f"{megabytes / min(result['seconds']):.1f}",
                LEAST,
                "holds" if speed >= LEAST else "MISSED",
            ]
        )
    show("Writing: a document to memory", ["file", "MB", "points", "MB/s", "best", "least", ""], rows)
