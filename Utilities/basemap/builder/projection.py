"""Web Mercator: degrees to world coordinates, which run from (0, 0) in the north-west to (1, 1) in the south-east."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray
from shapely.geometry import Polygon, box

# A little beyond the square's edge, so that what reaches a pole reaches past the map.
LIMIT_OF_LATITUDE = 85.06

# Metres around the equator.
EQUATOR = 40_075_017.0

# Kilometres of a degree of latitude.
DEGREE = 111.32

# The side of the tile in which pixels are counted.
TILE_SIDE = 256


class Bounds(NamedTuple):
    """A rectangle in world coordinates; y grows to the south."""

    west: float
    north: float
    east: float
    south: float

    def box(self) -> Polygon:
        return box(*self)


class Region(NamedTuple):
    """A rectangle in degrees."""

    west: float
    south: float
    east: float
    north: float

    def bounds(self) -> Bounds:
        (west, north), (east, south) = project([(self.west, self.north), (self.east, self.south)])
        return Bounds(float(west), float(north), float(east), float(south))

    def contains(self, longitude: float, latitude: float) -> bool:
        return self.west <= longitude <= self.east and self.south <= latitude <= self.north


def project(degrees: ArrayLike) -> NDArray[np.float64]:
    """World coordinates of rows of longitude and latitude."""
    points = np.asarray(degrees, float)
    latitude = np.radians(np.clip(points[:, 1], -LIMIT_OF_LATITUDE, LIMIT_OF_LATITUDE))
    x = (points[:, 0] + 180) / 360
    y = (1 - np.log(np.tan(latitude) + 1 / np.cos(latitude)) / math.pi) / 2
    return np.stack([x, y], axis=1)


def project_point(longitude: float, latitude: float) -> tuple[float, float]:
    x, y = project([(longitude, latitude)])[0]
    return float(x), float(y)


def unproject(world: ArrayLike) -> NDArray[np.float64]:
    """Rows of longitude and latitude of world coordinates."""
    points = np.asarray(world, float)
    latitude = np.degrees(np.arctan(np.sinh(math.pi * (1 - 2 * points[:, 1]))))
    return np.stack([points[:, 0] * 360 - 180, latitude], axis=1)


def scale_at(y: float) -> float:
    """How much shorter a way is at the world coordinate `y` than at the equator."""
    return math.cos(math.atan(math.sinh(math.pi * (1 - 2 * y))))


def kilometres_per_unit(y: float) -> float:
    """Kilometres of one world unit at the world coordinate `y`."""
    return EQUATOR / 1000 * scale_at(y)


def pixel(zoom: float) -> float:
    """The side of a pixel at a zoom, in world units."""
    return 1 / (TILE_SIDE * 2**zoom)
