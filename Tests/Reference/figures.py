#!/usr/bin/env python3
"""Computes the figures of tracks by other means than the package does, for its tests to compare with.

    figures.py                   writes Tracks/*.gpx and figures.json
    figures.py --corpus FOLDER   writes corpus.json, for the files of a folder with GPX files and an INDEX.tsv
    figures.py --check           fails where what is committed is not what this script makes

Lengths come from PROJ (on a sphere, its geodesics are great circles), sums and means from numpy. Nothing here slides,
accumulates or searches as the package does: windows are looked at anew for each point, integrals are taken by
Simpson's rule piece by piece, stretches are interpolated in cumulative columns.

It needs numpy, pyproj and lxml.
"""

import argparse
import csv
import json
import re
import sys
from datetime import datetime, timezone
from fractions import Fraction
from pathlib import Path

import numpy as np
from lxml import etree
from pyproj import Geod

HERE = Path(__file__).resolve().parent
SPHERE = Geod(a=6371008.8, f=0)
WGS84 = Geod(ellps="WGS84")

# The defaults of the package: metres, metres, metres a second, metres, neighbours, deviations, share.
WINDOW, THRESHOLD, MOVING, GRADIENT = 100.0, 3.0, 0.5 / 3.6, 100.0
NEIGHBOURS, DEVIATIONS, SMALLEST = 5, 3.0, 0.1

# How far rounding may miss a window or a threshold, in metres.
WINDOW_SLACK, THRESHOLD_SLACK = 1e-6, 1e-9

SENSORS = ("hr", "cad", "power")


class Segment:
    """Columns of a track segment; nan and None stand for what is missing."""

    def __init__(self, lat, lon, ele, time, sensors=None):
        self.lat = np.array(lat, float)
        self.lon = np.array(lon, float)
        self.ele = np.array([np.nan if e is None else e for e in ele], float)
        self.time = list(time)
        self.sensors = sensors or {}

    def __len__(self):
        return len(self.lat)

    def pieces(self, geod):
        """The metres between neighbouring points."""
        if len(self) < 2:
            return np.zeros(0)
        return geod.inv(self.lon[:-1], self.lat[:-1], self.lon[1:], self.lat[1:])[2]

    def along(self, geod):
        return np.concatenate([[0.0], np.cumsum(self.pieces(geod))])[: len(self)]

    def pieces_3d(self, geod):
        flat = self.pieces(geod)
        rise = np.nan_to_num(np.diff(self.ele))
        return np.hypot(flat, rise)


# Elevations


def smoothed(segment, along):
    result = np.full(len(segment), np.nan)
    for row in range(len(segment)):
        if np.isnan(segment.ele[row]):
            continue
        near = segment.ele[np.abs(along - along[row]) <= WINDOW / 2 + WINDOW_SLACK]
        result[row] = np.nanmean(near)
    return result


def climb(elevations, threshold):
    up = down = 0.0
    known = [e for e in elevations if not np.isnan(e)]
    if not known:
        return 0.0, 0.0
    level = known[0]
    for elevation in known[1:]:
        change = elevation - level
        if abs(change) >= max(0.0, threshold - THRESHOLD_SLACK):
            up += max(change, 0.0)
            down += max(-change, 0.0)
            level = elevation
    return up, down


def gradients(segment, along):
    """Percent at each point: 12/w³ ∫ (s − c) h ds, with Simpson's rule, which is exact for the product of two lines."""
    result = np.full(len(segment), np.nan)
    known = ~np.isnan(segment.ele)
    if known.sum() < 2:
        return result
    way, height = along[known], segment.ele[known]
    if way[-1] - way[0] < GRADIENT:
        return result
    for row in np.flatnonzero(known):
        start = max(way[0], min(along[row] - GRADIENT / 2, way[-1] - GRADIENT))
        end = start + GRADIENT
        centre = (start + end) / 2
        total = 0.0
        for k in range(len(way) - 1):
            a, b = max(start, way[k]), min(end, way[k + 1])
            if b <= a:
                continue
            slope = (height[k + 1] - height[k]) / (way[k + 1] - way[k])
            h = lambda s: height[k] + (s - way[k]) * slope - height[0]
            f = lambda s: (s - centre) * h(s)
            total += (b - a) / 6 * (f(a) + 4 * f((a + b) / 2) + f(b))
        result[row] = 100 * 12 / GRADIENT**3 * total
    return result


# Times


def intervals(segment, along):
    """(first row, last row, seconds, metres) between points with a time, where the time rises."""
    timed = [row for row in range(len(segment)) if segment.time[row] is not None]
    result = []
    anchor = None
    for row in timed:
        if anchor is None or segment.time[row] < segment.time[anchor]:
            anchor = row
        elif segment.time[row] > segment.time[anchor]:
            seconds = float(segment.time[row] - segment.time[anchor])
            result.append((anchor, row, seconds, along[row] - along[anchor]))
            anchor = row
    return result


def is_outlier(index, speeds):
    window = speeds[max(0, index - NEIGHBOURS) : index + NEIGHBOURS + 1]
    if len(window) < 3:
        return False
    median = np.median(window)
    deviation = 1.4826 * np.median(np.abs(window - median))
    return speeds[index] - median > DEVIATIONS * max(deviation, SMALLEST * median)


def accepted_maximum(passed):
    moving = np.array([m / s for _, _, s, m in passed if m / s >= MOVING])
    kept = [v for k, v in enumerate(moving) if not is_outlier(k, moving)]
    if kept:
        return max(kept)
    return max((m / s for _, _, s, m in passed), default=None)


def recorded(segment, along, passed):
    """Seconds, moving seconds and moving metres from the first point to each, evenly along each interval."""
    columns = np.zeros((3, len(segment)))
    for first, last, seconds, metres in passed:
        for row in range(first + 1, last + 1):
            piece = along[row] - along[row - 1]
            share = piece / metres if metres > 0 else float(row == last)
            columns[0, row] = seconds * share
            if metres / seconds >= MOVING:
                columns[1, row] = seconds * share
                columns[2, row] = metres * share
    return np.cumsum(columns, axis=1)


def sensor(segments, name):
    values, weights = [], []
    for segment in segments:
        column = segment.sensors.get(name)
        if column is None:
            continue
        seconds = np.zeros(len(segment))
        timed = [row for row in range(len(segment)) if segment.time[row] is not None]
        for a, b in zip(timed, timed[1:]):
            passed = max(0.0, float(segment.time[b] - segment.time[a]))
            seconds[a] += passed / 2
            seconds[b] += passed / 2
        for row, value in enumerate(column):
            if value is not None:
                values.append(value)
                weights.append(seconds[row])
    if not values:
        return None
    values, weights = np.array(values, float), np.array(weights)

    def mean(mask):
        if not mask.any():
            return None
        heavy = weights[mask] if weights[mask].sum() > 0 else None
        return float(np.average(values[mask], weights=heavy))

    return {
        "count": len(values),
        "minimum": float(values.min()),
        "maximum": float(values.max()),
        "mean": mean(np.ones(len(values), bool)),
        "mean_without_zeros": mean(values != 0),
    }


# Figures of a whole


def range_of(columns):
    known = np.concatenate([c[~np.isnan(c)] for c in columns]) if columns else np.zeros(0)
    return [float(known.min()), float(known.max())] if len(known) else None


def bounds(segments):
    """South, west, north, east; the western edge may lie east of the eastern one."""
    if not any(len(s) for s in segments):
        return None
    lat = np.concatenate([s.lat for s in segments])
    arcs = []
    for s in segments:
        if len(s):
            lon = np.degrees(np.unwrap(np.radians(s.lon)))
            arcs.append((lon.min(), lon.max()))
    # Every end of an arc is tried as the western edge.
    best = None
    for west, _ in arcs:
        width = max((a - west) % 360 + (b - a) for a, b in arcs)
        if best is None or width < best[1]:
            best = (west, width)
    wrap = lambda x: (x + 180) % 360 - 180
    if best[1] >= 360:
        return [float(lat.min()), -180.0, float(lat.max()), 180.0]
    return [float(lat.min()), float(wrap(best[0])), float(lat.max()), float(wrap(best[0] + best[1]))]


def whole(segments, geod):
    """The figures of all segments together on one shape of the earth."""
    alongs = [s.along(geod) for s in segments]
    passed = [intervals(s, a) for s, a in zip(segments, alongs)]
    every = [i for p in passed for i in p]
    moving = [i for i in every if i[3] / i[2] >= MOVING]
    climbs = [climb(smoothed(s, a), THRESHOLD) for s, a in zip(segments, alongs)]
    raw = [climb(s.ele, 0) for s in segments]
    greatest = [v for v in map(accepted_maximum, passed) if v is not None]
    gradient = range_of([gradients(s, a) for s, a in zip(segments, alongs)])
    return {
        "length_2d": float(sum(s.pieces(geod).sum() for s in segments)),
        "length_3d": float(sum(s.pieces_3d(geod).sum() for s in segments)),
        "ascent": sum(c[0] for c in climbs),
        "descent": sum(c[1] for c in climbs),
        "raw_ascent": sum(c[0] for c in raw),
        "raw_descent": sum(c[1] for c in raw),
        "gradient": gradient,
        "elevation": range_of([s.ele for s in segments]),
        "recorded_time": sum(i[2] for i in every) if every else None,
        "moving_time": sum(i[2] for i in moving) if every else None,
        "moving_distance": float(sum(i[3] for i in moving)) if every else None,
        "maximum_speed": max(greatest) if greatest else None,
        "raw_maximum_speed": max(i[3] / i[2] for i in every) if every else None,
    }


# Parts


class Cumulative:
    """Columns from the beginning of all segments to each point."""

    def __init__(self, segments, geod):
        names = ("distance", "length_3d", "raw_ascent", "raw_descent", "ascent", "descent",
                 "recorded_time", "moving_time", "moving_distance")  # fmt: skip
        self.columns = {name: [] for name in names}
        self.elevation = []
        totals = dict.fromkeys(names, 0.0)
        for s in segments:
            along = s.along(geod)
            times = recorded(s, along, intervals(s, along))
            level = smoothed(s, along)
            raw = [climb(s.ele[: k + 1], 0) for k in range(len(s))]
            smooth = [climb(level[: k + 1], THRESHOLD) for k in range(len(s))]
            rows = {
                "distance": along,
                "length_3d": np.concatenate([[0.0], np.cumsum(s.pieces_3d(geod))])[: len(s)],
                "raw_ascent": [r[0] for r in raw],
                "raw_descent": [r[1] for r in raw],
                "ascent": [r[0] for r in smooth],
                "descent": [r[1] for r in smooth],
                "recorded_time": times[0],
                "moving_time": times[1],
                "moving_distance": times[2],
            }
            self.elevation += list(level)
            for name in names:
                column = totals[name] + np.array(rows[name], float)
                self.columns[name] += list(column)
                if len(column):
                    totals[name] = column[-1]
        self.totals = totals

    def place(self, name, amount):
        """The first place, in points, with an amount of a column."""
        column = np.array(self.columns[name])
        row = min(int(np.searchsorted(column, amount, side="left")), len(column) - 1)
        if row == 0 or column[row] <= amount:
            return float(row)
        return row - 1 + (amount - column[row - 1]) / (column[row] - column[row - 1])

    def at(self, name, place):
        return float(np.interp(place, np.arange(len(self.columns[name])), self.columns[name]))

    def between(self, start, end):
        return {n: max(0.0, self.at(n, end) - self.at(n, start)) for n in self.columns}

    def splits(self, name, step):
        total = self.totals[name]
        if not self.elevation or (total == 0 and name != "distance"):
            return []
        count = max(1, int(np.ceil(total / step - 1e-6)))
        ends = [self.place(name, step * k) for k in range(1, count)] + [len(self.elevation) - 1]
        return [self.between(a, b) for a, b in zip([0.0] + ends, ends)]

    def profile(self, name, step):
        total = self.totals[name]
        if not self.elevation or (total == 0 and name != "distance"):
            return []
        count = max(1, int(np.ceil(total / step - 1e-6)))
        places = [self.place(name, step * k) for k in range(count)]
        places += [len(self.elevation) - 1] if total > 0 else []
        result = []
        for place in places:
            row = int(place)
            ele = self.elevation[row]
            if place > row:
                ele += (self.elevation[row + 1] - ele) * (place - row)
            result.append([self.at("distance", place), None if np.isnan(ele) else float(ele)])
        return result


def stretches(cumulative, generator):
    result = []
    last = len(cumulative.elevation) - 1
    for _ in range(6 if last > 0 else 0):
        start, end = sorted(generator.uniform(0, cumulative.totals["distance"], 2))
        figures = cumulative.between(cumulative.place("distance", start), cumulative.place("distance", end))
        result.append({"from": start, "to": end, "figures": figures})
    return result


def nearest(segments, generator):
    """The distance to the nearest point and to the nearest place, for coordinates near the way and anywhere."""
    result = []
    points = [(s.lat[r], s.lon[r]) for s in segments for r in range(len(s))]
    if not points:
        return result
    lat, lon = map(np.array, zip(*points))
    for number in range(6):
        k = generator.integers(len(points))
        turn, reach = generator.uniform(0, 360), 10.0 ** generator.uniform(0, 4)
        wanted = SPHERE.fwd(lon[k], lat[k], turn, reach)[:2]
        if number == 5:
            wanted = (generator.uniform(-180, 180), generator.uniform(-90, 90))
        away = SPHERE.inv(np.full(len(lat), wanted[0]), np.full(len(lat), wanted[1]), lon, lat)[2]
        result.append({
            "longitude": wanted[0],
            "latitude": wanted[1],
            "point": float(away.min()),
            "place": min([float(away.min())] + [
                nearest_on_piece(wanted, (s.lon[r], s.lat[r]), (s.lon[r + 1], s.lat[r + 1]))
                for s in segments for r in range(len(s) - 1)
            ]),
        })  # fmt: skip
    return result


def nearest_on_piece(wanted, a, b):
    """The shortest distance to a great circle's arc, by ever finer samples along it."""
    azimuth, _, length = SPHERE.inv(a[0], a[1], b[0], b[1])
    low, high = 0.0, length
    best = np.inf
    while length > 0 and high - low > 1e-5:
        steps = np.linspace(low, high, 33)
        lon, lat, _ = SPHERE.fwd(np.full(33, a[0]), np.full(33, a[1]), np.full(33, azimuth), steps)
        away = SPHERE.inv(np.full(33, wanted[0]), np.full(33, wanted[1]), lon, lat)[2]
        k = int(np.argmin(away))
        best = min(best, float(away[k]))
        low, high = steps[max(0, k - 1)], steps[min(32, k + 1)]
    return best


def figures(segments, generator):
    cumulative = Cumulative(segments, SPHERE)
    # Enough parts to tell, and not thousands.
    scale = max(1, round(cumulative.totals["distance"] / 20_000))
    known = [float(t) for s in segments for t in s.time if t is not None]
    return {
        "points": sum(map(len, segments)),
        "bounds": bounds(segments),
        "duration": max(known) - min(known) if len(known) > 1 else None,
        "sphere": whole(segments, SPHERE),
        "wgs84": whole(segments, WGS84),
        "gradients": [
            [None if np.isnan(g) else float(g) for g in gradients(s, s.along(SPHERE))]
            for s in segments
        ],
        "splits": [
            {"every": step, "unit": name, "figures": cumulative.splits(name, step)}
            for name, step in (
                ("distance", 1000.0 * scale),
                ("distance", 1609.344 * scale),
                ("recorded_time", 300.0 * scale),
            )
        ],
        "profiles": [
            {"every": step, "unit": name, "samples": cumulative.profile(name, step)}
            for name, step in (("distance", 250.0 * scale), ("recorded_time", 120.0 * scale))
        ],
        "stretches": stretches(cumulative, generator),
        "nearest": nearest(segments, generator),
        "sensors": {
            name: {
                "columns": [s.sensors.get(name, [None] * len(s)) for s in segments],
                "figures": sensor(segments, name),
            }
            for name in SENSORS
            if any(name in s.sensors for s in segments)
        },
    }


# Tracks


def walk(generator, count, lat, lon, step, heading, turn=0.3):
    """A line that wanders; headings in radians from north, steps in metres."""
    lats, lons = [lat], [lon]
    for _ in range(count - 1):
        heading += generator.normal(0, turn)
        length = step * generator.uniform(0.5, 1.5)
        lon, lat, _ = SPHERE.fwd(lon, lat, np.degrees(heading), length)
        lats.append(lat)
        lons.append(lon)
    return lats, lons


def hills(generator, count, height, noise, base=400.0):
    x = np.linspace(0, 1, count)
    return base + height * (np.sin(7 * x) + 0.4 * np.sin(23 * x + 1)) + generator.normal(0, noise, count)


def second(start, offsets):
    """Times in milliseconds from a second of 1970, as exact fractions."""
    return [None if o is None else Fraction(start) + Fraction(round(o * 1000), 1000) for o in offsets]


START = 1714543200  # 2024-05-01T06:00:00Z


def ride(generator):
    """Every second or so, with a halt, glitches and sensors that drop out."""
    lat, lon = walk(generator, 160, 47.3, 11.4, 42, 0.5)
    lat[60:80], lon[60:80] = [lat[60]] * 20, [lon[60]] * 20
    lat[100] += 0.004
    time = np.cumsum(generator.uniform(3.0, 9.0, 160))
    time[130:] -= (time[130] - time[129]) * 0.97
    hr = list(map(int, 120 + 30 * np.sin(np.arange(160) / 20)))
    cad = [0 if 60 <= k < 80 else int(v) for k, v in enumerate(generator.integers(70, 100, 160))]
    hr[20:35] = [None] * 15
    power = [int(v) if k % 3 == 0 else None for k, v in enumerate(generator.integers(0, 300, 160))]
    ele = list(hills(generator, 160, 120, 2.0))
    return [Segment(lat, lon, ele, second(START, time), {"hr": hr, "cad": cad, "power": power})]


def dateline(generator):
    """Two segments on both sides of the antimeridian, with a gap of time and way, elevations missing in part."""
    lat1, lon1 = walk(generator, 60, -16.7, 179.97, 90, 1.4, 0.1)
    lat2, lon2 = walk(generator, 60, lat1[-1] + 0.05, lon1[-1], 120, -1.6, 0.1)
    ele1, ele2 = list(hills(generator, 60, 40, 0.5, 50)), list(hills(generator, 60, 80, 0.5, 90))
    ele1[10:25] = [None] * 15
    ele2[::7] = [None] * len(ele2[::7])
    hr = list(map(int, generator.integers(90, 150, 60)))
    return [
        Segment(lat1, lon1, ele1, second(START, np.arange(60) * 20.0), {"hr": hr}),
        Segment([], [], [], []),
        Segment(lat2, lon2, ele2, second(START + 7200, np.arange(60) * 25.0), {"hr": [None] * 60}),
    ]


def pole(generator):
    """Over the north pole and round it."""
    lat, lon = walk(generator, 80, 89.96, 20.0, 150, 0.0, 0.2)
    return [Segment(lat, lon, [0.0] * 80, second(START, np.arange(80) * 60.0))]


def untimed(generator):
    """A plan: no times, elevations on a part."""
    lat, lon = walk(generator, 70, 36.5, -118.3, 300, 2.0, 0.5)
    ele = [None] * 10 + list(hills(generator, 55, 400, 0, 2500)) + [None] * 5
    return [Segment(lat, lon, ele, [None] * 70)]


def disorder(generator):
    """Times that run backwards, stand still, are missing; points that are doubled."""
    lat, lon = walk(generator, 90, 52.5, 13.4, 12, 3.0)
    time = list(np.arange(90) * 4.0)
    time[20:30] = [80.0] * 10
    time[40:50] = [None] * 10
    for k in range(60, 75):
        time[k] -= 200.0
    time[:3] = [None] * 3
    lat[50:55], lon[50:55] = [lat[50]] * 5, [lon[50]] * 5
    ele = list(np.round(hills(generator, 90, 8, 3, 34)))
    return [Segment(lat, lon, ele, second(START, time), {"cad": [k % 7 for k in range(90)]})]


def voyage(generator):
    """A point an hour over thousands of kilometres, where the sphere and the ellipsoid part."""
    lat, lon = walk(generator, 50, 60.0, -5.0, 90_000, -2.2, 0.15)
    return [Segment(lat, lon, list(hills(generator, 50, 2, 1, 0)), second(START, np.arange(50) * 3600.0))]


def scraps(generator):
    """Segments of a point or two."""
    parts = []
    for k in range(6):
        lat, lon = walk(generator, 1 + k % 3, 10.0 + k * 0.01, 10.0, 60, 0.0)
        time = second(START + 100 * k, np.arange(len(lat)) * 15.0) if k != 3 else [None] * len(lat)
        parts.append(Segment(lat, lon, [100.0 + 9 * k] * len(lat), time))
    return parts


TRACKS = {f.__name__: f for f in (ride, dateline, pole, untimed, disorder, voyage, scraps)}


def written(segments):
    """Rounds to what the text of a file holds, so that both sides compute with the same numbers."""
    for s in segments:
        s.lat, s.lon = np.round(s.lat, 7), np.round(s.lon, 7)
        s.ele = np.round(s.ele, 2)
    return segments


def text(name, segments):
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<gpx version="1.1" creator="figures.py" xmlns="http://www.topografix.com/GPX/1/1"'
        ' xmlns:t="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">',
        f"<trk><name>{name}</name>",
    ]
    for s in segments:
        lines.append("<trkseg>")
        for row in range(len(s)):
            point = f'<trkpt lat="{s.lat[row]:.7f}" lon="{s.lon[row]:.7f}">'
            if not np.isnan(s.ele[row]):
                point += f"<ele>{s.ele[row]:.2f}</ele>"
            if s.time[row] is not None:
                whole, rest = divmod(s.time[row], 1)
                stamp = datetime.fromtimestamp(int(whole), timezone.utc).strftime("%Y-%m-%dT%H:%M:%S")
                point += f"<time>{stamp}.{int(rest * 1000):03d}Z</time>"
            values = {n: c[row] for n, c in s.sensors.items() if c[row] is not None}
            if values:
                own = "".join(f"<t:{n}>{v}</t:{n}>" for n, v in values.items() if n != "power")
                power = f"<power>{values['power']}</power>" if "power" in values else ""
                own = f"<t:TrackPointExtension>{own}</t:TrackPointExtension>" if own else ""
                point += f"<extensions>{power}{own}</extensions>"
            lines.append(point + "</trkpt>")
        lines.append("</trkseg>")
    return "\n".join(lines + ["</trk>", "</gpx>", ""])


# Files


def instant(written_text):
    """Seconds since 1970 as a fraction; an offset that is missing is taken as 0."""
    match = re.fullmatch(
        r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)?", written_text.strip()
    )
    if not match:
        raise ValueError(f"no time: {written_text!r}")
    moment = datetime.strptime(match[1], "%Y-%m-%dT%H:%M:%S").replace(tzinfo=timezone.utc)
    result = Fraction(int(moment.timestamp())) + Fraction(match[2] or 0)
    if match[3] and match[3] != "Z":
        sign = -1 if match[3][0] == "-" else 1
        result -= sign * (int(match[3][1:3]) * 3600 + int(match[3][4:6]) * 60)
    return result


def read(path):
    """The segments of each track of a file, or None for a file in which anything is out of order."""
    name = lambda e: etree.QName(e).localname if isinstance(e.tag, str) else ""
    child = lambda e, n: next((c for c in e if name(c) == n), None)
    tracks = []
    try:
        root = etree.parse(str(path)).getroot()
        for track in (e for e in root if name(e) == "trk"):
            segments = []
            for part in (e for e in track if name(e) == "trkseg"):
                points = [p for p in part if name(p) == "trkpt"]
                ele = [child(p, "ele") for p in points]
                time = [child(p, "time") for p in points]
                segments.append(Segment(
                    [float(p.get("lat")) for p in points],
                    [float(p.get("lon")) for p in points],
                    [None if e is None else float(e.text) for e in ele],
                    [None if t is None else instant(t.text) for t in time],
                ))  # fmt: skip
            tracks.append(segments)
    except (etree.XMLSyntaxError, TypeError, ValueError):
        return None
    for segment in (s for t in tracks for s in t):
        far = np.abs(segment.lat) > 90, np.abs(segment.lon) > 180
        if np.any(far) or not np.all(np.abs(np.nan_to_num(segment.ele)) < 1e5):
            return None
    return tracks


def corpus(folder):
    result = {}
    with open(folder / "INDEX.tsv", newline="") as index:
        for row in csv.DictReader(index, delimiter="\t"):
            tracks = read(folder / row["path"])
            segments = [s for t in tracks or [] for s in t]
            if sum(map(len, segments)) > 1:
                result[row["path"]] = {
                    "sphere": whole(segments, SPHERE),
                    "wgs84": whole(segments, WGS84),
                    "bounds": bounds(segments),
                }
    return result


def dumped(value):
    """JSON with numbers that are read back as they were, nan and infinity refused."""
    return json.dumps(value, indent=None, separators=(",", ":"), allow_nan=False).replace(
        '},"', '},\n"'
    ) + "\n"  # fmt: skip


def made(folder):
    """The text of each file that this script makes."""
    files = {}
    results = {}
    for number, (name, make) in enumerate(TRACKS.items()):
        segments = written(make(np.random.default_rng(number)))
        files[HERE / "Tracks" / f"{name}.gpx"] = text(name, segments)
        results[name] = figures(segments, np.random.default_rng(1000 + number))
    files[HERE / "figures.json"] = dumped(results)
    if folder:
        files[HERE / "corpus.json"] = dumped(corpus(folder))
    return files


def differs(old, new):
    """Whether two values differ by more than what other releases of PROJ and numpy may change."""
    if isinstance(old, float) and isinstance(new, (int, float)):
        return abs(old - new) > 1e-6 + 1e-9 * abs(old)
    if isinstance(old, dict) and isinstance(new, dict):
        return old.keys() != new.keys() or any(differs(old[k], new[k]) for k in old)
    if isinstance(old, list) and isinstance(new, list):
        return len(old) != len(new) or any(map(differs, old, new))
    return old != new


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpus", type=Path, metavar="FOLDER")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    for path, content in made(arguments.corpus).items():
        if not arguments.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(content)
        elif path.suffix == ".json" and differs(json.loads(path.read_text()), json.loads(content)):
            sys.exit(f"figures: {path.name} holds other figures")
        elif path.suffix == ".gpx" and path.read_text() != content:
            sys.exit(f"figures: {path.name} is another track")


if __name__ == "__main__":
    main()
