"""Readers of shapefiles: shapes (.shp, found through .shx where there is one) and tables (.dbf).

The shapes of some sources come without a table, and those of one have gaps between the records that only the index
knows: common readers refuse either.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Point, Polygon

from builder.features import polygons_of, valid
from builder.projection import project

# The parts of one record, each of them rows of longitude and latitude.
Record: TypeAlias = list[NDArray[np.float64]]

# Texts, and numbers that may be missing.
Row: TypeAlias = dict[str, Any]

HEADER_LENGTH = 100
RECORD_HEADER_LENGTH = 8
NULL_SHAPE = 0
POINT_SHAPES = {1, 11, 21}

END_OF_FIELDS = 0x0D
FIELD_LENGTH = 32
NUMBER_FIELDS = "NF"


def read_shapes(path: Path) -> list[Record]:
    data = path.read_bytes()
    index = path.with_suffix(".shx")
    offsets = _indexed_offsets(index.read_bytes()) if index.exists() else _chained_offsets(data)
    return [_record(data, offset + RECORD_HEADER_LENGTH) for offset in offsets]


def _indexed_offsets(index: bytes) -> list[int]:
    entries = struct.iter_unpack(">ii", index[HEADER_LENGTH:])
    return [2 * words for words, _ in entries]


def _chained_offsets(data: bytes) -> list[int]:
    offsets = []
    offset = HEADER_LENGTH
    while offset + RECORD_HEADER_LENGTH <= len(data):
        offsets.append(offset)
        (words,) = struct.unpack_from(">i", data, offset + 4)
        offset += RECORD_HEADER_LENGTH + 2 * words
    return offsets


def _record(data: bytes, offset: int) -> Record:
    """The record whose content starts at an offset: kind, box, counts, starts of the parts, points."""
    (kind,) = struct.unpack_from("<i", data, offset)
    if kind == NULL_SHAPE:
        return []
    if kind in POINT_SHAPES:
        return [np.frombuffer(data, "<f8", 2, offset + 4).reshape(1, 2)]
    part_count, point_count = struct.unpack_from("<ii", data, offset + 36)
    starts = struct.unpack_from(f"<{part_count}i", data, offset + 44)
    points = np.frombuffer(data, "<f8", 2 * point_count, offset + 44 + 4 * part_count).reshape(-1, 2)
    return [points[start:end] for start, end in zip(starts, [*starts[1:], point_count])]


def read_table(path: Path) -> list[Row]:
    """The rows of a table, with names of columns in lower case. Texts are UTF-8 or else Windows 1252."""
    data = path.read_bytes()
    row_count, header_length, row_length = struct.unpack_from("<IHH", data, 4)
    columns = []
    offset = FIELD_LENGTH
    while data[offset] != END_OF_FIELDS:
        name = data[offset : offset + 11].split(b"\0")[0].decode().lower()
        columns.append((name, chr(data[offset + 11]), data[offset + 16]))
        offset += FIELD_LENGTH
    starts = (header_length + row_length * number for number in range(row_count))
    return [_row(data[start : start + row_length], columns) for start in starts]


def _row(data: bytes, columns: list[tuple[str, str, int]]) -> Row:
    row: Row = {}
    offset = 1  # After the mark of deleted rows.
    for name, kind, length in columns:
        text = _text(data[offset : offset + length])
        row[name] = _number(text) if kind in NUMBER_FIELDS else text
        offset += length
    return row


def _text(data: bytes) -> str:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    return text.strip("\0 ").strip()


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def polygons_from(record: Iterable[NDArray[np.float64]]) -> list[Polygon]:
    """The polygons of a record in world coordinates: a clockwise ring is an outline, any other a hole in one."""
    outlines: list[NDArray[np.float64]] = []
    holes: list[NDArray[np.float64]] = []
    for ring in record:
        if len(ring) >= 4:
            (outlines if _is_clockwise(ring) else holes).append(project(ring))
    owned = _holes_by_outline([Polygon(outline) for outline in outlines], holes)
    polygons: list[Polygon] = []
    for outline, own in zip(outlines, owned):
        polygons += polygons_of(valid(Polygon(outline, own)))
    return polygons


def _is_clockwise(ring: NDArray[np.float64]) -> bool:
    x, y = ring[:, 0], ring[:, 1]
    return float(np.sum((x[1:] - x[:-1]) * (y[1:] + y[:-1]))) >= 0


def _holes_by_outline(
    outlines: list[Polygon], holes: list[NDArray[np.float64]]
) -> list[list[NDArray[np.float64]]]:
    """For each outline the holes that it is the smallest to hold."""
    owned: list[list[NDArray[np.float64]]] = [[] for _ in outlines]
    if not holes:
        return owned
    tree = shapely.STRtree(outlines)
    for hole in holes:
        point = Point(hole[0])
        around = [number for number in tree.query(point) if outlines[number].covers(point)]
        if around:
            owned[min(around, key=lambda number: outlines[number].area)].append(hole)
    return owned
