"""The listings of two documents, found in their text by the shape of what they declare."""

from __future__ import annotations

import re

Lines = list[str]


def balanced(lines: Lines, start: int, depth: int = 0) -> int:
    """The line after the one that closes what opens from a line on, or that closes `depth` more than opens."""
    opened = False
    for number in range(start, len(lines)):
        code = lines[number].split("//")[0]
        depth += code.count("{") - code.count("}")
        opened = opened or "{" in code
        if opened and depth <= 0:
            return number + 1
    raise ValueError(f"what opens in line {start + 1} does not close: {lines[start]}")


def declarations(text: str, pattern: str) -> list[str]:
    """The declarations that begin with a line of that pattern, each to the end of its braces, in order."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if re.match(pattern, line)]
    return ["\n".join(lines[start : balanced(lines, start)]) for start in starts]


def declaration(text: str, pattern: str) -> str:
    found = declarations(text, pattern)
    if len(found) != 1:
        raise ValueError(f"{len(found)} declarations begin with {pattern}")
    return found[0]


def without_end(declaration: str) -> str:
    """A declaration without its last brace."""
    return declaration[: declaration.rindex("}")]


def route_program(text: str) -> str:
    """The program of the document that shows a GPX file: its model, its reader and its view."""
    members = [declaration(text, r"\s*init\(with "), *declarations(text, r"\s*func parser\(_")]
    members.append(declaration(text, r"\s*func parse\(\)"))
    reader = without_end(declaration(text, r"class GPXParser"))
    states = re.findall(r"^\s*@State private var .*$", text, re.MULTILINE)
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if re.match(r"\s*Map \{", line))
    # The listing goes on with a modifier, and ends with the brace of the body round it.
    end = balanced(lines, start, depth=1)
    parts = [
        declaration(text, r"struct GPXData"),
        declaration(text, r"struct Waypoint"),
        "\n".join([reader, *members, "}"]),
        "struct ContentView: View {",
        *states,
        "var body: some View {",
        *lines[start:end],
        declaration(text, r"\s*func getRouteGPX"),
        "}",
    ]
    return "\n".join(parts)


def placemark_programs(text: str) -> list[str]:
    """The stages of the document that wraps a map view: each the declarations of a program."""
    maps = declarations(text, r"struct MapView: ")
    contents = declarations(text, r"struct ContentView: ")
    whole = [one for one in maps if "// ..." not in one.splitlines()[1]]
    # A stage that leaves something out has the properties and the first method of the last whole one.
    head = whole[-1][: whole[-1].index("func updateUIView")]
    stages = []
    for number, one in enumerate(maps):
        if one not in whole:
            one = head + one[one.index("func updateUIView") :]
        stages.append(one + "\n" + contents[min(number, len(contents) - 1)])
    return stages


def placemark_order(text: str) -> str:
    """The operator that the last stage sorts with."""
    return declaration(text, r"extension MKPointAnnotation")
