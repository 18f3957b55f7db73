"""A reader of the format OBM2 that shares no line with the builder, for the scripts that look at what was built.

README.md describes the format. Everything is checked as it is read: what is not as described is a FormatError.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"OBM2"
LAND, LAKE, RIVER, BORDER, PROVINCE, URBAN = range(1, 7)
AREAS = (LAND, LAKE, URBAN)
NAMED = (LAKE, RIVER)
LABEL_KINDS = ["country", "capital", "place", "sea", "lake", "peak", "pass"]
WITH_ELEVATION = (5, 6)


class FormatError(Exception):
    """Bytes that are no map."""


def require(condition: bool, message: str) -> None:
    if not condition:
        raise FormatError(message)


class Bytes:
    """Bytes that are read from their start to their end."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def unpack(self, layout: str) -> tuple:
        values = struct.unpack_from(f"<{layout}", self._data, self._at)
        self._at += struct.calcsize(f"<{layout}")
        return values

    def take(self, count: int) -> bytes:
        require(self._at + count <= len(self._data), "bytes end too early")
        self._at += count
        return self._data[self._at - count : self._at]

    def rest(self) -> bytes:
        return self.take(len(self._data) - self._at)

    def byte(self) -> int:
        self._at += 1
        return self._data[self._at - 1]

    def varint(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                require(value < 2**32, "a number of more than 32 bits")
                return value

    def signed(self) -> int:
        value = self.varint()
        return value >> 1 if value % 2 == 0 else -(value + 1 >> 1)

    def end(self) -> None:
        require(self._at == len(self._data), f"{len(self._data) - self._at} bytes too many")


@dataclass
class Shape:
    """A feature of a tile: its name's number, its attribute, its rings or its one line in tile units."""

    name: int
    attribute: int
    parts: list[list[tuple[int, int]]]


@dataclass
class Tile:
    x: int
    y: int
    is_land: bool
    layers: dict[int, list[Shape]]


@dataclass
class Level:
    min_zoom: int
    max_zoom: int
    block_zoom: int
    tile_zoom: int
    extent: int
    buffer: int
    bounds: tuple[float, float, float, float]
    blocks: list[tuple[int, int, Chunk]]

    def tiles(self, bounds: tuple[float, float, float, float] = (0, 0, 1, 1)) -> Iterator[Tile]:
        """The tiles of all blocks that touch a rectangle: west, north, east, south."""
        blocks_across = 2**self.block_zoom
        side = 2 ** (self.tile_zoom - self.block_zoom)
        for x, y, chunk in self.blocks:
            outside = (
                x / blocks_across > bounds[2] or (x + 1) / blocks_across < bounds[0]
                or y / blocks_across > bounds[3] or (y + 1) / blocks_across < bounds[1]
            )  # fmt: skip
            if outside:
                continue
            data = Bytes(chunk.data())
            for row in range(side):
                for column in range(side):
                    yield _tile(data, x * side + column, y * side + row)
            data.end()


def _tile(data: Bytes, x: int, y: int) -> Tile:
    flags = data.byte()
    require(flags <= 3, f"a tile of the kind {flags}")
    layers: dict[int, list[Shape]] = {}
    for _ in range(data.varint() if flags >= 2 else 0):
        kind = data.byte()
        require(kind > max(layers, default=0) and kind <= URBAN, f"a layer {kind} after {list(layers)}")
        layers[kind] = _shapes(data, kind)
    return Tile(x, y, flags in (1, 3), layers)


def _shapes(data: Bytes, kind: int) -> list[Shape]:
    x = y = 0
    shapes = []
    for _ in range(data.varint()):
        name = data.varint() if kind in NAMED else 0
        attribute = 0 if kind in AREAS else data.byte()
        parts = []
        for _ in range(data.varint() if kind in AREAS else 1):
            points = []
            for _ in range(data.varint()):
                x += data.signed()
                y += data.signed()
                points.append((x, y))
            parts.append(points)
        shapes.append(Shape(name, attribute, parts))
    return shapes


@dataclass
class Chunk:
    file: bytes
    offset: int
    length: int
    inflated_length: int

    def data(self) -> bytes:
        inflated = zlib.decompress(self.file[self.offset : self.offset + self.length])
        require(len(inflated) == self.inflated_length, "a chunk inflates to another length than said")
        return inflated


@dataclass
class Label:
    """A point in world coordinates, with people or, for peaks and passes, metres."""

    kind: int
    min_zoom: float
    x: float
    y: float
    size: int
    name: str


@dataclass
class Grid:
    west: float
    north: float
    step: float
    width: int
    height: int
    encoding: int
    min_zoom: int
    factor: float
    chunk: Chunk

    def rows(self) -> list[bytes]:
        """The samples."""
        data = self.chunk.data()
        require(len(data) == self.height * (self.width + 1), "a grid of another size than said")
        rows = []
        above = bytes(self.width)
        for start in range(0, len(data), self.width + 1):
            above = _unfiltered(data[start], data[start + 1 : start + 1 + self.width], above)
            rows.append(above)
        return rows

    def metres(self, sample: int) -> float:
        return sample * self.factor if self.encoding == 0 else (sample / self.factor) ** 2


def _unfiltered(kind: int, row: bytes, above: bytes) -> bytes:
    require(kind <= 4, f"a filter {kind}")
    result = bytearray()
    left = corner = 0
    for value, up in zip(row, above):
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda neighbour: abs(guess - neighbour))
        left = value + (0, left, up, (left + up) // 2, nearest)[kind] & 0xFF
        corner = up
        result.append(left)
    return bytes(result)


class Basemap:
    """A whole map. Blocks, labels and grids are inflated when they are asked for."""

    def __init__(self, path: Path) -> None:
        self._file = path.read_bytes()
        self.chunks: list[Chunk] = []
        magic, length = struct.unpack_from("<4sI", self._file)
        require(magic == MAGIC, "no map of this format")
        self.length = len(self._file)
        self.start_of_chunks = 8 + length
        directory = Bytes(self._file[8 : 8 + length])
        level_count, set_count, grid_count, zero = directory.unpack("4B")
        require(zero == 0, "a zero that is none")
        names, countries = self._chunk(directory), self._chunk(directory)
        self.names = names.data().decode().split("\n")
        self.countries = [line.split("\t") for line in countries.data().decode().split("\n")]
        self.credit = directory.take(*directory.unpack("H")).decode()
        self.levels = [self._level(directory) for _ in range(level_count)]
        self.label_sets = [self._label_set(directory) for _ in range(set_count)]
        self.grids = [self._grid(directory) for _ in range(grid_count)]
        directory.end()

    def _chunk(self, directory: Bytes) -> Chunk:
        chunk = Chunk(self._file, *directory.unpack("3I"))
        self.chunks.append(chunk)
        return chunk

    def _level(self, directory: Bytes) -> Level:
        min_zoom, max_zoom, block_zoom, tile_zoom, extent, buffer = directory.unpack("4B2H")
        west, north, east, south = (1.0 if edge == 2**32 - 1 else edge / 2**32 for edge in directory.unpack("4I"))
        (count,) = directory.unpack("I")
        blocks = []
        for _ in range(count):
            x, y = directory.unpack("2H")
            blocks.append((x, y, self._chunk(directory)))
        return Level(min_zoom, max_zoom, block_zoom, tile_zoom, extent, buffer, (west, north, east, south), blocks)

    def _label_set(self, directory: Bytes) -> tuple[int, int, Chunk]:
        min_zoom, max_zoom, zero = directory.unpack("2BH")
        require(zero == 0, "a zero that is none")
        return min_zoom, max_zoom, self._chunk(directory)

    def _grid(self, directory: Bytes) -> Grid:
        west, north, step, width, height, encoding, min_zoom, zero, factor = directory.unpack("3d2H2BHf")
        require(zero == 0 and encoding <= 1, "a grid of an unknown kind")
        return Grid(west, north, step, width, height, encoding, min_zoom, factor, self._chunk(directory))

    def labels(self) -> Iterator[Label]:
        for _, _, chunk in self.label_sets:
            yield from labels_of(chunk.data())


def labels_of(inflated: bytes) -> Iterator[Label]:
    """The labels of one set."""
    data = Bytes(inflated)
    count = data.varint()
    kinds = data.take(count)
    zooms = data.take(count)
    xs, ys = data.take(3 * count), data.take(3 * count)
    sizes = [data.varint() for _ in range(count)]
    names = data.rest().decode().split("\n") if count else []
    require(len(names) == count, f"{len(names)} names for {count} labels")
    for index in range(count):
        x, y = (int.from_bytes(column[3 * index : 3 * index + 3], "little") / 2**24 for column in (xs, ys))
        size = sizes[index] if kinds[index] in WITH_ELEVATION else sizes[index] * 100
        yield Label(kinds[index], zooms[index] / 10, x, y, size, names[index])
