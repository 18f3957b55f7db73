"""What the western Alps have beyond Natural Earth: rivers and lakes out of GLOBE's elevations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import shapely

from builder.features import Feature, clipped, lines_of
from builder.globe import Globe
from builder.levels import FOCUS
from builder.natural_earth import World
from builder.projection import kilometres_per_unit, pixel, project_point
from builder.reservoirs import reservoirs
from builder.streams import streams

# Natural Earth's rivers are left out within so many kilometres of a stream out of the elevations …
SAME_RIVER = 3.0

# … and where so little is left of them.
LEAST_REMAINDER = 4 * pixel(9)

# Smaller rivers are for the closest zooms alone.
GREATEST_RANK = 7

# A lake that another covers to this part is there already.
SAME_LAKE = 0.3


def add_alps(world: World, globe: Globe) -> None:
    """Puts the rivers of the focus in the place of Natural Earth's there, and adds its lakes."""
    area = FOCUS.bounds().box()
    found = [stream for stream in streams(globe, world.rivers) if stream.shape.intersects(area)]
    world.rivers_in_focus = list(clipped(found, area)) + list(_rest(world.rivers, found))
    outside = [part for river in world.rivers for part in _outside(river, area)]
    world.rivers = outside + [river for river in world.rivers_in_focus if river.attribute <= GREATEST_RANK]
    world.lakes += _new_lakes(world.lakes, list(reservoirs(globe)))


def _rest(rivers: list[Feature], found: list[Feature]) -> Iterator[Feature]:
    """What Natural Earth has in the focus away from what was found."""
    _, middle = project_point(FOCUS.west, (FOCUS.south + FOCUS.north) / 2)
    near = shapely.union_all([stream.shape for stream in found]).buffer(SAME_RIVER / kilometres_per_unit(middle))
    area = FOCUS.bounds().box().difference(near)
    return (river for river in clipped(rivers, area) if river.shape.length > LEAST_REMAINDER)


def _outside(river: Feature, area: shapely.Polygon) -> Iterator[Feature]:
    if not river.shape.intersects(area):
        yield river
        return
    for part in lines_of(river.shape.difference(area)):
        yield replace(river, shape=part)


def _new_lakes(known: list[Feature], found: list[Feature]) -> Iterator[Feature]:
    shapes = [lake.shape for lake in known]
    tree = shapely.STRtree(shapes)
    for lake in found:
        around = [shapes[index] for index in tree.query(lake.shape)]
        if not any(shape.intersection(lake.shape).area > SAME_LAKE * lake.shape.area for shape in around):
            yield lake
