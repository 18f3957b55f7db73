"""Reads GPX with gpxpy, the GPX library that most programs in Python use."""

from __future__ import annotations

from calendar import timegm

import gpxpy
import gpxpy.gpx
from documents import UNKNOWN, Document, Instant, Point, Way, place


class NotReadable(Exception):
    """gpxpy cannot read the file."""


def read(data: bytes) -> Document:
    if b"\0" in data:
        raise NotReadable("it is UTF-16, which gpxpy takes for UTF-8")
    try:
        gpx = gpxpy.parse(data.decode("utf-8-sig"))
    except (ValueError, gpxpy.gpx.GPXException) as error:
        raise NotReadable(str(error)) from error
    return Document(
        waypoints=_points(gpx.waypoints),
        routes=[Way(route.name, [_points(route.points)]) for route in gpx.routes],
        tracks=[
            Way(track.name, [_points(segment.points) for segment in track.segments])
            for track in gpx.tracks
        ],
        version=gpx.version,
        creator=gpx.creator or None,
    )


def as_seen(document: Document) -> Document:
    """A document as far as gpxpy can see: it keeps microseconds of a time, and takes an empty name for none."""

    def points(points: list[Point]) -> list[Point]:
        return [Point(p.lat, p.lon, p.ele, _shortened(p.time), p.name or None) for p in points]

    def ways(ways: list[Way]) -> list[Way]:
        return [Way(way.name or None, [points(part) for part in way.parts]) for way in ways]

    return Document(points(document.waypoints), ways(document.routes), ways(document.tracks))


def _shortened(time: Instant) -> Instant:
    return time if time is None else (time[0], time[1] // 1000 * 1000)


def _points(points) -> list[Point]:
    """The points by the project's rules about poles and turns, of which gpxpy has none."""
    result = []
    for point in points:
        where = place(repr(point.latitude), repr(point.longitude))
        if where is not None:
            result.append(Point(*where, point.elevation, _instant(point.time), point.name))
    return result


def _instant(time) -> Instant:
    """The instant that gpxpy read; it does not tell a time that it could not read from one that is not there."""
    return UNKNOWN if time is None else (timegm(time.utctimetuple()), time.microsecond * 1000)
