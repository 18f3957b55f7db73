"""Where water runs: directions of flow and catchments from elevations.

Depressions are filled by a priority flood (Barnes, Lehman, Mulla 2014), every cell then drains to the lowest of its
eight neighbours by slope (O'Callaghan, Mark 1984), and on flats towards where the flood came from.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from builder.globe import CELLS_PER_DEGREE, Elevations
from builder.projection import DEGREE

# What `downstream` says of a cell that drains nowhere.
NOWHERE = -1

NEIGHBOURS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]

# Ways to the neighbours in cells of latitude, at 45 degrees north.
EAST_WEST = 0.7
NORTH_SOUTH = 1.0
DIAGONAL = 1.17


@dataclass
class Drainage:
    """Flow of a window, whose cells are counted row by row."""

    width: int
    downstream: NDArray[np.int64]  # The cell that a cell drains to.
    catchment: NDArray[np.float64]  # What drains through a cell, in square kilometres.


def drain(heights: NDArray[np.float64], elevations: Elevations) -> Drainage:
    """The flow over heights, which may differ from the elevations that say where the sea is."""
    sea = elevations.metres <= 0
    filled, towards_outlet = _flooded(heights, sea)
    steepest = _steepest(filled)
    downstream = np.where((steepest != NOWHERE) & (towards_outlet != NOWHERE), steepest, towards_outlet)
    downstream[sea.ravel()] = NOWHERE
    return Drainage(heights.shape[1], downstream, _accumulated(downstream, _cell_areas(elevations)))


def _flooded(heights: NDArray[np.float64], sea: NDArray[np.bool_]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Heights without depressions, and for each cell the neighbour from which the flood reached it."""
    height, width = heights.shape
    outlets = sea.copy()
    outlets[[0, -1], :] = True
    outlets[:, [0, -1]] = True
    filled = heights.copy()
    source = np.full(heights.size, NOWHERE, np.int64)
    reached = outlets.copy()
    # The number keeps cells of one height in the order in which the flood came to them.
    cells = np.argwhere(outlets).tolist()
    queue = [(heights[row, column], number, row, column) for number, (row, column) in enumerate(cells)]
    heapq.heapify(queue)
    number = len(queue)
    while queue:
        level, _, row, column = heapq.heappop(queue)
        for down, right in NEIGHBOURS:
            y, x = row + down, column + right
            if 0 <= y < height and 0 <= x < width and not reached[y, x]:
                reached[y, x] = True
                filled[y, x] = max(heights[y, x], level)
                source[y * width + x] = row * width + column
                heapq.heappush(queue, (filled[y, x], number, y, x))
                number += 1
    return filled, source


def _steepest(filled: NDArray[np.float64]) -> NDArray[np.int64]:
    """For each cell the neighbour to which it falls most steeply, if it falls to any."""
    height, width = filled.shape
    indexes = np.arange(filled.size).reshape(height, width)
    best = np.zeros_like(filled)
    target = np.full((height, width), NOWHERE, np.int64)
    for down, right in NEIGHBOURS:
        distance = DIAGONAL if down and right else NORTH_SOUTH if down else EAST_WEST
        here = (_overlap(height, -down), _overlap(width, -right))
        there = (_overlap(height, down), _overlap(width, right))
        slope = (filled[here] - filled[there]) / distance
        better = slope > best[here]
        best[here] = np.where(better, slope, best[here])
        target[here] = np.where(better, indexes[there], target[here])
    return target.ravel()


def _overlap(length: int, shift: int) -> slice:
    """The cells that stay inside when all are shifted back."""
    return slice(max(0, shift), length + min(0, shift))


def _cell_areas(elevations: Elevations) -> NDArray[np.float64]:
    """Square kilometres of every cell."""
    height, width = elevations.metres.shape
    latitude = elevations.region.north - (np.arange(height) + 0.5) / CELLS_PER_DEGREE
    areas = (DEGREE / CELLS_PER_DEGREE) ** 2 * np.cos(np.radians(latitude))
    return np.repeat(areas, width)


def _accumulated(downstream: NDArray[np.int64], areas: NDArray[np.float64]) -> NDArray[np.float64]:
    """The sum of the areas above every cell, its own included."""
    total = areas.copy()
    drains = downstream != NOWHERE
    waiting = np.bincount(downstream[drains], minlength=len(areas))
    ready = np.flatnonzero(waiting == 0).tolist()
    while ready:
        cell = ready.pop()
        below = downstream[cell]
        if below != NOWHERE:
            total[below] += total[cell]
            waiting[below] -= 1
            if waiting[below] == 0:
                ready.append(int(below))
    return total
