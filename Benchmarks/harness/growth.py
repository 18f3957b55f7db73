"""The part `growth`: whether the cost of a byte stays the same from small files to large ones."""

from harness.builds import build_swift
from harness.files import path_of, shape_of
from harness.readers import OURS, READERS
from harness.rounds import show_progress
from harness.samples import sample
from harness.tables import show

ROUNDS = 5
# Like points are read together, unlike ones one by one: both ways have to be linear.
FILES = [f"strava-{size}" for size in (1, 4, 16, 64, 100, 400)] + [f"uneven-{size}" for size in (1, 4, 16, 64)]


def measure(options):
    reader = READERS[OURS]
    if options.is_building:
        build_swift([reader.product])
    files = options.files or FILES
    paths = {file: path_of(file) for file in files}
    seconds = {file: [] for file in files}
    points = {}
    for number in range(options.rounds or ROUNDS):
        for file, path in paths.items():
            show_progress(f"round {number + 1}: {file}")
            found = sample(reader.command, path, options.warm_ups)
            seconds[file].append(found.seconds(options.clock))
            points[file] = found.points
    show_progress("")

    results = [
        {"file": file, "bytes": paths[file].stat().st_size, "points": points[file], "seconds": seconds[file]}
        for file in files
    ]
    show_growth(results)
    return results


def show_growth(results):
    # The smallest file of a shape, by which the others of that shape are measured.
    first = {}
    rows = []
    for result in results:
        # The best run: what is asked is how the work grows, not how busy the machine was meanwhile.
        cost = min(result["seconds"]) / result["bytes"] * 1e9
        base = first.setdefault(shape_of(result["file"]), cost)
        rows.append(
            [
                result["file"],
                f"{result['bytes'] / 1e6:.1f}",
                result["points"],
                f"{min(result['seconds']) * 1e3:.2f}",
                f"{1e3 / cost:.1f}",
                f"{cost:.3f}",
                f"{cost / base:.2f}",
            ]
        )
    headings = ["file", "MB", "points", "ms", "MB/s", "ns a byte", "x first"]
    show("Growth: the best of the runs, on one thread", headings, rows)
