"""The part `lines`: drawing lines of up to a million places, native and without a platform."""

import subprocess
import sys

from harness.builds import build_swift
from harness.places import SWIFT
from harness.rounds import show_progress
from harness.tables import show

PROGRAM = SWIFT / "release" / "draw-lines"
ROUNDS = 3
VERTICES = 20_000

# What is measured: the arguments of the program, what to call it, and the most milliseconds of processor time.
FRAMES = [
    (["first", "10000"], "first frame of 10,000 places", 300),
    (["first", "100000"], "first frame of 100,000 places", 300),
    (["first", "1000000"], "first frame of 1,000,000 places", 300),
    *[
        (["pan", "1000000", str(levels)], f"a frame of 1,000,000 places while it moves, {levels} levels in", 4)
        for levels in (0, 2, 4, 6, 8, 12)
    ],
    (["many", "100", "500"], "a frame of 100 lines of 500 places", 4),
    (["many", "1000", "500"], "a frame of 1,000 lines of 500 places", 16),
]
# The cost of one more place is to be about the same, however many there are.
GROWTH = [1_000, 5_400, 20_000]
# Bytes a place, with what a declarative map was given.
BYTES = 40


def answer(*arguments):
    command = [str(PROGRAM), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"run: exit status {done.returncode}: {' '.join(command)}\n{done.stderr}")
    value, count = done.stdout.split()
    return float(value), int(count)


def measure(options):
    if options.is_building:
        build_swift(["draw-lines"])
    rounds = options.rounds or ROUNDS
    frames, growth = [], []
    for arguments, name, limit in FRAMES:
        show_progress(f"lines: {name}")
        answers = [answer(*arguments) for _ in range(rounds)]
        best = min(seconds for seconds, _ in answers)
        frames.append({"what": name, "seconds": best, "vertices": answers[0][1], "limit": limit})
    for places in GROWTH:
        show_progress(f"lines: one more than {places:,}")
        answers = [answer("grow", places) for _ in range(rounds)]
        growth.append({"places": places, "seconds": min(seconds for seconds, _ in answers), "strokes": answers[0][1]})
    show_progress("lines: memory")
    memory = min(answer("memory", 1_000_000)[0] for _ in range(rounds))
    show_progress("")
    show_lines(frames, growth, memory)
    return {"frames": frames, "growth": growth, "bytes a place": memory}


def show_lines(frames, growth, memory):
    rows = []
    for frame in frames:
        milliseconds = frame["seconds"] * 1e3
        holds = milliseconds <= frame["limit"] and frame["vertices"] <= VERTICES
        verdict = "holds" if holds else "PASSED"
        rows.append([frame["what"], f"{milliseconds:.2f}", frame["limit"], f"{frame['vertices']:,}", verdict])
    show("Lines: the best of the runs, processor time", ["what", "ms", "limit", "vertices", ""], rows)
    base = growth[0]["seconds"]
    rows = [
        [f"{each['places']:,}", f"{each['seconds'] * 1e6:.0f}", f"{each['seconds'] / base:.2f}", each["strokes"]]
        for each in growth
    ]
    show("One place more in a map's content: update and frame", ["places", "µs", "x first", "strokes"], rows)
    verdict = "holds" if memory <= BYTES else "PASSED"
    show("Memory of a line of 1,000,000 places", ["bytes a place", "limit", ""], [[f"{memory:.1f}", BYTES, verdict]])
