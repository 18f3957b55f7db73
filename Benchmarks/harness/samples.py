"""One process, one sample: starts a reader and takes down what it prints."""

import subprocess
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Sample:
    wall: float
    processor: float
    points: int
    checksum: str
    # The largest resident size of the process, in bytes.
    peak: int

    def seconds(self, clock):
        return self.wall if clock == "wall" else self.processor


def sample(command, path, warm_ups=1, runs=1):
    """The samples of one process; the peak is that of all its runs."""
    full = [*map(str, command), str(path), str(warm_ups), str(runs)]
    done = subprocess.run(full, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"run: exit status {done.returncode}: {' '.join(full)}\n{done.stderr.strip()}")
    lines = [line.split() for line in done.stdout.splitlines()]
    peak = next(int(line[1]) for line in lines if line[0] == "peak")
    return [
        Sample(float(line[1]), float(line[2]), int(line[3]), line[4].rjust(16, "0"), peak)
        for line in lines
        if line[0] == "run"
    ]
