"""Who reads: the library and its peers, how each is started and what is known of it."""

import sys
from dataclasses import dataclass
from pathlib import Path

from harness.places import BENCHMARKS, PEERS, PYTHON, SWIFT

REFERENCE = "expat"
OURS = "switchback"


@dataclass(frozen=True)
class Reader:
    name: str
    # The program; the path of a file, the number of warm-ups and that of runs follow.
    command: tuple
    # What has to be built before it runs: peers (C and C++), swift or nothing.
    origin: str
    title: str
    # It takes part in one of so many rounds: slow ones need not make the others wait.
    share: int = 1
    # Whether it reads once without being timed, as the others do.
    has_warm_up: bool = True
    # Where it reads files of 1 MB alone, of these shapes; empty where it reads all files.
    small_shapes: tuple = ()

    @property
    def product(self):
        """The name of its program."""
        return Path(self.command[0]).name


def ours(mode):
    """The command of the library in one of its modes."""
    return (str(swift_program("read-switchback")), mode)


def peer(name, title):
    return Reader(name, (str(PEERS / f"read-{name}"),), "peers", title)


def swift_program(name):
    return SWIFT / "release" / name


def xml_parser(name, kind, title, **more):
    return Reader(name, (str(swift_program("read-xmlparser")), kind), "swift", title, **more)


READERS = {
    reader.name: reader
    for reader in (
        peer(REFERENCE, "libexpat"),
        peer("libxml2", "libxml2 SAX2"),
        peer("pugixml", "pugixml"),
        peer("rapidxml", "RapidXML"),
        Reader(OURS, ours("reading"), "swift", "Switchback"),
        xml_parser("xmlparser", "hand", "XMLParser", share=3),
        xml_parser(
            "xmlparser-formatter", "formatter", "XMLParser, ISO8601DateFormatter", share=3, small_shapes=("strava", "garmin")
        ),
        Reader(
            "gpxpy",
            (str(PYTHON), str(BENCHMARKS / "Peers" / "read-gpxpy")),
            "python",
            "gpxpy",
            share=6,
            has_warm_up=False,
        ),
    )
}

# Where a peer is known to read something else, and why: a reader and a shape.
KNOWN_DIFFERENCES = {
    ("xmlparser-formatter", "garmin"): "no time: the formatter refuses fractions of a second",
}


def readers_named(names):
    """The readers of the names, the reference first, for without it there is no ratio."""
    unknown = [name for name in names if name not in READERS]
    if unknown:
        sys.exit(f"run: there is no reader '{unknown[0]}', only {', '.join(READERS)}")
    return [READERS[name] for name in READERS if name in names or name == REFERENCE]
