"""How much of the world is drawn from which zoom on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from builder.features import Feature, clipped, simplified_lines, simplified_polygons
from builder.natural_earth import World
from builder.projection import Bounds, Region, pixel
from builder.tiles import Layer, LayerKind

# The western Alps, which are drawn up to closer zooms than the rest.
FOCUS = Region(4.75, 43.0, 7.75, 46.1)

WHOLE_WORLD = Bounds(0, 0, 1, 1)

# Lines that are not longer than so many pixels are left out.
LEAST_LENGTH = 3
LEAST_BORDER_LENGTH = 2

# Urban areas are blobs: they may lose more of their outline than a coast may.
URBAN_TOLERANCE = 2.0


@dataclass(frozen=True)
class Level:
    """Tiles for the zooms from `min_zoom` to `max_zoom`, with what can be seen at the closest of these.

    Areas are in square pixels of `max_zoom`, the tolerance of simplified lines in pixels. A block is what is deflated
    together: all the tiles in one tile of `block_zoom`.
    """

    min_zoom: int
    max_zoom: int
    block_zoom: int
    tile_zoom: int
    tolerance: float
    least_land: float
    least_lake: float
    greatest_river_rank: int
    last_province_zoom: int | None
    least_urban: float | None
    region: Region | None = None
    extent: int = 2048

    @property
    def buffer(self) -> int:
        """How far polygons reach over the edge of a tile, in its units."""
        return self.extent // 128

    @property
    def bounds(self) -> Bounds:
        return self.region.bounds() if self.region else WHOLE_WORLD


LEVELS = [
    Level(0, 2, 0, 0, 0.5, 2.0, 14, greatest_river_rank=0, last_province_zoom=None, least_urban=None),
    Level(3, 4, 0, 2, 0.5, 1.8, 9, greatest_river_rank=3, last_province_zoom=3, least_urban=None),
    Level(5, 6, 2, 4, 0.5, 1.6, 6, greatest_river_rank=6, last_province_zoom=6, least_urban=16),
    Level(7, 8, 4, 6, 0.6, 1.6, 5, greatest_river_rank=9, last_province_zoom=7, least_urban=32),
    Level(9, 11, 6, 9, 0.9, 0.5, 0, greatest_river_rank=10, last_province_zoom=11, least_urban=0, region=FOCUS),
]  # fmt: skip


def layers(level: Level, world: World) -> list[Layer]:
    """What a level shows of the world."""
    side = pixel(level.max_zoom)
    tolerance = level.tolerance * side
    square = side * side

    def areas(features: list[Feature], least: float, scale: float = 1) -> list[Feature]:
        near = _near(features, level)
        return _inside(simplified_polygons(near, scale * tolerance, least * square), level)

    def lines(features: list[Feature], last: int | None, least: float = LEAST_LENGTH) -> list[Feature]:
        wanted = [feature for feature in features if last is None or feature.attribute <= last]
        return _inside(simplified_lines(wanted, tolerance, least * side), level)

    rivers = world.rivers if level.region is None else world.rivers_in_focus
    provinces = lines(world.provinces, level.last_province_zoom) if level.last_province_zoom is not None else []
    urban = areas(world.urban, level.least_urban, URBAN_TOLERANCE) if level.least_urban is not None else []
    return [
        Layer(LayerKind.LAND, areas(world.land, level.least_land)),
        Layer(LayerKind.LAKE, areas(world.lakes, level.least_lake)),
        Layer(LayerKind.RIVER, lines(rivers, level.greatest_river_rank)),
        Layer(LayerKind.BORDER, lines(world.borders, None, LEAST_BORDER_LENGTH)),
        Layer(LayerKind.PROVINCE, provinces),
        Layer(LayerKind.URBAN, urban),
    ]


def _near(features: list[Feature], level: Level) -> list[Feature]:
    if level.region is None:
        return features
    area = level.bounds.box()
    return [feature for feature in features if feature.shape.intersects(area)]


def _inside(features: Iterable[Feature], level: Level) -> list[Feature]:
    return list(features if level.region is None else clipped(features, level.bounds.box()))
