"""Damages files, the same for the same seed."""

from __future__ import annotations

import random

# What XML is sensitive to.
PIECES = [
    b"<", b">", b"/", b"/>", b"</", b"<!--", b"-->", b"--", b"<![CDATA[", b"]]>", b"<?", b"?>", b"<!", b"&", b"&amp;",
    b"&lt", b";", b"&#0;", b"&#x41;", b"&#xD800;", b"&nope;", b"\"", b"'", b"=", b" ", b"\n", b"\r", b":", b"x:", b"xmlns=''",
    b" a='1'", b" lat='1'", b"<a>", b"</a>", b"<a/>", b"<a b=c>", b"\0", b"\x01", b"\x7f", b"\xc3\xa9", b"\xc3", b"\xa9", b"\xff",
    b"\xef\xbb\xbf", b"\xef\xbf\xbe", b"\xef\xbf\xbf", b"\xed\xa0\x80", b"\xf0\x9f\x9a\xb2", b"1", b".", b"-", b"e",
]  # fmt: skip


def mutated(data: bytes, seed: int) -> bytes:
    """The file with one to three places changed."""
    chance = random.Random(seed)
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        start = chance.randrange(len(data) + 1)
        end = min(len(data), start + chance.choice([1, 1, 1, 2, 5, 20]))
        match chance.randrange(5):
            case 0:
                data = data[:start] + data[end:]
            case 1 | 2:
                data = data[:start] + chance.choice(PIECES) + data[start:]
            case 3:
                data = data[:start] + chance.choice(PIECES) + data[end:]
            case _:
                other = chance.randrange(len(data) + 1)
                data = data[:other] + data[start:end] + data[other:]
    return data
