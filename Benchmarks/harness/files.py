"""The files that are read: made when they are first asked for, and anew when their maker has changed."""

import hashlib
import subprocess
import sys

from harness.places import BENCHMARKS, FILES

MAKER = BENCHMARKS / "make-files"
SOURCES = [MAKER, *sorted((BENCHMARKS / "harness" / "making").glob("*.py"))]
STAMP = FILES / "maker"

# The usual size of each shape.
USUAL = {
    "strava": "strava-25",
    "garmin": "garmin-25",
    "connect": "connect-25",
    "ridewithgps": "ridewithgps-25",
    "uneven": "uneven-25",
    "waypoints": "waypoints-10k",
}


def full_name(name):
    """A shape alone stands for its usual size."""
    return USUAL.get(name, name)


def shape_of(name):
    return name.partition("-")[0]


def path_of(name):
    """The path of a file, which exists from now on."""
    version = hashlib.sha256(b"".join(source.read_bytes() for source in SOURCES)).hexdigest()
    if not STAMP.exists() or STAMP.read_text() != version:
        FILES.mkdir(parents=True, exist_ok=True)
        for old in FILES.glob("*.gpx"):
            old.unlink()
        STAMP.write_text(version)
    path = FILES / f"{name}.gpx"
    if not path.exists():
        print(f"making {name}.gpx", file=sys.stderr)
        if subprocess.run([sys.executable, str(MAKER), str(FILES), name]).returncode != 0:
            sys.exit(1)
    return path
