"""The table of the part `browser`."""

from statistics import median

from harness.browser.data import CASES
from harness.browser.pages import PAGES
from harness.tables import show

# Milliseconds of the first frame, the median and the 95th percentile that ours is to keep.
BARS = {"line-100k": (200, 16.7, 16.8), "line-1m": (650, 16.7, 33.4), "markers-10k": (350, 16.7, 16.8)}
COLUMNS = ("first", "median", "p95", "worst", "main", "script")


def show_browser(results):
    rows = []
    for case in CASES:
        for page in PAGES:
            runs = [result for result in results if (result["case"], result["page"]) == (case, page)]
            if runs:
                numbers = [f"{median(run[name] for run in runs):.{0 if name == 'first' else 1}f}" for name in COLUMNS]
                rows.append([case, runs[0]["library"], *numbers, str(len(runs))])
        if case in BARS and any(result["case"] == case for result in results):
            first, middle, p95 = BARS[case]
            rows.append([case, "the bar", str(first), f"{middle}", f"{p95}", "", "", "", ""])
    headings = ["data", "page", "first frame", "median", "p95", "worst", "main thread", "script", "runs"]
    notes = [
        "Milliseconds, medians of the runs: to the first frame with the data, from frame to frame, and of a frame's work.",
        "Pins are drawn by Switchback, circles by the others.",
    ]
    show("Maps in Chromium, 1024 × 768, 5 seconds of moving and zooming", headings, rows, notes, left=2)
