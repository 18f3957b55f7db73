"""The places that the pages show, as GeoJSON; the same name gives the same bytes."""

import json
import random
from itertools import islice

from harness.making.ride import ride
from harness.places import OUTPUT

FOLDER = OUTPUT / "pages"
# Degrees east and north in which the markers lie.
MARKER_EAST = (7.7, 8.9)
MARKER_NORTH = (46.65, 47.45)


def line(count):
    """A ride of so many seconds."""
    points = ride(random.Random(20240506))
    places = [(round(point[1], 7), round(point[0], 7)) for point in islice(points, count)]
    return [feature({"type": "LineString", "coordinates": places})]


def markers(count):
    """Places that lie anyhow."""
    chance = random.Random(20240507)
    return [
        feature({"type": "Point", "coordinates": [round(chance.uniform(*span), 6) for span in (MARKER_EAST, MARKER_NORTH)]})
        for _ in range(count)
    ]


def feature(geometry):
    return {"type": "Feature", "properties": {}, "geometry": geometry}


# What a page is told of the data, and the data.
CASES = {
    "line-100k": ("line", lambda: line(100_000)),
    "line-1m": ("line", lambda: line(1_000_000)),
    "markers-10k": ("markers", lambda: markers(10_000)),
}


def kind_of(case):
    return CASES[case][0]


def path_of(case):
    """The path of a file, which exists from now on."""
    path = FOLDER / f"{case}.geojson"
    if not path.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        collection = {"type": "FeatureCollection", "features": CASES[case][1]()}
        part = path.with_suffix(".part")
        part.write_text(json.dumps(collection, separators=(",", ":")))
        part.rename(path)
    return path
