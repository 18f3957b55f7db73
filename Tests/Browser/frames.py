"""Compares the frames of two builds: the same commands in the same order, and every place within 1/64 of a point.

    python frames.py FOLDER OTHER

The two C libraries' sines differ in the last bit; nothing else may.
"""

from __future__ import annotations

import sys
from pathlib import Path

from drawing import Command, FormatError, Frame, Layer, read

# How far two places or lengths may be apart, in points.
TOLERANCE = 1 / 64

# How many differences are printed.
LISTED = 10

# How far two opacities or the linear parts of two transforms may be apart.
RATIO_TOLERANCE = 1e-5


def multiply(inner: tuple[float, ...], outer: tuple[float, ...]) -> tuple[float, ...]:
    a, b, c, d, x, y = inner
    e, f, g, h, u, v = outer
    return (
        a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h,
        x * e + y * g + u, x * f + y * h + v,
    )  # fmt: skip


def apply(matrix: tuple[float, ...], point: tuple[float, float]) -> tuple[float, float]:
    a, b, c, d, x, y = matrix
    return (a * point[0] + c * point[1] + x, b * point[0] + d * point[1] + y)


class Walk:
    """The transform in force while one goes through the commands of a layer."""

    def __init__(self, layer: Layer) -> None:
        self.matrix = layer.transform
        self.kept: list[tuple[float, ...]] = []
        # The stamps in the order in which they were defined: their numbers follow from the last bits of their words.
        self.stamps: list[int] = []

    def step(self, command: Command) -> None:
        if command.name == "concatenate":
            self.matrix = multiply(command.lengths, self.matrix)
        elif command.name in ("save", "beginGroup"):
            self.kept.append(self.matrix)
        elif command.name in ("restore", "endGroup") and self.kept:
            self.matrix = self.kept.pop()
        elif command.name == "define":
            self.stamps.append(command.stamp)

    def stamp(self, command: Command) -> int:
        return self.stamps.index(command.stamp) if command.stamp in self.stamps else -1

    def places(self, command: Command) -> list[tuple[float, float]]:
        """Where the points of a command come to lie on the surface."""
        return [apply(self.matrix, point) for point in command.points]


def difference(one: Frame, other: Frame) -> str | None:
    """Where two frames differ first; `None` if they do not."""
    if one.size != other.size:
        return f"sizes {one.size} and {other.size}"
    kinds = [[layer.kind for layer in frame.layers] for frame in (one, other)]
    if kinds[0] != kinds[1]:
        return f"layers {kinds[0]} and {kinds[1]}"
    for index, (layer, twin) in enumerate(zip(one.layers, other.layers, strict=True)):
        found = layer_difference(layer, twin)
        if found:
            return f"layer {index} ({layer.kind}), {found}"
    return None


def layer_difference(layer: Layer, twin: Layer) -> str | None:
    if not transforms_agree(layer.transform, twin.transform):
        return f"transforms {layer.transform} and {twin.transform}"
    if not agree((layer.opacity,), (twin.opacity,), RATIO_TOLERANCE):
        return f"opacities {layer.opacity} and {twin.opacity}"
    if not agree(layer.extent or (), twin.extent or (), TOLERANCE):
        return f"extents {layer.extent} and {twin.extent}"
    for name in ("clips", "commands"):
        found = commands_difference(name, layer, twin)
        if found:
            return found
    return None


def commands_difference(name: str, layer: Layer, twin: Layer) -> str | None:
    walks = (Walk(layer), Walk(twin))
    return list_difference(name, (getattr(layer, name), getattr(twin, name)), walks)


def list_difference(name: str, lists: tuple[list[Command], list[Command]], walks: tuple[Walk, Walk]) -> str | None:
    for index, (command, other) in enumerate(zip(*lists, strict=False)):
        found = command_difference(command, other, walks)
        if found:
            return f"{name[:-1]} {index} ({command.name}): {found}"
        walks[0].step(command)
        walks[1].step(other)
    if len(lists[0]) != len(lists[1]):
        return f"{len(lists[0])} and {len(lists[1])} {name}"
    return None


def command_difference(command: Command, other: Command, walks: tuple[Walk, Walk]) -> str | None:
    if command.name != other.name:
        return f"the other one is {other.name}"
    if command.exact != other.exact:
        pairs = zip(command.exact, other.exact, strict=True)
        return next(f"{a!r:.200} and {b!r:.200}" for a, b in pairs if a != b)
    if command.name == "define":
        return list_difference("parts", (command.parts, other.parts), walks)
    if command.name == "use" and walks[0].stamp(command) != walks[1].stamp(other):
        return "another stamp"
    if command.name == "concatenate":
        if not transforms_agree(command.lengths, other.lengths):
            return f"{command.lengths} and {other.lengths}"
        return None
    tolerance = RATIO_TOLERANCE if command.name == "beginGroup" else TOLERANCE
    if not agree(command.lengths, other.lengths, tolerance):
        return f"lengths {command.lengths} and {other.lengths}"
    places, twins = (walk.places(part) for walk, part in zip(walks, (command, other), strict=True))
    for index, (place, twin) in enumerate(zip(places, twins, strict=True)):
        if not agree(place, twin, TOLERANCE):
            return f"point {index}: {place} and {twin}"
    return None


def transforms_agree(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    scale = max(1.0, *(abs(number) for number in one[:4]))
    return agree(one[:4], other[:4], RATIO_TOLERANCE * scale) and agree(one[4:], other[4:], TOLERANCE)


def agree(one: tuple[float, ...], other: tuple[float, ...], tolerance: float) -> bool:
    # Not a number agrees with nothing.
    return len(one) == len(other) and all(abs(a - b) <= tolerance for a, b in zip(one, other, strict=True))


def compare(folder: Path, other: Path) -> list[str]:
    """What is different between the frames in two folders, a line each."""
    names = [sorted(path.name for path in place.glob("frame-*.words")) for place in (folder, other)]
    if not names[0]:
        return [f"{folder}: no frames"]
    if names[0] != names[1]:
        return [f"{len(names[0])} frames in {folder}, {len(names[1])} in {other}"]
    lines = []
    for name in names[0]:
        try:
            found = difference(read((folder / name).read_bytes()), read((other / name).read_bytes()))
        except FormatError as error:
            found = str(error)
        if found:
            lines.append(f"{name}: {found}")
    return lines


def main() -> None:
    if len(sys.argv) != 3:
        print("usage: python frames.py FOLDER OTHER", file=sys.stderr)
        sys.exit(64)
    lines = compare(Path(sys.argv[1]), Path(sys.argv[2]))
    print("\n".join(lines[:LISTED]) if lines else "the same")
    if len(lines) > LISTED:
        print(f"and {len(lines) - LISTED} frames more")
    sys.exit(1 if lines else 0)


if __name__ == "__main__":
    main()
