"""Files that somebody made to harm: they open as a page in which nothing of theirs runs."""

from __future__ import annotations

import http.server
import threading
from pathlib import Path
from xml.sax.saxutils import escape

import pytest

# Each would leave a mark, a request, a message or a dialog if anything took it for more than text.
TEXTS = {
    "script": "</script><script>window.harmed = 1; alert(1)</script>",
    "image": '<img src=https://example.org/x onerror="window.harmed = 1">',
    "quotes": "\"'`><svg/onload=window.harmed=1> ${window.harmed=1} {{window.harmed=1}}",
    "attribute": '" autofocus onfocus="window.harmed=1" x="',
    "title": "</title></style></head><body onload=window.harmed=1>",
    "comment": "--><!--><script>window.harmed=1</script>]]>",
    "link": "javascript:window.harmed=1",
    "data": "data:text/html,<script>opener.harmed=1</script>",
    "place": "%SCRIPT%%DATA%%TITLE%%POLICY%",
    "control": "a\u0085b\u009bc\ufeffd\u2028e\u2029f\u200bg",
    "bidi": "\u202egpx.exe\u2066\u2067\u2068abc\u202d\u061c\u200f",
    "marks": "Z" + "\u0351\u0334\u0317" * 200,
    "emoji": "👨‍👩‍👧‍👦🏳️‍🌈" * 20,
    "spaces": " \t\n  ",
    "none": "",
}


def gpx(text: str) -> str:
    """A file that says the same in every field."""
    said = escape(text, {'"': "&quot;"})
    fields = "".join(f"<{name}>{said}</{name}>" for name in ("name", "cmt", "desc", "src"))
    link = f'<link href="{said}"><text>{said}</text><type>{said}</type></link>'
    kinds = f"<sym>{said}</sym><type>{said}</type>"
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="{said}">
<metadata><name>{said}</name><desc>{said}</desc><author><name>{said}</name>{link}</author>
<copyright author="{said}"><license>{said}</license></copyright>{link}<keywords>{said}</keywords></metadata>
<wpt lat="46" lon="7">{fields}{link}{kinds}</wpt>
<wpt lat="46.1" lon="7.2">{fields}{link}{kinds}</wpt>
<rte>{fields}{link}<rtept lat="46" lon="7">{fields}</rtept><rtept lat="46.1" lon="7.1"/></rte>
<trk>{fields}{link}<trkseg><trkpt lat="46" lon="7"><ele>400</ele></trkpt><trkpt lat="46.2" lon="7.1">
<ele>900</ele>{fields}</trkpt></trkseg></trk>
<extensions><x:a xmlns:x="urn:x">{said}</x:a></extensions></gpx>"""


def write(folder: Path, text: str, name: str = "ride.gpx") -> Path:
    file = folder / name
    file.write_text(gpx(text), encoding="utf-8")
    return file


def check(shown) -> None:
    """Nothing ran, and nothing is on the page but what the host makes."""
    page = shown.page
    assert page.evaluate("typeof window.harmed") == "undefined"
    assert page.locator("script, style, img, svg, iframe, a, object, embed, form, input").count() == 2, (
        "the page's own script and style"
    )
    markup = page.evaluate("""() => [...document.querySelectorAll("*")].flatMap((node) =>
      [...node.attributes].map(({ name }) => name)).filter((name) => /^on|^href$|^src|^style$|^action/.test(name))""")
    # The icon's link, and the places of the elements.
    assert set(markup) <= {"href", "style"}
    assert page.locator("[href]").count() == 1
    assert page.locator("#mirror [role=application]").count() == 1
    assert not page.locator("#message").is_visible()


@pytest.mark.parametrize("name", TEXTS)
def test_texts_in_every_field_stay_texts(open_map, tmp_path, name):
    shown = open_map(write(tmp_path, TEXTS[name]))
    check(shown)
    # Walk over everything, so that what the focus or a press would set off is set off.
    for _ in range(8):
        shown.page.keyboard.press("Tab")
        shown.page.keyboard.press("Enter")
    shown.settle()
    check(shown)


def test_names_of_a_megabyte_open_in_bounded_time(open_map, tmp_path):
    shown = open_map(write(tmp_path, "<b>Very long " * 80_000))
    check(shown)
    assert len(shown.page.title()) <= 201
    started = shown.page.evaluate("performance.now()")
    shown.wheel((500, 400), -300)
    assert shown.page.evaluate("performance.now()") - started < 8_000


NAMES = [
    "<img src=x onerror=alert(1)>.gpx",
    '" onload="alert(1).gpx',
    "a'b`c${alert(1)}.gpx",
    "&lt;script&gt;alert(1)&lt;&#47;script&gt;.gpx",
    "line\nbreak\ttab.gpx",
    "\u202egpx.exe",
    "%SCRIPT%%DATA%.gpx",
    "-o.gpx",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_files_stay_names(open_map, tmp_path, name):
    shown = open_map(write(tmp_path, "", name))
    check(shown)


@pytest.fixture
def server():
    """A server that notes what it is asked for."""
    asked: list[str] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            self.send_response(200)
            self.end_headers()

        do_POST = do_GET

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    server.asked = asked
    server.address = f"http://127.0.0.1:{server.server_port}"
    yield server
    server.shutdown()


def test_the_policy_stops_what_gets_in_all_the_same(new_context, page_file, tmp_path, server):
    # There is a network, so that what is not asked for is not asked for because of the policy.
    page = new_context(offline=False).new_page()
    page.goto(server.address + "/seen")
    assert [path for path in server.asked if path != "/favicon.ico"] == ["/seen"]
    page.goto(page_file(write(tmp_path, "x")).as_uri())
    page.wait_for_selector("#mirror [role=application]", state="attached")
    outcome = page.evaluate(
        """async (address) => {
      const add = (name, values) => document.body.append(Object.assign(document.createElement(name), values));
      const tries = {
        "inline script": () => add("script", { text: "harmed = 1" }),
        "handler": () => { document.body.setAttribute("onclick", "harmed = 1"); document.body.click(); },
        "eval": () => (0, eval)("harmed = 1"),
        "function": () => Function("harmed = 1")(),
        "markup": () => { document.body.innerHTML += "<img src=x onerror='harmed = 1'>"; },
        "link": () => Object.assign(document.createElement("a"), { href: "javascript:harmed = 1" }).click(),
        "fetch": () => fetch(address + "/fetch"),
        "image": () => { new Image().src = address + "/image"; },
        "frame": () => add("iframe", { src: address + "/frame" }),
        "worker": () => new Worker("data:text/javascript,1"),
        "style": () => add("style", { textContent: "* { color: red }" }),
        "beacon": () => { navigator.sendBeacon(address + "/beacon", "x"); },
      };
      for (const name in tries) {
        try { await tries[name](); } catch {}
        await new Promise((done) => setTimeout(done, 20));
        if (typeof harmed !== "undefined") return name;
      }
      return document.styleSheets.length;
    }""",
        server.address,
    )
    assert outcome == 1
    page.wait_for_timeout(200)
    assert [path for path in server.asked if path != "/favicon.ico"] == ["/seen"]
