"""The part `reading`: the library and its peers on files of all shapes."""

from statistics import median

from harness.builds import build
from harness.files import USUAL, full_name, shape_of
from harness.readers import KNOWN_DIFFERENCES, OURS, READERS, readers_named
from harness.rounds import Heat, run_rounds
from harness.tables import show

ROUNDS = 9


def heats_of(files, readers):
    """A heat a file, and one on a small file of the same shape for readers that would take minutes."""
    heats = []
    for file in files:
        shape = shape_of(file)
        heats.append(Heat(file, [reader for reader in readers if not reader.small_shapes]))
        slow = [reader.name for reader in readers if shape in reader.small_shapes]
        if slow:
            heats.append(Heat(f"{shape}-1", readers_named([OURS, *slow])))
    return heats


def row_of(heat, reader, clock):
    samples = heat.samples(reader)
    if not samples:
        return None
    seconds = [sample.seconds(clock) for sample in samples]
    ratios = heat.ratios(reader.name, clock)
    return [
        reader.title,
        f"{heat.megabytes / median(seconds):.1f}",
        f"{heat.megabytes / min(seconds):.1f}",
        f"{median(ratios):.2f}",
        f"{min(ratios):.2f}-{max(ratios):.2f}",
        f"{max(sample.peak for sample in samples) / 1e6:.0f}",
        len(samples),
    ]


HEADINGS = ["reader", "MB/s", "best", "x libexpat", "range", "peak MB", "runs"]


def show_heat(heat, clock):
    rows = [row for reader in heat.readers if (row := row_of(heat, reader, clock))]
    rows.sort(key=lambda row: -float(row[1]))
    points = next(iter(heat.rounds[0].values())).points
    notes = [
        f"{READERS[OURS].title} is {median(ratios):.1f} times as fast as {reader.title}"
        for reader in heat.readers
        if reader.name.startswith("xmlparser") and (ratios := heat.ratios(OURS, clock, to=reader.name))
    ]
    notes += [
        f"{reader.title} reads {why}"
        for reader in heat.readers
        if (why := KNOWN_DIFFERENCES.get((reader.name, shape_of(heat.file))))
    ]
    show(f"{heat.file}: {heat.megabytes:.1f} MB, {points} points", HEADINGS, rows, notes)


def as_json(heat):
    return {
        "file": heat.file,
        "bytes": round(heat.megabytes * 1e6),
        "readers": {
            reader.name: {
                "wall": [sample.wall for sample in heat.samples(reader)],
                "processor": [sample.processor for sample in heat.samples(reader)],
                "ratios": heat.ratios(reader.name, "processor"),
                "points": [sample.points for sample in heat.samples(reader)][:1],
                "peak": max([sample.peak for sample in heat.samples(reader)], default=None),
            }
            for reader in heat.readers
        },
    }


def measure(options):
    readers = readers_named(options.peers or READERS)
    files = [full_name(name) for name in options.files or USUAL]
    if options.is_building:
        build(readers)
    heats = heats_of(files, readers)
    run_rounds(heats, options.rounds or ROUNDS, options.warm_ups)
    for heat in heats:
        show_heat(heat, options.clock)
    return [as_json(heat) for heat in heats]
