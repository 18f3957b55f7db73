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
        # A creator without a name is none.
        document = Document(version=self.version, creator=self.text() or None)
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
            written, point.more["extensions"] = self.decoy()
            content += self.element("extensions", written)
        points.append(point)
        attributes = {"lat": self.reference(lat), "lon": self.reference(lon)}
        if not content and self.chance.random() < 0.5:
            return point, self.tag(element, attributes, is_empty=True) + self.gap()
        return point, f"{self.tag(element, attributes)}{self.gap()}{content}</{self.prefix}{element}>{self.gap()}"

    def decoy(self) -> tuple[str, str]:
        """Extensions that hold what looks like GPX and is not, as written and as `documents` shows them."""
        point = "<{urn:%s}trkpt lat=%r lon=%r></>"
        return self.chance.choice(
            [
                ("<x:hr>101</x:hr>", "<{urn:x}hr>'101'</>"),
                ("<x:ele>9999</x:ele> <x:name>no</x:name>", "<{urn:x}ele>'9999'</><{urn:x}name>'no'</>"),
                (
                    '<y:a xmlns:y="urn:y">\n<y:time>2000-01-01T00:00:00Z</y:time></y:a>',
                    "<{urn:y}a><{urn:y}time>'2000-01-01T00:00:00Z'</></>",
                ),
                ('<name xmlns="urn:z">no<name/>no</name>', "<{urn:z}name>'no'<{urn:z}name></>'no'</>"),
                (
                    '<x:trkpt lat="1" lon="2"/><trkseg xmlns="urn:z"><trkpt lat="3" lon="4"/></trkseg>',
                    point % ("x", "1", "2") + f"<{{urn:z}}trkseg>{point % ('z', '3', '4')}</>",
                ),
                (
                    "<x:deep><x:deep><x:deep>&lt;<![CDATA[<ele>5</ele>]]></x:deep></x:deep></x:deep>",
                    "<{urn:x}deep><{urn:x}deep><{urn:x}deep>'<<ele>5</ele>'</></></>",
                ),
                ("<x:blank> </x:blank><x:none/>", "<{urn:x}blank>' '</><{urn:x}none></>"),
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


def recording(seed: int) -> Sample:
    """A track as recorders write it: points alike but for their values, with some that are not."""
    return _Recorder(seed).sample()


class _Recorder:
    """Draws the form of a point once, and then values for it."""

    def __init__(self, seed: int):
        self.chance = random.Random(seed)
        self.codes: Counter[str] = Counter()
        self.version = self.chance.choice(["1.0", "1.1"])
        self.space = self.chance.choice(["", "\n", "\n    ", "\r\n\t"])
        self.quote = self.chance.choice("\"'")
        self.is_latitude_first = self.chance.random() < 0.8
        self.has = {
            name: self.chance.random() < share
            for name, share in {
                "ele": 0.8, "time": 0.8, "speed": 0.3, "name": 0.2, "sat": 0.3, "fix": 0.3, "hdop": 0.3, "hr": 0.5,
                "text": 0.3, "attribute": 0.3,
            }.items()
        }  # fmt: skip
        self.clock = datetime(self.chance.randrange(1950, 2100), 12, 31, 23, tzinfo=UTC)

    def sample(self) -> Sample:
        document = Document(version=self.version, creator="recorder")
        quote = self.quote
        parts = [
            f"<?xml version={quote}1.0{quote}?>\n<gpx xmlns={quote}{NAMESPACES[self.version]}{quote} version={quote}"
            f"{self.version}{quote} creator={quote}recorder{quote} xmlns:t={quote}urn:t{quote}><trk>"
        ]
        way = Way()
        for _ in range(self.chance.choice([1, 1, 2])):
            way.parts.append([])
            points = (self.point(way.parts[-1]) for _ in range(self.chance.randrange(1, 60)))
            parts.append(f"{self.space}<trkseg>{''.join(points)}{self.space}</trkseg>")
        parts.append(f"{self.space}</trk></gpx>")
        document.tracks.append(way)
        return Sample("".join(parts).encode(), document, self.codes)

    def point(self, points: list[Point]) -> str:
        if self.chance.random() < 0.03:
            # Something is turned round, and stays so.
            name = self.chance.choice(sorted(self.has))
            self.has[name] = not self.has[name]
        lat, lon = self.number(89), self.number(179)
        point = Point(float(lat), float(lon))
        content = "".join(f"{self.space}{element}" for element in self.elements(point))
        points.append(point)
        pairs = [f" lat={self.quote}{lat}{self.quote}", f" lon={self.quote}{lon}{self.quote}"]
        if not self.is_latitude_first:
            pairs.reverse()
        return f"{self.space}<trkpt{''.join(pairs)}>{content}{self.space}</trkpt>"

    def elements(self, point: Point) -> list[str]:
        elements = []
        if self.has["ele"]:
            text = self.number(self.chance.choice([9, 999, 9999, 99_999, 999_999]))
            point.ele = float(text)
            elements.append(f"<ele>{text}</ele>")
        if self.has["time"]:
            elements.append(f"<time>{self.time(point)}</time>")
        if self.version == "1.0" and self.has["speed"]:
            elements.append(f"<speed>{self.counted(point, 'speed', 99_999_999)}</speed>")
        if self.has["name"]:
            point.name = self.chance.choice(["A", "A", "B"])
            elements.append(f"<name>{point.name}</name>")
        if self.has["fix"]:
            point.more["fix"] = self.chance.choice(["3d", "3d", "3d", "2d"])
            elements.append(f"<fix>{point.more['fix']}</fix>")
        if self.has["sat"]:
            count = self.chance.randrange(30)
            point.more["sat"] = float(count)
            elements.append(f"<sat>{count}</sat>")
        if self.has["hdop"]:
            elements.append(f"<hdop>{self.counted(point, 'hdop', 999)}</hdop>")
        if self.version == "1.1" and (self.has["hr"] or self.has["text"]):
            elements.append(self.extensions(point))
        return elements

    def extensions(self, point: Point) -> str:
        written = shown = ""
        if self.has["hr"]:
            heart = self.chance.choice(["", "-"]) + self.number(200).lstrip("-")
            attribute = self.chance.choice(["1", "2", "0.5", "a"]) if self.has["attribute"] else ""
            written += f"<t:hr t:a={self.quote}{attribute}{self.quote}>{heart}</t:hr>" if attribute else f"<t:hr>{heart}</t:hr>"
            pair = f" {{urn:t}}a={attribute!r}" if attribute else ""
            shown += f"<{{urn:t}}hr{pair}>{heart!r}</>"
        if self.has["text"]:
            text = self.chance.choice(["x", "yes", "007", "+5", ".5", "5.", "1e3", "-0", "  ", " 5", "ü", "1234567890123456789012", "8" * 70])
            written += f"<t:q>{text}</t:q>"
            shown += f"<{{urn:t}}q>{text!r}</>"
        point.more["extensions"] = shown
        return f"<extensions>{written}</extensions>"

    def counted(self, point: Point, name: str, limit: int) -> str:
        text = self.number(limit).lstrip("-")
        point.more[name] = float(text)
        return text

    def number(self, limit: int) -> str:
        """A number as recorders write it, and now and then one of up to 40 digits, or close to where words overflow."""
        whole = self.chance.randrange(limit)
        digits = self.chance.choice([0, 1, 6, 7, 7, 7, 8, 9, 15, 16, 17, self.chance.randrange(36)])
        fraction = "".join(self.chance.choices("0123456789", k=digits))
        if digits > 12 and self.chance.random() < 0.3:
            # The digits come near a multiple of 2 to the power of 64.
            wrapped = f"{2**64 * self.chance.randrange(1, 20) + self.chance.randrange(3)}"
            start = len(wrapped) - 15
            if 0 < start and int(wrapped[:start]) < limit:
                whole, fraction = int(wrapped[:start]), wrapped[start:]
        sign = self.chance.choice(["", "", "-"])
        return f"{sign}{whole}{'.' if fraction else ''}{fraction}"

    def time(self, point: Point) -> str:
        self.clock += timedelta(seconds=self.chance.choice([1, 1, 1, 1, 5, 3600, 86_400]))
        fraction = self.chance.choice(["", "", "", "", "000", "250", "5", "123456789"])
        zone = self.chance.choice(["Z"] * 20 + ["+00:00"])
        point.time = (int(self.clock.timestamp()), int(fraction.ljust(9, "0")))
        return f"{self.clock:%Y-%m-%dT%H:%M:%S}{'.' if fraction else ''}{fraction}{zone}"
