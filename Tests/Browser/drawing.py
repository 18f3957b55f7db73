"""Display lists as words: written for tests of the painter, read for the comparison of two builds.

`Sources/Drawing` describes the format.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

MAGIC = 0x5342_4402
OPERATIONS = {
    1: "save", 2: "restore", 3: "concatenate", 4: "clip", 5: "beginGroup", 6: "endGroup",
    7: "fill", 8: "stroke", 9: "text", 10: "image",
    11: "fillGradient", 12: "strokeGradient", 13: "define", 14: "use",
}  # fmt: skip
VERBS = {1: "move", 2: "line", 3: "quadCurve", 4: "curve", 5: "close"}
POINTS = {"move": 1, "quadCurve": 2, "curve": 3, "close": 0}
KINDS = ["background", "baseMap", "overlays", "annotations", "controls"]
IDENTITY = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class FormatError(Exception):
    """Words that are not a display list."""


# Writing


def bits(number: float) -> int:
    return struct.unpack("<I", struct.pack("<f", number))[0]


class Commands:
    """The words of a layer."""

    def __init__(self) -> None:
        self.words: list[int] = []

    def add(self, operation: int, words: list[int]) -> Commands:
        self.words += [operation | len(words) << 8, *words]
        return self

    def save(self) -> Commands:
        return self.add(1, [])

    def restore(self) -> Commands:
        return self.add(2, [])

    def concatenate(self, *matrix: float) -> Commands:
        return self.add(3, [bits(number) for number in matrix])

    def clip(self, path: list, even_odd: bool = False) -> Commands:
        return self.add(4, [int(even_odd), *outline(path)])

    def begin_group(self, opacity: float) -> Commands:
        return self.add(5, [bits(opacity)])

    def end_group(self) -> Commands:
        return self.add(6, [])

    def fill(self, path: list, color: int, even_odd: bool = False) -> Commands:
        return self.add(7, [color, int(even_odd), *outline(path)])

    def stroke(
        self, path: list, color: int, width: float, cap: int = 0, join: int = 0,
        limit: float = 10, phase: float = 0, dash: tuple[float, ...] = (),
    ) -> Commands:  # fmt: skip
        words = [color, bits(width), cap | join << 8, bits(limit), bits(phase), len(dash)]
        return self.add(8, words + [bits(length) for length in dash] + outline(path))

    def text(
        self, text: str, x: float, y: float, color: int, size: float, weight: int = 400,
        design: int = 0, italic: bool = False, halo: int = 0, halo_width: float = 0,
    ) -> Commands:  # fmt: skip
        data = text.encode()
        padded = data + bytes(-len(data) % 4)
        words = [bits(x), bits(y), color, halo, bits(halo_width), bits(size), weight]
        words += [design | int(italic) << 8, len(data)]
        return self.add(9, words + list(struct.unpack(f"<{len(padded) // 4}I", padded)))

    def image(self, identifier: int, x: float, y: float, width: float, height: float) -> Commands:
        return self.add(10, [identifier, bits(x), bits(y), bits(width), bits(height)])

    def define(self, number: int, stamp: Commands) -> Commands:
        return self.add(13, [number & 0xFFFF_FFFF, number >> 32, *stamp.words])

    def use(self, number: int, x: float, y: float) -> Commands:
        return self.add(14, [number & 0xFFFF_FFFF, number >> 32, bits(x), bits(y)])


def outline(path: list) -> list[int]:
    """The words of steps like ("move", x, y); lines in a row share one verb."""
    codes = {name: code for code, name in VERBS.items()}
    words: list[int] = []
    line = None
    for verb, *numbers in path:
        if verb == "line" and line is not None:
            words[line] += 1 << 8
        else:
            line = len(words) if verb == "line" else None
            words.append(codes[verb] | len(numbers) // 2 << 8)
        words += [bits(number) for number in numbers]
    return words


def rect(x: float, y: float, width: float, height: float) -> list:
    return [
        ("move", x, y), ("line", x + width, y), ("line", x + width, y + height),
        ("line", x, y + height), ("close",),
    ]  # fmt: skip


@dataclass
class LayerWords:
    """A layer to be written: commands, and where and how they are seen."""

    commands: Commands
    transform: tuple[float, ...] = IDENTITY
    kind: int = 2
    revision: int = 0
    opacity: float = 1
    clips: tuple[list, ...] = ()
    extent: tuple[float, ...] | None = None
    succession: tuple[float, ...] | None = None

    def words(self) -> list[int]:
        outlines = Commands()
        for path in self.clips:
            outlines.clip(path)
        flags = (self.extent is not None) | (self.succession is not None) << 1
        numbers = [*(self.extent or [0] * 4), *(self.succession or [0] * 6)]
        words = [self.kind, self.revision, *(bits(number) for number in self.transform), bits(self.opacity), flags]
        words += [*(bits(number) for number in numbers), len(outlines.words), len(self.commands.words)]
        return words + outlines.words + self.commands.words


def frame(
    *layers: Commands | tuple[Commands, tuple[float, ...]] | LayerWords, size: tuple[float, float] = (100, 100)
) -> list[int]:
    """The words of a frame: of commands, of commands with a transform, or of whole layers."""
    words = [MAGIC, bits(size[0]), bits(size[1]), len(layers)]
    for layer in layers:
        if not isinstance(layer, LayerWords):
            layer = LayerWords(*layer) if isinstance(layer, tuple) else LayerWords(layer)
        words += layer.words()
    return words


# Reading


@dataclass
class Command:
    """One command: what must be the same in two builds, and what may differ in its last bits."""

    name: str
    exact: tuple = ()
    lengths: tuple[float, ...] = ()
    points: list[tuple[float, float]] = field(default_factory=list)

    # The number of a stamp, which follows from what it draws, and that.
    stamp: int = 0
    parts: list[Command] = field(default_factory=list)


@dataclass
class Layer:
    kind: str
    transform: tuple[float, ...]
    opacity: float
    extent: tuple[float, ...] | None
    clips: list[Command]
    commands: list[Command]


@dataclass
class Frame:
    size: tuple[float, float]
    layers: list[Layer]


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def word(self) -> int:
        if self.at + 4 > len(self.data):
            raise FormatError("the words end too early")
        self.at += 4
        return struct.unpack_from("<I", self.data, self.at - 4)[0]

    def number(self) -> float:
        return struct.unpack("<f", struct.pack("<I", self.word()))[0]

    def numbers(self, count: int) -> tuple[float, ...]:
        return tuple(self.number() for _ in range(count))

    def path(self, end: int) -> tuple[tuple, list[tuple[float, float]]]:
        verbs = []
        points = []
        while self.at < end:
            header = self.word()
            verb = VERBS.get(header & 0xFF)
            count = header >> 8
            if verb is None or count != POINTS.get(verb, count):
                raise FormatError(f"no step of an outline: {header:#x}")
            # How a line is cut into verbs does not show.
            verbs += [verb] * (count if verb == "line" else 1)
            points += [(self.number(), self.number()) for _ in range(count)]
        return tuple(verbs), points

    def command(self) -> Command:
        header = self.word()
        end = self.at + 4 * (header >> 8)
        name = OPERATIONS.get(header & 0xFF)
        if name is None:
            raise FormatError(f"no command: {header:#x}")
        command = getattr(self, f"read_{name}", self.read_plain)(end)
        command.name = name
        if self.at != end:
            raise FormatError(f"a {name} of another length")
        return command

    def read_plain(self, end: int) -> Command:
        return Command("")

    def read_concatenate(self, end: int) -> Command:
        return Command("", lengths=self.numbers(6))

    def read_beginGroup(self, end: int) -> Command:
        return Command("", lengths=self.numbers(1))

    def read_clip(self, end: int) -> Command:
        rule = self.word()
        verbs, points = self.path(end)
        return Command("", (rule, verbs), points=points)

    def read_fill(self, end: int) -> Command:
        return self.filling((self.word(),), (), end)

    def read_fillGradient(self, end: int) -> Command:
        return self.filling(*self.gradient(), end)

    def read_stroke(self, end: int) -> Command:
        return self.stroking((self.word(),), (), end)

    def read_strokeGradient(self, end: int) -> Command:
        return self.stroking(*self.gradient(), end)

    def gradient(self) -> tuple[tuple, tuple[float, ...]]:
        kind, line, count = self.word(), self.numbers(6), self.word()
        stops = [(self.number(), self.word()) for _ in range(count)]
        colors = tuple(color for _, color in stops)
        return (kind, *colors), (*line, *(location for location, _ in stops))

    def filling(self, paint: tuple, lengths: tuple[float, ...], end: int) -> Command:
        rule = self.word()
        verbs, points = self.path(end)
        return Command("", (*paint, rule, verbs), lengths, points)

    def stroking(self, paint: tuple, lengths: tuple[float, ...], end: int) -> Command:
        width, ends = self.number(), self.word()
        limit, phase, count = self.number(), self.number(), self.word()
        dash = self.numbers(count)
        verbs, points = self.path(end)
        return Command("", (*paint, ends, verbs), (*lengths, width, limit, phase, *dash), points)

    def read_text(self, end: int) -> Command:
        origin = (self.number(), self.number())
        color, halo, halo_width = self.word(), self.word(), self.number()
        size, weight, kind, count = self.number(), self.word(), self.word(), self.word()
        text = self.data[self.at : self.at + count]
        self.at += count + -count % 4
        return Command("", (color, halo, weight, kind, text), (halo_width, size), [origin])

    def read_image(self, end: int) -> Command:
        identifier = self.word()
        origin = (self.number(), self.number())
        return Command("", (identifier,), self.numbers(2), [origin])

    def read_define(self, end: int) -> Command:
        number = self.word() | self.word() << 32
        parts = []
        while self.at < end:
            parts.append(self.command())
        return Command("", stamp=number, parts=parts)

    def read_use(self, end: int) -> Command:
        number = self.word() | self.word() << 32
        return Command("", stamp=number, points=[(self.number(), self.number())])

    def commands(self, count: int) -> list[Command]:
        end = self.at + 4 * count
        if end > len(self.data):
            raise FormatError(f"no layer of {count} words")
        commands = []
        while self.at < end:
            commands.append(self.command())
        return commands

    def layer(self) -> Layer:
        kind, _ = self.word(), self.word()
        transform, opacity, flags = self.numbers(6), self.number(), self.word()
        extent, _ = self.numbers(4), self.numbers(6)
        counts = self.word(), self.word()
        if kind >= len(KINDS) or flags > 3:
            raise FormatError(f"no layer: kind {kind}, flags {flags}")
        clips, commands = (self.commands(count) for count in counts)
        return Layer(KINDS[kind], transform, opacity, extent if flags & 1 else None, clips, commands)


def read(data: bytes) -> Frame:
    """Reads a frame; a layer's revision is left out, since it only counts."""
    reader = Reader(data)
    if reader.word() != MAGIC:
        raise FormatError("the frame is of another version")
    size = reader.numbers(2)
    layers = [reader.layer() for _ in range(reader.word())]
    if reader.at != len(data):
        raise FormatError("there are words after the last layer")
    return Frame((size[0], size[1]), layers)
