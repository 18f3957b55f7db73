"""What the browser tests share: Chromium, pages that the tool made, and a log of all that a page does unasked."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from surface import Map

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Samples" / "verdon.gpx"

# Without a screen, and as root in a container where there is no sandbox to be had.
FLAGS = ["--no-sandbox", "--hide-scrollbars", "--force-color-profile=srgb"]


def chromium_path() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    pytest.exit("there is no Chromium; run: Utilities/setup test", returncode=1)


def tool() -> Path:
    """The tool that was built last, unless another one is named."""
    if named := os.environ.get("SWITCHBACK"):
        return Path(named)
    built = [ROOT / ".build" / name / "switchback" for name in ("release", "debug")]
    return max(built, key=lambda path: path.stat().st_mtime if path.exists() else 0)


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_context(browser: Browser):
    """Makes contexts, without a network unless told otherwise, and closes them after the test."""
    contexts: list[BrowserContext] = []

    def make(**options) -> BrowserContext:
        defaults = {"viewport": {"width": 1000, "height": 700}, "offline": True}
        context = browser.new_context(**defaults | options)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def host(new_context):
    """Makes blank pages with the host script, whose parts can be tried one by one."""
    markup = (ROOT / "Web" / "page.html").read_text()
    style = markup[markup.index("<style>") : markup.index("</style>") + len("</style>")]
    body = markup[markup.index("<main") : markup.index("<noscript>")]

    def make(**options) -> Page:
        page = new_context(**options).new_page()
        page.set_content("<!doctype html><title>Parts</title>" + style)
        page.add_script_tag(content=(ROOT / "Web" / "host.js").read_text())
        # Only now, so that the script does not start.
        page.evaluate("markup => document.body.innerHTML = markup", body)
        return page

    return make


@pytest.fixture(scope="session")
def page_file(tmp_path_factory):
    """Makes the page of GPX files with the tool, once for each list of files."""
    made: dict[tuple[Path, ...], Path] = {}

    def make(*files: Path) -> Path:
        if files not in made:
            if not tool().exists():
                pytest.fail(f"there is no {tool()}; run: make tool web")
            page = tmp_path_factory.mktemp("page") / "page.html"
            command = [tool(), "open", *files, "-o", page, "--no-browser"]
            subprocess.run(command, check=True, capture_output=True, timeout=120)
            made[files] = page
        return made[files]

    return make


@pytest.fixture
def open_map(new_context, page_file):
    """Opens the page of files, the sample by default, and waits until it shows them.

    At the end of the test every such page must have been silent: no request but for itself, no message.
    """
    opened: list[Map] = []

    def make(*files: Path, **options) -> Map:
        file = page_file(*(files or (SAMPLE,)))
        opened.append(Map(new_context(**options).new_page(), file))
        return opened[-1]

    yield make
    for shown in opened:
        assert shown.noise == [], "the page asked for something or said something"
