"""The part `browser`: maps in pages, ours beside others, each in a Chromium of its own."""

import sys

from harness.browser.builds import prepare
from harness.browser.data import CASES, path_of
from harness.browser.pages import PAGES, has_case
from harness.browser.report import show_browser
from harness.browser.server import Server
from harness.browser.trial import Trial
from harness.rounds import show_progress

ROUNDS = 5


def measure(options):
    cases = chosen(options.files, CASES, "--files")
    pages = chosen(options.peers, PAGES, "--peers")
    prepare(pages, options.is_building)
    for case in cases:
        path_of(case)
    results = []
    with Server() as server:
        for number in range(options.rounds or ROUNDS):
            for case in cases:
                due = [page for page in pages if has_case(page, case)]
                start = number % len(due)
                for page in due[start:] + due[:start]:
                    show_progress(f"round {number + 1}: {case}, {page}")
                    trial = Trial(server, page, case)
                    results.append({"page": page, "case": case, "round": number, **trial.run()})
    show_progress("")
    show_browser(results)
    return results


def chosen(names, known, option):
    """The names that were asked for, or all."""
    for name in names or []:
        if name not in known:
            sys.exit(f"run: {option}: there is no '{name}', only {', '.join(known)}")
    return names or list(known)
