"""The smallest parts of the format: numbers of few bytes, and chunks that are deflated."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

BEST_COMPRESSION = 9

# Labels lie on a grid of so many steps across the world.
LABEL_BITS = 24


def varint(number: int) -> bytes:
    """LEB128: seven bits a byte, the lowest first, the top bit set where another byte follows."""
    if number < 0:
        raise ValueError(f"{number} is negative")
    data = bytearray()
    while number >= 0x80:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    data.append(number)
    return bytes(data)


def signed_varint(number: int) -> bytes:
    """Zig-zag: 0, -1, 1, -2, 2 … become 0, 1, 2, 3, 4 …"""
    return varint(2 * number if number >= 0 else -2 * number - 1)


def varints(numbers: Iterable[int]) -> bytes:
    return b"".join(map(varint, numbers))


def unsigned24(numbers: Iterable[int]) -> bytes:
    return b"".join(number.to_bytes(3, "little") for number in numbers)


@dataclass(frozen=True)
class Chunk:
    """A part of the file that is inflated by itself."""

    deflated: bytes
    inflated_length: int

    @staticmethod
    def of(data: bytes) -> Chunk:
        return Chunk(zlib.compress(data, BEST_COMPRESSION), len(data))


class Names:
    """Names of features, each of them kept once; features refer to them by number, from 1 on."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def reference(self, name: str) -> int:
        """The number of a name, 0 for none."""
        if not name:
            return 0
        if "\n" in name:
            raise ValueError(f"a name of two lines: {name!r}")
        return self._numbers.setdefault(name, len(self._numbers) + 1)

    def chunk(self) -> Chunk:
        return Chunk.of("\n".join(self._numbers).encode())


class Pen:
    """Writes points as differences from the point before, beginning at (0, 0)."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.vertices = 0
        self._x = self._y = 0

    def points(self, points: np.ndarray) -> None:
        self.data += varint(len(points))
        self.vertices += len(points)
        for x, y in points.tolist():
            self.data += signed_varint(x - self._x)
            self.data += signed_varint(y - self._y)
            self._x, self._y = x, y
