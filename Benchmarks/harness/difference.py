"""The part `difference`: a whole update of a declared map, beside the sorted difference of two arrays."""

import subprocess
import sys
from statistics import median

from harness.builds import build_swift
from harness.places import ROOT, SWIFT
from harness.rounds import show_progress
from harness.tables import show

PROGRAM = SWIFT / "release" / "difference"
ROUNDS = 5
# How often a process updates its map.
UPDATES = 9

# What is measured: the contestant, the change, the number of places, and the limit in milliseconds where there is one.
CASES = [
    ("markers", "none", 100_000, None),
    ("markers", "moves", 100_000, 12),
    ("markers", "ten", 100_000, 12),
    ("annotations", "ten", 100_000, 12),
    ("framed", "ten", 100_000, None),
    ("markers", "half", 10_000, 3),
    ("markers", "shuffled", 10_000, 3),
    ("markers", "ten", 25_000, None),
    ("markers", "ten", 50_000, None),
    ("markers", "ten", 200_000, None),
    ("million", "none", 1_000, 0.2),
]
# What the second contestant takes is compared with what the first takes in the same round.
PEERS = {("ten", 100_000): "pattern"}


def sample(contestant, change, count):
    """The seconds of the updates of one process, by the wall and of the processor."""
    command = [str(PROGRAM), contestant, change, str(count), str(UPDATES)]
    process = subprocess.run(command, capture_output=True, text=True)
    if process.returncode != 0:
        sys.exit(f"run: {' '.join(command)}: {process.stderr.strip()}")
    return [tuple(map(float, line.split()[1:])) for line in process.stdout.splitlines()]


def seconds(samples, clock):
    return median(run[0 if clock == "wall" else 1] for run in samples)


def measure(options):
    if options.is_building:
        build_swift(["difference"])
    results = [
        {"contestant": contestant, "change": change, "count": count, "limit": limit, "seconds": [], "ratios": []}
        for contestant, change, count, limit in CASES
    ]
    for number in range(options.rounds or ROUNDS):
        peers = {}
        for result in results:
            change, count = result["change"], result["count"]
            show_progress(f"difference: round {number + 1}, {result['contestant']} {change} {count}")
            result["seconds"].append(seconds(sample(result["contestant"], change, count), options.clock))
            peer = PEERS.get((change, count))
            if peer is None:
                continue
            if (peer, change, count) not in peers:
                peers[peer, change, count] = seconds(sample(peer, change, count), options.clock)
            result["ratios"].append(peers[peer, change, count] / result["seconds"][-1])
    show_progress("")
    show_difference(results)
    return results


def show_difference(results):
    rows = []
    for result in results:
        milliseconds = median(result["seconds"]) * 1e3
        limit = result["limit"]
        rows.append(
            [
                result["contestant"],
                result["change"],
                result["count"],
                f"{milliseconds:.3f}",
                f"{milliseconds * 1e6 / result['count']:.0f}",
                "" if limit is None else limit,
                "" if limit is None else "holds" if milliseconds <= limit else "PASSED",
                f"{median(result['ratios']):.1f}" if result["ratios"] else "",
            ]
        )
    headings = ["map", "change", "places", "ms", "ns a place", "limit", "", "sorted difference over ours"]
    notes = [
        "An update evaluates the content, compares it with the map and changes the map; frames are not counted.",
        "The sorted difference keeps the annotations of a map view in line with an array of them: it sorts both by",
        "latitude, and adds and removes what `difference(from:by:)` says.",
    ]
    show("A whole update of a map's content", headings, rows, notes, left=2)
