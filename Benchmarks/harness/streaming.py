"""The part `streaming`: a file piece by piece, and the memory that it takes."""

import sys
from statistics import median

from harness.builds import build_swift
from harness.files import path_of
from harness.readers import OURS, READERS, ours
from harness.rounds import show_progress
from harness.samples import sample
from harness.tables import show

ROUNDS = 3
FILES = ("strava-25", "garmin-25", "uneven-25", "waypoints-10k", "garmin-1000")
# Megabytes that the process may take in all, however large the file is.
LIMIT = 64
# A larger file is not read at once to compare with.
COMPARED_BYTES = 500_000_000


def measure(options):
    if options.is_building:
        build_swift([READERS[OURS].product])
    results = []
    for file in options.files or FILES:
        path = path_of(file)
        show_progress(f"streaming: {file}")
        samples = [sample(ours("streaming"), path, 0) for _ in range(options.rounds or ROUNDS)]
        size = path.stat().st_size
        if size <= COMPARED_BYTES:
            compare(file, samples[0], sample(ours("reading"), path, 0))
        results.append(
            {
                "file": file,
                "bytes": size,
                "points": samples[0].points,
                "seconds": [each.seconds(options.clock) for each in samples],
                "peak": max(each.peak for each in samples),
            }
        )
    show_progress("")
    show_streaming(results)
    return results


def compare(file, streamed, read):
    if (streamed.points, streamed.checksum) != (read.points, read.checksum):
        sys.exit(
            f"run: {file} streams as {streamed.points} points, checksum {streamed.checksum}; "
            f"at once it is {read.points}, {read.checksum}"
        )


def show_streaming(results):
    rows = [
        [
            result["file"],
            f"{result['bytes'] / 1e6:.1f}",
            result["points"],
            f"{result['bytes'] / 1e6 / median(result['seconds']):.1f}",
            f"{result['peak'] / 1e6:.1f}",
            LIMIT,
            "holds" if result["peak"] <= LIMIT * 1e6 else "PASSED",
        ]
        for result in results
    ]
    headings = ["file", "MB", "points", "MB/s", "peak MB", "limit", ""]
    show("Streaming: from the file to the sum over its points", headings, rows)
