"""The file: a directory, then the chunks that it names."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

from builder.coding import Chunk
from builder.levels import Level
from builder.tiles import Tiling

MAGIC = b"OBM2"

# A whole world in the numbers of the directory, which cannot hold their own limit.
WORLD_BITS = 32
LARGEST = 2**WORLD_BITS - 1


@dataclass
class LabelSet:
    """Labels that are looked at between two zooms."""

    min_zoom: int
    max_zoom: int
    count: int
    chunk: Chunk


@dataclass
class Grid:
    """Elevations on a grid of degrees. Row 0 lies at `north`, column 0 at `west`."""

    name: str
    west: float
    north: float
    step: float
    width: int
    height: int
    encoding: int
    factor: float
    min_zoom: int
    chunk: Chunk


@dataclass
class Basemap:
    credit: str
    names: Chunk
    countries: Chunk
    levels: list[tuple[Level, Tiling]] = field(default_factory=list)
    labels: list[LabelSet] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)

    def data(self) -> bytes:
        writer = _Writer()
        writer.pack("4B", len(self.levels), len(self.labels), len(self.grids), 0)
        writer.chunk(self.names)
        writer.chunk(self.countries)
        credit = self.credit.encode()
        writer.pack("H", len(credit))
        writer.raw(credit)
        for level, tiling in self.levels:
            _write_level(writer, level, tiling)
        for labels in self.labels:
            writer.pack("2BH", labels.min_zoom, labels.max_zoom, 0)
            writer.chunk(labels.chunk)
        for grid in self.grids:
            writer.pack("3d2H", grid.west, grid.north, grid.step, grid.width, grid.height)
            writer.pack("2BHf", grid.encoding, grid.min_zoom, 0, grid.factor)
            writer.chunk(grid.chunk)
        return writer.data()


def _write_level(writer: _Writer, level: Level, tiling: Tiling) -> None:
    writer.pack("4B", level.min_zoom, level.max_zoom, level.block_zoom, level.tile_zoom)
    writer.pack("2H", level.extent, level.buffer)
    writer.pack("4I", *(min(LARGEST, max(0, round(edge * 2**WORLD_BITS))) for edge in level.bounds))
    writer.pack("I", len(tiling.blocks))
    for block in tiling.blocks:
        writer.pack("2H", block.x, block.y)
        writer.chunk(block.chunk)


class _Writer:
    """The directory, in which the offsets of chunks stand open until its own length is known."""

    REFERENCE = struct.Struct("<3I")
    HEAD = struct.Struct("<4sI")

    def __init__(self) -> None:
        self._parts: list[bytes | Chunk] = []

    def pack(self, layout: str, *numbers: float) -> None:
        self._parts.append(struct.pack(f"<{layout}", *numbers))

    def raw(self, data: bytes) -> None:
        self._parts.append(data)

    def chunk(self, chunk: Chunk) -> None:
        self._parts.append(chunk)

    def data(self) -> bytes:
        length = sum(self.REFERENCE.size if isinstance(part, Chunk) else len(part) for part in self._parts)
        offset = self.HEAD.size + length
        directory = [self.HEAD.pack(MAGIC, length)]
        chunks = []
        for part in self._parts:
            if isinstance(part, Chunk):
                directory.append(self.REFERENCE.pack(offset, len(part.deflated), part.inflated_length))
                chunks.append(part.deflated)
                offset += len(part.deflated)
            else:
                directory.append(part)
        return b"".join(directory + chunks)
