"""What a GPX file holds, as far as readers can agree on it, and how our reader says it."""

from __future__ import annotations

import json
import math
import re
import struct
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

# The marker of a value that a peer cannot tell, so that it is not compared.
UNKNOWN = "unknown"

# Seconds since 1970 and nanoseconds, nothing, or UNKNOWN.
Instant = tuple[int, int] | None | str


@dataclass
class Point:
    lat: float
    lon: float
    ele: float | None = None
    time: Instant = None
    name: str | None = None
    # Everything else by the name of its element; a number is a float.
    more: dict[str, str | float] = field(default_factory=dict)


@dataclass
class Way:
    """A route with its points in one part, or a track with its segments."""

    name: str | None = None
    parts: list[list[Point]] = field(default_factory=list)


@dataclass
class Document:
    waypoints: list[Point] = field(default_factory=list)
    routes: list[Way] = field(default_factory=list)
    tracks: list[Way] = field(default_factory=list)
    version: str | None = None
    creator: str | None = None


# MARK: - Rules that are the project's, not a peer's

NUMBER = re.compile(r"[+-]?(?:[0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)(?:[eE][+-]?[0-9]+)?")
SPACE = " \t\r\n"
HIGHEST = 1_000_000


def number(text: str | None) -> float | None:
    """The number in a text as Python rounds it: to the nearest double."""
    text = (text or "").strip(SPACE)
    if not NUMBER.fullmatch(text):
        return None
    value = float(text.replace(",", "."))
    return value if math.isfinite(value) else None


def elevation(text: str | None) -> float | None:
    value = number(text)
    return value if value is not None and abs(value) <= HIGHEST else None


def place(lat: str | None, lon: str | None) -> tuple[float, float] | None:
    """Where a point is: nowhere without both numbers or beyond a pole, turned back beyond 180 degrees."""
    north, east = number(lat), number(lon)
    if north is None or east is None or abs(north) > 90:
        return None
    if abs(east) > 180:
        east = math.fmod(east, 360)
        east += 360 if east < -180 else -360 if east >= 180 else 0
    return north, east


def is_same(ours: float | None, theirs: float | None) -> bool:
    """Whether two numbers are the same to the last bit, and of two absent ones, too."""
    if ours is None or theirs is None:
        return ours is theirs
    return struct.pack("d", ours) == struct.pack("d", theirs)


# MARK: - Comparing


def differences(ours: Document, theirs: Document) -> Iterator[str]:
    """What two readers do not agree on."""
    yield from _points("waypoints", ours.waypoints, theirs.waypoints)
    for what in ("routes", "tracks"):
        mine, other = getattr(ours, what), getattr(theirs, what)
        if len(mine) != len(other):
            yield f"{len(mine)} {what}, not {len(other)}"
            continue
        for index, (way, peer) in enumerate(zip(mine, other)):
            if UNKNOWN != peer.name != way.name:
                yield f"{what}[{index}]: name {way.name!r}, not {peer.name!r}"
            if len(way.parts) != len(peer.parts):
                yield f"{what}[{index}]: {len(way.parts)} parts, not {len(peer.parts)}"
                continue
            for part, (points, others) in enumerate(zip(way.parts, peer.parts)):
                yield from _points(f"{what}[{index}][{part}]", points, others)


def _points(where: str, ours: list[Point], theirs: list[Point]) -> Iterator[str]:
    if len(ours) != len(theirs):
        yield f"{where}: {len(ours)} points, not {len(theirs)}"
        return
    for index, (point, peer) in enumerate(zip(ours, theirs)):
        for what in ("lat", "lon", "ele"):
            value, other = getattr(point, what), getattr(peer, what)
            if not is_same(value, other):
                yield f"{where}[{index}]: {what} {value!r}, not {other!r}"
        for what in ("time", "name"):
            value, other = getattr(point, what), getattr(peer, what)
            if UNKNOWN != other != value:
                yield f"{where}[{index}]: {what} {value!r}, not {other!r}"
        for what in sorted(point.more.keys() | peer.more.keys()):
            value, other = point.more.get(what), peer.more.get(what)
            is_number = isinstance(value, float) and isinstance(other, float)
            if not (is_same(value, other) if is_number else value == other):
                yield f"{where}[{index}]: {what} {value!r}, not {other!r}"


# MARK: - Our reader


@dataclass
class Diagnostic:
    line: int
    column: int
    code: str
    message: str


@dataclass
class Report:
    """What our reader says about a file: a document, or why there is none."""

    document: Document | None = None
    error: Diagnostic | None = None
    diagnostics: list[Diagnostic] = field(default_factory=list)

    @property
    def codes(self) -> set[str]:
        return {diagnostic.code for diagnostic in self.diagnostics}


def run(command: list[str], paths: Iterable[Path]) -> bytes:
    """What `gpx-lines` writes about some files."""
    names = "".join(f"{path}\n" for path in paths)
    return subprocess.run(command, input=names.encode(), capture_output=True, check=True).stdout


def reports(output: bytes) -> dict[Path, Report]:
    """What our reader says about each file."""
    result: dict[Path, Report] = {}
    lines: list[dict] = []
    for line in output.splitlines():
        record = json.loads(line)
        if record["is"] == "file":
            lines = []
            result[Path(record["path"])] = lines
        else:
            lines.append(record)
    return {path: _report(lines) for path, lines in result.items()}


def _report(lines: list[dict]) -> Report:
    report = Report()
    document = Document()
    for line in lines:
        match line["is"]:
            case "error":
                report.error = _diagnostic(line)
                return report
            case "document":
                document.version, document.creator = line.get("version"), line.get("creator")
            case "diagnostic":
                report.diagnostics.append(_diagnostic(line))
            case "waypoint":
                document.waypoints.append(_point(line))
            case "route":
                document.routes.append(Way(line.get("name"), [[]]))
            case "routepoint":
                document.routes[-1].parts[-1].append(_point(line))
            case "track":
                document.tracks.append(Way(line.get("name")))
            case "segment":
                document.tracks[-1].parts.append([])
            case "point":
                document.tracks[-1].parts[-1].append(_point(line))
    report.document = document
    return report


def _diagnostic(line: dict) -> Diagnostic:
    return Diagnostic(line["line"], line["column"], line.get("code", ""), line["message"])


def _point(line: dict) -> Point:
    time = (int(line["seconds"]), line["nanoseconds"]) if "seconds" in line else None
    return Point(_bits(line["lat"]), _bits(line["lon"]), _bits(line.get("ele")), time, line.get("name"), _more(line))


# The values of a point by the names that our reader and the schema have for them.
TEXTS = {"comment": "cmt", "description": "desc", "source": "src", "symbol": "sym", "type": "type", "fix": "fix"}
NUMBERS = ["hdop", "vdop", "pdop", "magvar", "geoidheight", "ageofdgpsdata", "course", "speed"]
WHOLE_NUMBERS = ["sat", "dgpsid"]


def _more(line: dict) -> dict[str, str | float]:
    more: dict[str, str | float] = {theirs: line[ours] for ours, theirs in TEXTS.items() if ours in line}
    more |= {name: _bits(line[name]) for name in NUMBERS if name in line}
    more |= {name: float(line[name]) for name in WHOLE_NUMBERS if name in line}
    if extensions := line.get("extensions"):
        more["extensions"] = "".join(_shown(element) for element in extensions)
    return more


def _shown(element: dict) -> str:
    """An element in one way of writing it, whatever its prefixes are."""
    attributes = [f" {_name(part)}={part['value']!r}" for part in element.get("attributes", [])]
    content = [
        _shown(part) if "name" in part else repr(part["text"]) for part in element.get("content", [])
    ]
    return f"<{_name(element)}{''.join(sorted(attributes))}>{''.join(content)}</>"


def _name(part: dict) -> str:
    return f"{{{part['namespace']}}}{part['name']}" if "namespace" in part else part["name"]


def _bits(digits: str | None) -> float | None:
    return None if digits is None else struct.unpack(">d", bytes.fromhex(digits))[0]
