"""One run: a page in a browser of its own, from its start through five seconds of moving."""

import io
import shutil
import statistics
import sys
from urllib.parse import urlencode

from harness.browser.data import kind_of

# Chromium as it draws where there is no graphics card; as root there is no sandbox to be had.
FLAGS = ["--no-sandbox", "--enable-unsafe-swiftshader", "--hide-scrollbars", "--mute-audio"]
SIZE = {"width": 1024, "height": 768}
SECONDS = 5
PATIENCE = 180_000
# Fewer pixels of the data's colour are no proof that it was drawn.
FEWEST_PIXELS = 1000

# Moves the map with each frame and gives the milliseconds between one frame and the next: in 5 seconds two levels in
# and out again, twice, while the middle goes round on a curve that reaches a quarter of the data to each side.
DRIVE = """async (seconds) => {
  const { home, move } = window.bench;
  const swing = (period, time) => Math.sin((2 * Math.PI * time) / period);
  const between = [];
  let [first, last] = [null, null];
  await new Promise((resolve) => {
    const step = (now) => {
      first ??= now;
      if (last !== null) between.push(now - last);
      last = now;
      const time = (now - first) / 1000;
      if (time >= seconds) return resolve();
      const zoom = home.zoom + 2 * swing(5, time) ** 2;
      const longitude = home.longitude + 0.25 * home.width * swing(3.1, time);
      move(longitude, home.latitude + 0.25 * home.height * swing(2.3, time), zoom);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  return between;
}"""


class Trial:
    def __init__(self, server, page, case):
        self.is_empty = page == "empty"
        data = {} if self.is_empty else {"data": f"data/{case}.geojson"}
        self.url = server.url(page, urlencode({"kind": kind_of(case), **data}))
        self.name = f"{page}, {case}"

    def run(self):
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            try:
                return self.measured(browser)
            finally:
                browser.close()

    def measured(self, browser):
        page = browser.new_context(viewport=SIZE, device_scale_factor=1).new_page()
        page.set_default_timeout(PATIENCE)
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(self.url, wait_until="commit")
        page.wait_for_function("window.bench?.ready")
        first = page.evaluate("window.bench.ready")
        steps = page.evaluate("steps")
        picture = page.screenshot()
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable")
        devtools.send("HeapProfiler.collectGarbage")
        before = metrics(devtools)
        between = sorted(page.evaluate(DRIVE, SECONDS))
        after = metrics(devtools)
        self.check(errors, picture)
        busy = {
            name: (after[key] - before[key]) * 1000 / len(between)
            for name, key in (("main", "TaskDuration"), ("script", "ScriptDuration"), ("thread", "ThreadTime"))
        }
        return {
            "library": page.evaluate("window.bench.library"),
            "browser": browser.version,
            "first": first,
            "steps": steps,
            "pixels": colored(picture),
            "frames": len(between),
            "median": statistics.median(between),
            "p95": between[min(len(between) - 1, int(0.95 * len(between)))],
            "worst": between[-1],
            "heap": after["JSHeapUsedSize"] / 1e6,
            **busy,
        }

    def check(self, errors, picture):
        if errors:
            sys.exit(f"run: {self.name}: {errors[0]}")
        if colored(picture) < FEWEST_PIXELS:
            sys.exit(f"run: {self.name}: {colored(picture)} pixels have the colour of the data")


def metrics(devtools):
    return {metric["name"]: metric["value"] for metric in devtools.send("Performance.getMetrics")["metrics"]}


def colored(picture):
    """How many pixels of a PNG are of the reds that the data is drawn in."""
    import numpy
    from PIL import Image

    pixels = numpy.asarray(Image.open(io.BytesIO(picture)).convert("RGB")).astype(int)
    red, green, blue = (pixels[..., channel] for channel in range(3))
    return int(((red > 150) & (green < 110) & (blue < 120)).sum())


def chromium_path():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    sys.exit("run: there is no Chromium; run: Utilities/setup bench")
