"""The part `memory`: how much a document takes over the bytes of its file."""

from harness.builds import build_swift
from harness.files import path_of, shape_of
from harness.readers import OURS, READERS
from harness.rounds import show_progress
from harness.samples import sample
from harness.tables import show

# Bytes a point that may be taken at the most, over the file and an empty process.
LIMITS = {"strava": 48, "garmin": 64}
# Columns grow by leaps, so that much depends on the number of points: several sizes, the worst of which counts.
SIZES = (16, 25, 40, 64, 100)
# The smallest file that there is: what a process takes that has read hardly anything.
FLOOR = "strava-0"


def measure(options):
    reader = READERS[OURS]
    if options.is_building:
        build_swift([reader.product])
    files = options.files or [f"{shape}-{size}" for shape in LIMITS for size in SIZES]
    floor = sample(reader.command, path_of(FLOOR), warm_ups=0).peak
    results = []
    for file in files:
        show_progress(f"memory: {file}")
        size = path_of(file).stat().st_size
        found = sample(reader.command, path_of(file), warm_ups=0)
        results.append({"file": file, "bytes": size, "points": found.points, "peak": found.peak, "floor": floor})
    show_progress("")
    show_memory(results)
    return results


def bytes_a_point(result):
    return (result["peak"] - result["bytes"] - result["floor"]) / result["points"]


def show_memory(results):
    rows = []
    for result in results:
        limit = LIMITS.get(shape_of(result["file"]))
        used = bytes_a_point(result)
        rows.append(
            [
                result["file"],
                f"{result['bytes'] / 1e6:.1f}",
                f"{result['peak'] / 1e6:.1f}",
                result["points"],
                f"{used:.1f}",
                limit or "",
                "" if limit is None else "holds" if used <= limit else "PASSED",
            ]
        )
    note = f"An empty process takes {results[0]['floor'] / 1e6:.1f} MB." if results else ""
    headings = ["file", "file MB", "peak MB", "points", "bytes a point", "limit", ""]
    show("Memory: the peak of a process, less its file and an empty process", headings, rows, [note])
