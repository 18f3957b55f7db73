"""Whether a damaged file is XML at all, by our reader and by libxml2.

Strict reading ends at whatever is no XML, and lenient reading calls nothing a fault of the markup that is none.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import NATIVE
from documents import Report, reports, run
from lxml import etree
from mutation import mutated
from synthesis import sample

COUNT = 4000

# A small file that has something of everything.
BASE = b"""<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" creator="t" \
xmlns="http://www.topografix.com/GPX/1/1" xmlns:x="urn:x"><metadata><name>M &amp; N</name></metadata>
<wpt lat="47.5" lon="11.5"><ele>500</ele><name><![CDATA[<W>]]></name><sym>Summit</sym></wpt><!-- c -->
<trk><name>T</name><trkseg><trkpt lat="47.1" lon="11.2"><extensions><x:hr y="&lt;">101</x:hr></extensions></trkpt>
</trkseg></trk></gpx>"""

# What is wrong with the markup, whatever the document is about.
FAULTS_OF_MARKUP = {
    "content-after-end",
    "duplicate-attribute",
    "forbidden-character",
    "invalid-utf8",
    "malformed-tag",
    "stray-ampersand",
    "stray-markup",
    "text-before-declaration",
    "unexpected-end-of-file",
}

# What libxml2 refuses and we read, by the name that it has for it, and why.
NOT_REFUSED = {
    "WAR_NS_URI": "an address is compared and never followed, so any text is one",
    "NS_ERR_XML_NAMESPACE": "a prefix may be declared as none: Namespaces in XML 1.1 has it",
}

# What strict reading does not look at yet.
NOT_YET = {
    # Of the declaration, only the encoding.
    "ERR_XMLDECL_NOT_FINISHED", "ERR_VERSION_MISSING", "ERR_STRING_NOT_CLOSED", "ERR_STRING_NOT_STARTED",
    "ERR_EQUAL_REQUIRED", "ERR_ENCODING_NAME", "ERR_STANDALONE_VALUE", "ERR_UNSUPPORTED_ENCODING",
    # Of instructions and document types, only where they end.
    "ERR_SPACE_REQUIRED", "ERR_PI_NOT_STARTED", "ERR_PI_NOT_FINISHED", "ERR_RESERVED_XML_NAME", "ERR_DOCTYPE_NOT_FINISHED",
    "ERR_LITERAL_NOT_STARTED", "ERR_LITERAL_NOT_FINISHED",
    # Two hyphens in a comment, the end of CDATA outside of it.
    "ERR_HYPHEN_IN_COMMENT", "ERR_MISPLACED_CDATA_END",
    # U+FFFE and U+FFFF, and control characters in comments and instructions.
    "ERR_INVALID_CHAR", "ERR_CDATA_NOT_FINISHED",
    # Names are made of whatever does not end a name.
    "ERR_ATTRIBUTE_WITHOUT_VALUE", "NS_ERR_COLON", "NS_ERR_QNAME",
    # Prefixes of attributes.
    "NS_ERR_UNDEFINED_NAMESPACE",
    # References in texts and attributes that are not used.
    "ERR_ENTITYREF_SEMICOL_MISSING", "ERR_NAME_REQUIRED", "ERR_UNDECLARED_ENTITY", "ERR_INVALID_DEC_CHARREF",
    "ERR_INVALID_HEX_CHARREF",
}  # fmt: skip


def files(folder: Path) -> list[Path]:
    bases = [sample(seed).data for seed in range(0, 260, 13)] + [BASE] * 40
    paths = []
    for seed in range(COUNT):
        path = folder / f"{seed}.gpx"
        path.write_bytes(mutated(bases[seed % len(bases)], seed))
        paths.append(path)
    return paths


@pytest.fixture(scope="module")
def lenient_and_strict(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, tuple[Report, Report]]:
    paths = files(tmp_path_factory.mktemp("damaged"))
    lenient = reports(run(NATIVE, paths))
    strict = reports(run([*NATIVE, "--strict"], paths))
    return {path: (lenient[path], strict[path]) for path in paths}


def fault(data: bytes) -> etree.XMLSyntaxError | None:
    try:
        etree.fromstring(data, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True))
    except etree.XMLSyntaxError as error:
        return error
    return None


def test_strict_reading_refuses_what_is_no_xml(lenient_and_strict) -> None:
    read = {}
    for path, (_, strict) in lenient_and_strict.items():
        theirs = fault(path.read_bytes())
        if theirs is None or strict.error is not None:
            continue
        name = etree.ErrorTypes._getName(theirs.code, str(theirs.code))
        if name not in NOT_REFUSED and name not in NOT_YET:
            read[path.name] = f"{name}: {theirs}"
    assert read == {}


def test_lenient_reading_blames_no_markup_that_is_right(lenient_and_strict) -> None:
    blamed = {}
    for path, (lenient, _) in lenient_and_strict.items():
        if fault(path.read_bytes()) is not None:
            continue
        if lenient.document is None:
            blamed[path.name] = lenient.error
        elif codes := lenient.codes & FAULTS_OF_MARKUP:
            blamed[path.name] = codes
    assert blamed == {}
