"""Times the frames of maps with many annotations."""

import subprocess

from harness.builds import build_swift
from harness.places import SWIFT

PRODUCT = "annotation-frames"


def measure(options):
    if options.is_building:
        build_swift([PRODUCT])
    program = SWIFT / "release" / PRODUCT
    lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
    print("\nFrames of maps with annotations, in milliseconds of processor time")
    for line in lines:
        print(f"  {line}")
    return lines
