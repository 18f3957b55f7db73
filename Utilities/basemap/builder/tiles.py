"""Layers of shapes become blocks of tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Polygon

from builder.coding import Chunk, Names, Pen, varint
from builder.features import Feature, lines_of, polygons_of
from builder.projection import Bounds

if TYPE_CHECKING:
    from builder.levels import Level

TilePlace: TypeAlias = tuple[int, int]

# The first byte of a tile.
ALL_SEA, ALL_LAND, SEA_WITH_LAYERS, LAND_WITH_LAYERS = range(4)

# A polygon that fills so much of a tile is the tile.
FULL = 0.99999


class LayerKind(IntEnum):
    LAND = 1
    LAKE = 2
    RIVER = 3
    BORDER = 4
    PROVINCE = 5
    URBAN = 6

    @property
    def is_area(self) -> bool:
        return self in (LayerKind.LAND, LayerKind.LAKE, LayerKind.URBAN)

    @property
    def has_names(self) -> bool:
        return self in (LayerKind.LAKE, LayerKind.RIVER)

    @property
    def has_attributes(self) -> bool:
        return not self.is_area


@dataclass
class Layer:
    kind: LayerKind
    features: list[Feature]


@dataclass
class Block:
    """All tiles of one level within a tile of a wider zoom."""

    x: int
    y: int
    chunk: Chunk


@dataclass
class Tiling:
    """A level's blocks by rows, then columns, and what is in them."""

    blocks: list[Block]
    tile_count: int
    vertices: dict[LayerKind, int] = field(default_factory=lambda: dict.fromkeys(LayerKind, 0))


@dataclass(frozen=True)
class _Frame:
    """The tiles of a level in world coordinates."""

    across: int
    extent: int
    margin: float

    def bounds(self, place: TilePlace, across: int) -> Bounds:
        """A tile, if there are so many of them across the world, and what shapes reach over its edges."""
        x, y = place
        return Bounds(
            x / across - self.margin,
            y / across - self.margin,
            (x + 1) / across + self.margin,
            (y + 1) / across + self.margin,
        )

    def units(self, points: NDArray[np.float64], place: TilePlace) -> NDArray[np.int64]:
        """Points in the units of a tile, without those that fall onto the one before."""
        origin = (place[0] / self.across, place[1] / self.across)
        units = np.rint((points[:, :2] - origin) * (self.extent * self.across)).astype(np.int64)
        moves = np.ones(len(units), bool)
        moves[1:] = np.any(units[1:] != units[:-1], axis=1)
        return units[moves]

    def is_full(self, shape: Polygon) -> bool:
        return shape.area >= (1 / self.across + 2 * self.margin) ** 2 * FULL and not shape.interiors


def tiling(level: Level, layers: list[Layer], names: Names) -> Tiling:
    across = 2**level.tile_zoom
    frame = _Frame(across, level.extent, level.buffer / level.extent / across)
    cut = [(layer, _cut(layer, level.tile_zoom, frame)) for layer in layers]
    places = sorted({place for _, tiles in cut for place in tiles})
    result = Tiling([], len(places))
    tiles = {}
    for place in places:
        writer = _TileWriter(frame, place, names)
        for layer, features in cut:
            if place in features:
                result.vertices[layer.kind] += writer.add(layer, features[place])
        tiles[place] = writer.data()
    result.blocks = list(_blocks(level, tiles))
    return result


def _blocks(level: Level, tiles: dict[TilePlace, bytes]) -> Iterator[Block]:
    """Blocks that are not all sea, each of them its tiles row by row."""
    side = 2 ** (level.tile_zoom - level.block_zoom)
    sea = bytes([ALL_SEA])
    for y in range(2**level.block_zoom):
        for x in range(2**level.block_zoom):
            rows = range(y * side, (y + 1) * side)
            columns = range(x * side, (x + 1) * side)
            parts = [tiles.get((column, row), sea) for row in rows for column in columns]
            if any(part != sea for part in parts):
                yield Block(x, y, Chunk.of(b"".join(parts)))


def _cut(layer: Layer, tile_zoom: int, frame: _Frame) -> dict[TilePlace, list[Feature]]:
    """A layer's features by tile: the world is quartered until its parts are tiles."""
    tiles: dict[TilePlace, list[Feature]] = {}
    waiting = [(0, (0, 0), layer.features)]
    while waiting:
        zoom, place, features = waiting.pop()
        inside = list(_clipped(features, frame.bounds(place, 2**zoom), layer.kind.is_area))
        if not inside:
            continue
        if zoom == tile_zoom:
            tiles[place] = inside
            continue
        x, y = place
        for quarter in ((0, 0), (1, 0), (0, 1), (1, 1)):
            waiting.append((zoom + 1, (2 * x + quarter[0], 2 * y + quarter[1]), inside))
    return tiles


def _clipped(features: list[Feature], bounds: Bounds, are_areas: bool) -> Iterator[Feature]:
    if not features:
        return
    west, north, east, south = shapely.bounds([feature.shape for feature in features]).T
    touches = (west < bounds.east) & (east > bounds.west) & (north < bounds.south) & (south > bounds.north)
    within = (west >= bounds.west) & (east <= bounds.east) & (north >= bounds.north) & (south <= bounds.south)
    for index in np.flatnonzero(touches).tolist():
        feature = features[index]
        if within[index]:
            yield feature
            continue
        shape = shapely.clip_by_rect(feature.shape, *bounds)
        if are_areas and not shape.is_valid:
            shape = feature.shape.intersection(bounds.box())
        for part in polygons_of(shape) if are_areas else lines_of(shape):
            yield replace(feature, shape=part)


class _TileWriter:
    """The bytes of one tile."""

    def __init__(self, frame: _Frame, place: TilePlace, names: Names) -> None:
        self._frame = frame
        self._place = place
        self._names = names
        self._is_land = False
        self._layers: list[bytes] = []

    def add(self, layer: Layer, features: list[Feature]) -> int:
        """Adds a layer, and says how many vertices it has here."""
        pen = Pen()
        count = 0
        for feature in features:
            if layer.kind == LayerKind.LAND and self._frame.is_full(feature.shape):
                self._is_land = True
            elif layer.kind.is_area:
                count += self._area(pen, layer, feature)
            else:
                count += self._line(pen, layer, feature)
        if count:
            self._layers.append(bytes([layer.kind]) + varint(count) + pen.data)
        return pen.vertices

    def data(self) -> bytes:
        if not self._layers:
            return bytes([ALL_LAND if self._is_land else ALL_SEA])
        flags = LAND_WITH_LAYERS if self._is_land else SEA_WITH_LAYERS
        return bytes([flags]) + varint(len(self._layers)) + b"".join(self._layers)

    def _area(self, pen: Pen, layer: Layer, feature: Feature) -> bool:
        outline, *holes = (self._ring(ring) for ring in (feature.shape.exterior, *feature.shape.interiors))
        if outline is None:
            return False
        rings = [outline, *(hole for hole in holes if hole is not None)]
        self._head(pen, layer, feature)
        pen.data += varint(len(rings))
        for ring in rings:
            pen.points(ring)
        return True

    def _line(self, pen: Pen, layer: Layer, feature: Feature) -> bool:
        points = self._frame.units(np.asarray(feature.shape.coords), self._place)
        if len(points) < 2:
            return False
        self._head(pen, layer, feature)
        pen.points(points)
        return True

    def _head(self, pen: Pen, layer: Layer, feature: Feature) -> None:
        if layer.kind.has_names:
            pen.data += varint(self._names.reference(feature.name))
        if layer.kind.has_attributes:
            pen.data.append(feature.attribute)

    def _ring(self, ring: shapely.LinearRing) -> NDArray[np.int64] | None:
        """A ring without its repeated end, or nothing if it has no area."""
        points = self._frame.units(np.asarray(ring.coords), self._place)
        if len(points) > 1 and (points[0] == points[-1]).all():
            points = points[:-1]
        if len(points) < 3:
            return None
        x, y = points[:, 0], points[:, 1]
        doubled_area = np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)
        return points if doubled_area != 0 else None
