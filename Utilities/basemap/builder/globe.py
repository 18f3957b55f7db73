"""GLOBE's tile G: elevations of 0-50° north and 0-90° east, metres in cells of 30 arc seconds; 0 and less is sea."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from builder.projection import Region

CELLS_PER_DEGREE = 120
EXTENT = Region(0, 0, 90, 50)


class Elevations(NamedTuple):
    """A window of the tile. Row 0 is the northernmost, and a cell's elevation is that of its middle."""

    metres: NDArray[np.float64]
    region: Region

    def cell_at(self, longitude: float, latitude: float) -> tuple[int, int]:
        row = int((self.region.north - latitude) * CELLS_PER_DEGREE)
        return row, int((longitude - self.region.west) * CELLS_PER_DEGREE)

    def degrees_of(self, rows: NDArray[np.float64], columns: NDArray[np.float64]) -> NDArray[np.float64]:
        """Rows of longitude and latitude of cells; those of their middles, for whole numbers."""
        longitude = self.region.west + (columns + 0.5) / CELLS_PER_DEGREE
        latitude = self.region.north - (rows + 0.5) / CELLS_PER_DEGREE
        return np.stack([longitude, latitude], axis=-1)


class Globe:
    """The whole tile."""

    def __init__(self, path: Path) -> None:
        self._metres = np.load(path)["arr_0"]
        expected = (
            round((EXTENT.north - EXTENT.south) * CELLS_PER_DEGREE),
            round((EXTENT.east - EXTENT.west) * CELLS_PER_DEGREE),
        )
        if self._metres.shape != expected:
            raise ValueError(f"{path}: {self._metres.shape} cells instead of {expected}")

    def window(self, region: Region) -> Elevations:
        top = round((EXTENT.north - region.north) * CELLS_PER_DEGREE)
        bottom = round((EXTENT.north - region.south) * CELLS_PER_DEGREE)
        left = round((region.west - EXTENT.west) * CELLS_PER_DEGREE)
        right = round((region.east - EXTENT.west) * CELLS_PER_DEGREE)
        return Elevations(self._metres[top:bottom, left:right].astype(float), region)
