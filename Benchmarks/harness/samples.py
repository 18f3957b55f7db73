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
    # How many bytes were written, where some were.
    written: int = 0

    def seconds(self, clock):
        return self.wall if clock == "wall" else self.processor


def sample(command, path, warm_ups=1):
    """What one process has to say, which reads a file once for the clock."""
    full = [*map(str, command), str(path), str(warm_ups), "1"]
    done = subprocess.run(full, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"run: exit status {done.returncode}: {' '.join(full)}\n{done.stderr.strip()}")
    # The last field is missing where nothing was written.
    fields = {name: values for name, *values in map(str.split, done.stdout.splitlines())}
    wall, processor, points, checksum, *written = fields["run"]
    return Sample(
        float(wall), float(processor), int(points), checksum.rjust(16, "0"), int(fields["peak"][0]), *map(int, written)
    )
