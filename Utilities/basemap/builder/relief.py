"""Grids of elevations, in one byte a sample."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

import netCDF4
import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from builder.coding import Chunk
from builder.container import Grid
from builder.globe import CELLS_PER_DEGREE, Globe
from builder.levels import FOCUS
from builder.projection import Region

LARGEST_SAMPLE = 255

# Nodes of ETOPO1 in a degree, and what is taken of it: south of 60° there is no relief.
NODES_PER_DEGREE = 10
WORLD = Region(-180, -60, 180, 84)
WORLD_SAMPLES_PER_DEGREE = 6
WORLD_FACTOR = 2.0
WORLD_BLUR = 0.6  # In nodes, against aliases.

# A sample is land from this part of land on.
LEAST_LAND = 0.3


class Encoding(IntEnum):
    """What a sample is in metres: the sample x factor, or (the sample / factor) squared. 0 is sea."""

    LINEAR = 0
    SQUARE = 1

    def samples(self, metres: NDArray[np.float64], factor: float, land: NDArray[np.bool_]) -> NDArray[np.uint8]:
        """Samples, of which land has at least 1 and sea has 0."""
        heights = np.clip(metres, 0, None)
        values = heights / factor if self is Encoding.LINEAR else np.sqrt(heights) * factor
        samples = np.clip(np.rint(values), 1, LARGEST_SAMPLE)
        return np.where(land, samples, 0).astype(np.uint8)


@dataclass(frozen=True)
class GlobeGrid:
    """A grid out of GLOBE, of which a sample is the mean of so many cells in a row and in a column."""

    name: str
    region: Region
    cells: int
    factor: float
    min_zoom: int


# They reach into each other, so that a reader can go over from one to the next.
GLOBE_GRIDS = [
    GlobeGrid("Asia", Region(29, 26, 90, 46), cells=6, factor=40.0, min_zoom=5),
    GlobeGrid("Maghreb", Region(0, 29, 12, 37), cells=6, factor=30.0, min_zoom=5),
    GlobeGrid("southern Europe", Region(0, 36, 30, 50), cells=3, factor=25.0, min_zoom=6),
    GlobeGrid("focus", FOCUS, cells=1, factor=20.0, min_zoom=9),
]


# Mountains that GLOBE's tile does not have, in all the nodes of ETOPO1.
ETOPO_REGIONS = {
    "western Europe": Region(-11, 35, 2, 60),
    "Atlas": Region(-12, 28, 2, 37),
    "Scandinavia": Region(4, 57, 22, 71),
    "Rocky Mountains": Region(-130, 28, -102, 62),
    "Andes": Region(-81, -56, -62, 13),
    "Japan": Region(128, 30, 146, 46),
    "New Zealand": Region(166, -48, 179, -34),
}
ETOPO_FACTOR = 30.0
ETOPO_MIN_ZOOM = 5


def grids(inputs: Path, globe: Globe) -> list[Grid]:
    """All grids, the coarsest first."""
    metres = _etopo(inputs / "ETOPO1_0.1.grd")
    nodes = [_node_grid(metres, name, region) for name, region in ETOPO_REGIONS.items()]
    return [_world_grid(metres), *nodes, *(_globe_grid(globe, wanted) for wanted in GLOBE_GRIDS)]


def _world_grid(metres: NDArray[np.float64]) -> Grid:
    latitudes = np.arange(WORLD.north, WORLD.south, -1 / WORLD_SAMPLES_PER_DEGREE)
    longitudes = np.arange(WORLD.west, WORLD.east, 1 / WORLD_SAMPLES_PER_DEGREE)
    places = np.meshgrid((90 - latitudes) * NODES_PER_DEGREE, (longitudes + 180) * NODES_PER_DEGREE, indexing="ij")
    above = ndimage.gaussian_filter(np.clip(metres, 0, None), WORLD_BLUR, mode=("nearest", "wrap"))
    heights = ndimage.map_coordinates(above, places, order=1, mode="nearest")
    land = ndimage.map_coordinates((metres > 0).astype(float), places, order=1, mode="nearest") > LEAST_LAND
    samples = Encoding.SQUARE.samples(heights, WORLD_FACTOR, land)
    step = 1 / WORLD_SAMPLES_PER_DEGREE
    return _grid("world", WORLD.west, WORLD.north, step, samples, Encoding.SQUARE, WORLD_FACTOR, min_zoom=0)


def _etopo(path: Path) -> NDArray[np.float64]:
    """Elevations on nodes from 90° north and 180° west on, the last of each row and column included."""
    with netCDF4.Dataset(path) as file:
        metres = np.array(file["z"][:])
        runs_north = file["lat"][0] < file["lat"][-1]
        starts_at_greenwich = file["lon"][0] > -1
    if runs_north:
        metres = metres[::-1]
    if starts_at_greenwich:
        half = 180 * NODES_PER_DEGREE
        metres = np.concatenate([metres[:, half:-1], metres[:, : half + 1]], axis=1)
    expected = (180 * NODES_PER_DEGREE + 1, 360 * NODES_PER_DEGREE + 1)
    if metres.shape != expected:
        raise ValueError(f"{path}: {metres.shape} nodes instead of {expected}")
    return metres


def _node_grid(metres: NDArray[np.float64], name: str, region: Region) -> Grid:
    top, bottom = (round((90 - latitude) * NODES_PER_DEGREE) for latitude in (region.north, region.south))
    left, right = (round((longitude + 180) * NODES_PER_DEGREE) for longitude in (region.west, region.east))
    nodes = metres[top : bottom + 1, left : right + 1]
    samples = Encoding.LINEAR.samples(nodes, ETOPO_FACTOR, nodes > 0)
    step = 1 / NODES_PER_DEGREE
    return _grid(name, region.west, region.north, step, samples, Encoding.LINEAR, ETOPO_FACTOR, ETOPO_MIN_ZOOM)


def _globe_grid(globe: Globe, wanted: GlobeGrid) -> Grid:
    cells = globe.window(wanted.region).metres
    land = _means((cells > 0).astype(float), wanted.cells) > 0.5
    samples = Encoding.LINEAR.samples(_means(cells, wanted.cells), wanted.factor, land)
    step = wanted.cells / CELLS_PER_DEGREE
    west, north = wanted.region.west + step / 2, wanted.region.north - step / 2
    return _grid(wanted.name, west, north, step, samples, Encoding.LINEAR, wanted.factor, wanted.min_zoom)


def _means(cells: NDArray[np.float64], side: int) -> NDArray[np.float64]:
    height, width = cells.shape
    return cells.reshape(height // side, side, width // side, side).mean((1, 3))


def _grid(
    name: str, west: float, north: float, step: float, samples: NDArray[np.uint8],
    encoding: Encoding, factor: float, min_zoom: int,
) -> Grid:  # fmt: skip
    height, width = samples.shape
    return Grid(name, west, north, step, width, height, encoding, factor, min_zoom, Chunk.of(filtered(samples)))


def filtered(samples: NDArray[np.uint8]) -> bytes:
    """Rows with the filter of PNG before them that leaves the least to say, and what it leaves."""
    data = bytearray()
    above = np.zeros(samples.shape[1], np.int64)
    for row in samples.astype(np.int64):
        left = np.concatenate([[0], row[:-1]])
        corner = np.concatenate([[0], above[:-1]])
        guesses = {0: np.zeros_like(row), 1: left, 2: above, 4: _paeth(left, above, corner)}
        remainders = {number: (row - guess) % 256 for number, guess in guesses.items()}
        best = min(remainders, key=lambda number: _cost(remainders[number]))
        data.append(best)
        data += remainders[best].astype(np.uint8).tobytes()
        above = row
    return bytes(data)


def _cost(remainders: NDArray[np.int64]) -> int:
    return int(np.abs((remainders + 128) % 256 - 128).sum())


def _paeth(left: NDArray[np.int64], above: NDArray[np.int64], corner: NDArray[np.int64]) -> NDArray[np.int64]:
    """PNG's predictor: that of the three neighbours which is nearest to left + above - corner."""
    guess = left + above - corner
    to_left, to_above, to_corner = abs(guess - left), abs(guess - above), abs(guess - corner)
    nearest = np.where(to_above <= to_corner, above, corner)
    return np.where((to_left <= to_above) & (to_left <= to_corner), left, nearest)
