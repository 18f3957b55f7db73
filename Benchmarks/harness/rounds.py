"""Interleaved rounds: in each, every reader reads every file once, in an order that rotates."""

import sys
from dataclasses import dataclass, field

from harness.files import path_of, shape_of
from harness.readers import KNOWN_DIFFERENCES, REFERENCE
from harness.samples import sample


@dataclass
class Heat:
    """One file, the readers that read it, and what came of it."""

    file: str
    readers: list
    # A list of rounds: the samples by the reader's name.
    rounds: list = field(default_factory=list)

    @property
    def megabytes(self):
        return path_of(self.file).stat().st_size / 1e6

    def samples(self, reader):
        return [samples[reader.name] for samples in self.rounds if reader.name in samples]

    def ratios(self, name, clock, to=REFERENCE):
        """How many times as fast as another reader in the same round, in each round in which both took part."""
        return [
            samples[to].seconds(clock) / samples[name].seconds(clock)
            for samples in self.rounds
            if name in samples and to in samples
        ]


def run_rounds(heats, count, warm_ups):
    for number in range(count):
        for heat in heats:
            due = [reader for reader in heat.readers if number % reader.share == 0]
            start = number % len(due)
            path, found = path_of(heat.file), {}
            for reader in due[start:] + due[:start]:
                show_progress(f"round {number + 1} of {count}: {heat.file}, {reader.name}")
                found[reader.name] = sample(reader.command, path, warm_ups if reader.has_warm_up else 0)
            heat.rounds.append(found)
            check(heat, found)
    show_progress("")


def check(heat, found):
    """Ends everything where a reader has read something else than the reference."""
    expected = found[REFERENCE]
    for name, other in found.items():
        is_equal = (other.points, other.checksum) == (expected.points, expected.checksum)
        known = KNOWN_DIFFERENCES.get((name, shape_of(heat.file)))
        if is_equal and known:
            sys.exit(f"run: {name} agrees on {heat.file}, though it is known not to: {known}")
        if not is_equal and not known:
            sys.exit(
                f"run: {name} has read {other.points} points of {heat.file}, checksum {other.checksum}; "
                f"{REFERENCE} {expected.points}, {expected.checksum}"
            )


def show_progress(text):
    """On one line, on a terminal alone."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
