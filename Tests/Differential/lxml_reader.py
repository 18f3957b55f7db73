"""Reads GPX with lxml, that is libxml2: an XML parser that many have looked at, and on it only what the schema says."""

from __future__ import annotations

import re
from calendar import timegm
from datetime import datetime

from documents import (
    NUMBERS,
    SPACE,
    TEXTS,
    UNKNOWN,
    WHOLE_NUMBERS,
    Document,
    Instant,
    Point,
    Way,
    elevation,
    number,
    place,
)
from lxml import etree

NAMESPACES = {"http://www.topografix.com/GPX/1/0", "http://www.topografix.com/GPX/1/1"}

TIME = re.compile(
    r"([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]+))?"
    r"(?:(Z)|([+-])([0-9]{2}):([0-9]{2}))?"
)


class NotReadable(Exception):
    """lxml cannot read the file."""


def read(data: bytes) -> Document:
    parser = etree.XMLParser(
        resolve_entities=False, no_network=True, huge_tree=True, remove_comments=True, remove_pis=True
    )
    try:
        root = etree.fromstring(data, parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise NotReadable(str(error)) from error
    if _name(root) != "gpx":
        raise NotReadable("there is no gpx element")
    return _Reader(root).document


def _name(element) -> str:
    return etree.QName(element).localname if isinstance(element.tag, str) else ""


def _text(element) -> str:
    """All text in an element. Entities that are not expanded are nodes of the tree, and no text."""
    parts = [element.text or ""]
    for child in element:
        if isinstance(child.tag, str):
            parts.append(_text(child))
        parts.append(child.tail or "")
    return "".join(parts)


def shown(element) -> str:
    """An element as `documents` writes it; white space beside other elements only sets them apart."""
    attributes = [f" {name}={value!r}" for name, value in element.attrib.items()]
    content = []
    for text, child in [(element.text, None), *((child.tail, child) for child in element)]:
        if child is not None:
            content.append(shown(child))
        if text and (text.strip(SPACE) or not len(element)):
            content.append(repr(text))
    return f"<{element.tag}{''.join(sorted(attributes))}>{''.join(content)}</>"


class _Reader:
    def __init__(self, root):
        # Files without the namespace of GPX, or with another spelling of it, are read as GPX, too.
        self.namespaces = NAMESPACES | {etree.QName(root).namespace, None}
        self.document = Document(version=root.get("version"), creator=root.get("creator") or None)
        self.add_waypoints(root)
        for child in root:
            if self.is_gpx(child, "rte"):
                way = Way(self.text(child, "name"), [self.points(child, "rtept")])
                self.document.routes.append(way)
            elif self.is_gpx(child, "trk"):
                parts = [self.points(part, "trkpt") for part in child if self.is_gpx(part, "trkseg")]
                self.document.tracks.append(Way(self.text(child, "name"), parts))

    def is_gpx(self, element, name: str) -> bool:
        if not isinstance(element.tag, str):
            return False
        tag = etree.QName(element)
        return tag.localname == name and tag.namespace in self.namespaces

    def add_waypoints(self, parent) -> None:
        """Takes the waypoints in their order, those inside of routes and tracks, too: that is the project's rule."""
        for child in parent:
            if self.is_gpx(child, "wpt"):
                self.document.waypoints += self.point(child)
            elif any(self.is_gpx(child, name) for name in ("rte", "trk", "trkseg")):
                self.add_waypoints(child)

    def points(self, parent, name: str) -> list[Point]:
        return [point for child in parent if self.is_gpx(child, name) for point in self.point(child)]

    def point(self, element) -> list[Point]:
        where = place(element.get("lat"), element.get("lon"))
        if where is None:
            return []
        values = (elevation(text) for text in self.texts(element, "ele"))
        ele = next((value for value in values if value is not None), None)
        instants = (instant(text) for text in self.texts(element, "time"))
        time = next((value for value in instants if value is not None), None)
        return [Point(*where, ele, time, self.text(element, "name"), self.more(element))]

    def more(self, element) -> dict[str, str | float]:
        """What else a point has: texts, what the receiver told, extensions."""
        more: dict[str, str | float] = {}
        for name in TEXTS.values():
            text = self.text(element, name)
            if name == "fix":
                text = next((text.strip(SPACE) for text in self.texts(element, name) if text.strip(SPACE)), None)
            if text is not None:
                more[name] = text
        for name in NUMBERS + WHOLE_NUMBERS:
            values = (number(text) for text in self.texts(element, name))
            for value in values:
                if value is not None and (name in NUMBERS or value == int(value)):
                    more[name] = value
                    break
        extensions = [
            shown(child) for parent in element if self.is_gpx(parent, "extensions") for child in parent
        ]
        if extensions:
            more["extensions"] = "".join(extensions)
        return more

    def texts(self, parent, name: str) -> list[str]:
        return [_text(child) for child in parent if self.is_gpx(child, name)]

    def text(self, parent, name: str) -> str | None:
        return next(iter(self.texts(parent, name)), None)


def instant(text: str) -> Instant:
    """The instant of a time as the schema has it; of another form this reader says nothing."""
    text = text.strip(" \t\r\n")
    if not text:
        return None
    match = TIME.fullmatch(text)
    if not match:
        return UNKNOWN
    fields = [int(digits) for digits in match.groups()[:6]]
    try:
        seconds = timegm(datetime(*fields).timetuple())
    except ValueError:
        return UNKNOWN
    nanoseconds = int((match[7] or "").ljust(9, "0")[:9])
    if match[9]:
        shift = int(match[10]) * 3600 + int(match[11]) * 60
        seconds += -shift if match[9] == "+" else shift
    return seconds, nanoseconds
