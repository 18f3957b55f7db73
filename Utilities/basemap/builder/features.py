"""What a layer of the map consists of, and the operations on shapes that every layer needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import shapely
from shapely.errors import GEOSException
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polylabel


@dataclass(frozen=True)
class Feature:
    """A polygon or a line in world coordinates.

    What `attribute` means is its layer's affair: the rank of a river, the class of a border, the first zoom of an
    administrative line.
    """

    shape: BaseGeometry
    attribute: int = 0
    name: str = ""


def polygons_of(shape: BaseGeometry) -> Iterator[Polygon]:
    return _parts(shape, "Polygon")


def lines_of(shape: BaseGeometry) -> Iterator[LineString]:
    return _parts(shape, "LineString")


def _parts(shape: BaseGeometry, kind: str) -> Iterator[BaseGeometry]:
    """The parts of one kind in a shape that may be a collection of collections."""
    if shape.is_empty:
        return
    if shape.geom_type == kind:
        yield shape
    for part in getattr(shape, "geoms", ()):
        yield from _parts(part, kind)


def valid(shape: BaseGeometry) -> BaseGeometry:
    return shape if shape.is_valid else shape.buffer(0)


def roomiest_point(polygon: Polygon, precision: float) -> Point:
    """The point that is farthest from the outline, where a name has most room."""
    simple = max(polygons_of(valid(polygon.simplify(precision))), key=lambda part: part.area)
    try:
        return polylabel(simple, precision)
    except GEOSException:
        return simple.representative_point()


def clipped(features: Iterable[Feature], area: Polygon) -> Iterator[Feature]:
    """The parts of features that lie in an area, which keep their kind."""
    for feature in features:
        if area.contains(feature.shape):
            yield feature
        elif area.intersects(feature.shape):
            kind = feature.shape.geom_type
            for part in _parts(feature.shape.intersection(area), kind):
                yield replace(feature, shape=part)


def simplified_polygons(features: Iterable[Feature], tolerance: float, least_area: float) -> Iterator[Feature]:
    """Polygons with fewer vertices, without those, and without holes, that are smaller than an area."""
    for feature in features:
        if feature.shape.area < least_area:
            continue
        simple = valid(shapely.simplify(feature.shape, tolerance, preserve_topology=True))
        for polygon in polygons_of(simple):
            if polygon.area < least_area:
                continue
            holes = [hole for hole in polygon.interiors if Polygon(hole).area >= least_area]
            if len(holes) < len(polygon.interiors):
                polygon = Polygon(polygon.exterior, holes)
            yield replace(feature, shape=polygon)


def simplified_lines(features: Iterable[Feature], tolerance: float, least_length: float) -> Iterator[Feature]:
    """Lines with fewer vertices, without those that are not longer than a length."""
    for feature in features:
        if feature.shape.length > least_length:
            yield replace(feature, shape=shapely.simplify(feature.shape, tolerance))
