"""Makes GPX files of every kind that is right, and says what is in them: the same for the same seed.

What is in a file is known before it is written, so that a reader is compared with the truth and not with another reader.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from documents import Document, Instant, Point, Way, elevation, place

# The encodings by the name that a file states, Python's name for them, what stands in front, and whether it must be
# stated.
ENCODINGS = [
    ("UTF-8", "utf-8", b"", False),
    ("utf-8", "utf-8", b"", True),
    ("UTF-8", "utf-8", b"\xef\xbb\xbf", False),
    ("UTF-16", "utf-16-le", b"\xff\xfe", False),
    ("UTF-16", "utf-16-be", b"\xfe\xff", True),
    ("UTF-16", "utf-16-le", b"", True),
    ("UTF-16", "utf-16-be", b"", True),
    ("ISO-8859-1", "latin-1", b"", True),
    ("iso-8859-15", "iso8859-15", b"", True),
    ("windows-1250", "cp1250", b"", True),
    ("windows-1251", "cp1251", b"", True),
    ("Windows-1252", "cp1252", b"", True),
    ("US-ASCII", "ascii", b"", True),
]

NAMESPACES = {"1.0": "http://www.topografix.com/GPX/1/0", "1.1": "http://www.topografix.com/GPX/1/1"}


@dataclass
class Sample:
    """A file, and what is in it."""

    data: bytes
    document: Document
    # Which deviations the file has, and how often.
    codes: Counter[str] = field(default_factory=Counter)
    # Whether it does without what gpxpy cannot read: prefixes of elements, spaces around the equals sign of a
    # namespace, a comment inside of a text.
    is_tame: bool = False


def sample(seed: int) -> Sample:
    return _Maker(seed).sample()


class _Maker:
    def __init__(self, seed: int):
        self.chance = random.Random(seed)
        self.stated, self.encoding, self.mark, self.must_state = ENCODINGS[seed % len(ENCODINGS)]
        self.version = self.chance.choice(["1.0", "1.1", "1.1"])
        self.is_tame = seed // len(ENCODINGS) % 2 == 0
        self.prefix = "" if self.is_tame else self.chance.choice(["", "g:", "gpx:", "ns2:"])
        # One in a file: a carriage return before a line feed would be one end and not two.
        self.line_end = self.chance.choice(["\n", "\r\n", "\r"])
        self.codes: Counter[str] = Counter()
        self.clock = datetime(2024, 1, 1, tzinfo=UTC)

    def sample(self) -> Sample:
        document = Document(version=self.version, creator=self.text())
        body = [self.head(document)]
        body += [self.waypoint(document) for _ in range(self.chance.randrange(4))]
        body += [self.route(document) for _ in range(self.chance.randrange(3))]
        body += [self.track(document) for _ in range(self.chance.randrange(3))]
        body.append(f"</{self.prefix}gpx>")
        body.append(self.chance.choice(["", "\n", "<!-- end -->", "\n<?end?>\n"]))
        data = self.mark + "".join(body).encode(self.encoding)
        if self.encoding.startswith("utf-16") and not self.mark:
            self.codes["missing-byte-order-mark"] += 1
        return Sample(data, document, self.codes, self.is_tame)

    # MARK: Markup

    def head(self, document: Document) -> str:
        parts = []
        if self.must_state or self.chance.random() < 0.7:
            quote = self.chance.choice("\"'")
            alone = self.chance.choice(["", f" standalone={quote}yes{quote}"])
            version, encoding = (f"{quote}{text}{quote}" for text in ("1.0", self.stated))
            parts.append(f"<?xml version={version} encoding={encoding}{alone}?>{self.gap()}")
        parts.append(self.chance.choice(["", "", "<!DOCTYPE gpx>", '<!DOCTYPE gpx SYSTEM "gpx.dtd">\n']))
        declared = f"xmlns:{self.prefix[:-1]}" if self.prefix else "xmlns"
        attributes = {
            declared: NAMESPACES[self.version],
            "version": self.version,
            "creator": self.escaped(document.creator or "", is_attribute=True),
            "xmlns:x": "urn:x",
        }
        parts.append(self.tag("gpx", attributes))
        return "".join(parts)

    def tag(self, name: str, attributes: dict[str, str], is_empty: bool = False) -> str:
        """A start tag with its attributes, whose values are escaped already, in any order."""
        pairs = list(attributes.items())
        self.chance.shuffle(pairs)
        written = ""
        for key, value in pairs:
            quote = self.chance.choice("\"'")
            value = value.replace(quote, "&quot;" if quote == '"' else "&apos;")
            equals = "=" if self.is_tame else self.chance.choice(["=", "=", "=", " = ", "\n="])
            space = self.chance.choice([" ", " ", "\n  ", "\t"])
            written += f"{space}{key}{equals}{quote}{value}{quote}"
        return f"<{self.prefix}{name}{written}{self.chance.choice(['', '', ' '])}{'/' if is_empty else ''}>"

    def gap(self) -> str:
        """What may stand between two elements and says nothing."""
        return self.chance.choice(["", "", "", "\n", "\r\n\t", "<!-- <trkpt lat='9' lon='9'/> -->", "<?nothing here?>"])

    def element(self, name: str, content: str) -> str:
        space = self.chance.choice(["", "", "", " ", "\n"])
        return f"<{self.prefix}{name}{space}>{content}</{self.prefix}{name}{space}>{self.gap()}"

    # MARK: Ways and points

    def waypoint(self, document: Document) -> str:
        point, written = self.point("wpt", document.waypoints)
        return written

    def route(self, document: Document) -> str:
        name, content = self.maybe_text("name")
        way = Way(name, [[]])
        for _ in range(self.chance.randrange(5)):
            content += self.point("rtept", way.parts[0])[1]
        document.routes.append(way)
        return self.element("rte", self.gap() + content)

    def track(self, document: Document) -> str:
        name, content = self.maybe_text("name")
        way = Way(name)
        for _ in range(self.chance.randrange(4)):
            way.parts.append([])
            self.clock = datetime(2024, 1, 1, tzinfo=UTC)
            points = "".join(
                self.point("trkpt", way.parts[-1])[1] for _ in range(self.chance.randrange(6))
            )
            content += self.element("trkseg", self.gap() + points)
        document.tracks.append(way)
        return self.element("trk", self.gap() + content)

    def point(self, element: str, points: list[Point]) -> tuple[Point, str]:
        lat, lon = self.coordinate(89), self.coordinate(179)
        where = place(lat, lon)
        assert where is not None
        point = Point(*where)
        content = ""
        if self.chance.random() < 0.7:
            text = self.decimal(4)
            point.ele = elevation(text)
            content += self.element("ele", self.plain(text))
        if self.chance.random() < 0.7:
            text, point.time = self.time()
            content += self.element("time", self.plain(text))
        point.name, name = self.maybe_text("name")
        content += name
        if self.version == "1.1" and self.chance.random() < 0.4:
            content += self.element("extensions", self.decoy())
        points.append(point)
        attributes = {"lat": self.reference(lat), "lon": self.reference(lon)}
        if not content and self.chance.random() < 0.5:
            return point, self.tag(element, attributes, is_empty=True) + self.gap()
        return point, f"{self.tag(element, attributes)}{self.gap()}{content}</{self.prefix}{element}>{self.gap()}"

    def decoy(self) -> str:
        """Extensions that hold what looks like GPX and is not."""
        return self.chance.choice(
            [
                "<x:hr>101</x:hr>",
                "<x:ele>9999</x:ele><x:name>no</x:name>",
                '<y:a xmlns:y="urn:y"><y:time>2000-01-01T00:00:00Z</y:time></y:a>',
                '<name xmlns="urn:z">no<name/>no</name>',
                '<x:trkpt lat="1" lon="2"/><trkseg xmlns="urn:z"><trkpt lat="3" lon="4"/></trkseg>',
                "<x:deep><x:deep><x:deep>&lt;<![CDATA[<ele>5</ele>]]></x:deep></x:deep></x:deep>",
            ]
        )

    # MARK: Numbers

    def coordinate(self, limit: int) -> str:
        whole = self.chance.randrange(limit)
        return self.decimal(whole=whole)

    def decimal(self, digits: int = 0, whole: int | None = None) -> str:
        """A number of up to 40 digits in one of its forms."""
        if whole is None:
            whole = self.chance.randrange(10 ** self.chance.randrange(1, digits + 1))
        sign = self.chance.choice(["", "", "-", "-", "+"])
        zeros = self.chance.choice(["", "", "", "0", "00"])
        text = f"{sign}{zeros}{whole}"
        fraction = "".join(self.chance.choices("0123456789", k=self.chance.randrange(41 - len(text))))
        if fraction or self.chance.random() < 0.1:
            text += f".{fraction}"
        if whole == 0 and fraction and self.chance.random() < 0.3:
            text = f"{sign}.{fraction}"
        if self.chance.random() < 0.05:
            self.codes["exponent-number"] += 1
            text += self.chance.choice(["e-3", "E-05", "e0", "e-30"])
        return f"{self.blank()}{text}{self.blank()}"

    def blank(self) -> str:
        return self.chance.choice(["", "", "", "", "", "", " ", "\n", "\t "])

    # MARK: Times

    def time(self) -> tuple[str, Instant]:
        """A time, later than the last one, as the schema has it."""
        self.clock += timedelta(seconds=self.chance.choice([0, 1, 1, 1, 60, 86_400, 40_000_000]))
        fraction = "".join(self.chance.choices("0123456789", k=self.chance.randrange(13)))
        fraction = self.chance.choice(["", "", fraction])
        offset = timedelta(minutes=self.chance.randrange(-14 * 60, 14 * 60 + 1))
        zone = self.chance.choice(["Z", "Z", "Z", "offset", ""])
        local = self.clock
        if zone == "offset":
            local += offset
            total = int(abs(offset).total_seconds()) // 60
            zone = f"{'-' if offset < timedelta() else '+'}{total // 60:02}:{total % 60:02}"
        elif not zone:
            self.codes["time-without-zone"] += 1
        seconds = int(self.clock.timestamp())
        # Two times in one second go on only if their fractions do.
        if fraction:
            self.clock += timedelta(seconds=1)
        text = f"{local:%Y-%m-%dT%H:%M:%S}{'.' if fraction else ''}{fraction}{zone}"
        return f"{self.blank()}{text}{self.blank()}", (seconds, int(fraction.ljust(9, "0")[:9]))

    # MARK: Texts

    def maybe_text(self, element: str) -> tuple[str | None, str]:
        """A text and its element, or neither."""
        if self.chance.random() < 0.5:
            return None, ""
        text = self.text()
        return text, self.element(element, self.escaped(text))

    def text(self) -> str:
        alphabet = self.chance.choice(
            ["Alm 8", "Früh – über Höchi", "日の出", "🚲 🏔", "Řím ľščťž", "Родник у дуба", "a<b>&\"'c]]", "a\nb", "€ŠšŽžŒœŸ", " "]
        )
        return "".join(self.chance.choices(alphabet, k=self.chance.randrange(12)))

    def escaped(self, text: str, is_attribute: bool = False) -> str:
        """A text in one of the ways to write it; an end of a line in an attribute has one alone."""
        pieces = ""
        for character in text:
            pieces += self.chance.choice(self.forms(character, is_attribute))
            if not is_attribute and not self.is_tame and self.chance.random() < 0.03:
                pieces += self.chance.choice(["<!-- no -->", "<?no?>", "<![CDATA[]]>"])
        return pieces

    def forms(self, character: str, is_attribute: bool) -> list[str]:
        """The ways to write a character, the usual ones more than once."""
        numbers = [f"&#{ord(character)};", f"&#x{ord(character):X};"]
        if not self.can_encode(character):
            return numbers
        if character == "\n":
            return numbers if is_attribute else [self.line_end, *numbers]
        names = {"<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;"}
        if character in "<>&":
            # A sign of greater may stand as it is, but not behind two brackets.
            return [names[character]] * 4 + numbers
        forms = [character] * 20 + numbers
        if character in names:
            forms += [names[character]] * 5
        if not is_attribute and character != "]":
            forms.append(f"<![CDATA[{character}]]>")
        return forms

    def can_encode(self, text: str) -> bool:
        try:
            text.encode(self.encoding)
        except UnicodeEncodeError:
            return False
        return True

    def plain(self, text: str) -> str:
        """A value that is no text, now and then in a form that is for texts."""
        if self.chance.random() < 0.05:
            return f"<![CDATA[{text}]]>"
        return self.reference(text)

    def reference(self, text: str) -> str:
        """A value with one of its characters written as a number, now and then."""
        if self.chance.random() > 0.05:
            return text
        place = self.chance.randrange(len(text))
        return f"{text[:place]}&#{ord(text[place])};{text[place + 1:]}"
