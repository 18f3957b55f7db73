"""Names of lakes, which Natural Earth's shapes come without."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import shapely
from shapely.geometry import Point

from builder import facts
from builder.features import Feature, roomiest_point
from builder.labels import Label, LabelKind
from builder.projection import kilometres_per_unit, pixel, project_point

# A lake is named by a point that lies in it or so many kilometres from it.
NEARBY = 10.0

# A lake says its name from the zoom on at which it has the area of a square of so many pixels.
NAMED_PIXELS = 20
LAST_ZOOM = 10.0


def name_lakes(lakes: list[Feature]) -> list[Feature]:
    """The lakes, those of the table with their names."""
    tree = shapely.STRtree([lake.shape for lake in lakes])
    named = list(lakes)
    for name, longitude, latitude in facts.named_points("lakes"):
        point = Point(project_point(longitude, latitude))
        index = int(tree.nearest(point))
        kilometres = lakes[index].shape.distance(point) * kilometres_per_unit(point.y)
        if kilometres > NEARBY:
            raise ValueError(f"the lake nearest to {name} is {kilometres:.0f} km away")
        if named[index].name:
            raise ValueError(f"{name} is {named[index].name} already")
        named[index] = replace(lakes[index], name=name)
    return named


def lake_labels(lakes: list[Feature]) -> Iterator[Label]:
    for lake in lakes:
        if lake.name:
            side = math.sqrt(lake.shape.area)
            min_zoom = min(LAST_ZOOM, max(0.0, math.log2(NAMED_PIXELS * pixel(0) / side)))
            point = roomiest_point(lake.shape, side / 50)
            yield Label(LabelKind.LAKE, min_zoom, point.x, point.y, 0, lake.name)
