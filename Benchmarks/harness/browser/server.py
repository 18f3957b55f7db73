"""Serves the pages, their libraries and the data to this machine, and lets the browser keep none of it."""

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from harness.browser.builds import LEAFLET, MAPLIBRE, PROGRAM
from harness.browser.data import FOLDER
from harness.places import BENCHMARKS, ROOT

FOLDERS = {"/leaflet/": LEAFLET, "/maplibre/": MAPLIBRE, "/data/": FOLDER, "/": BENCHMARKS / "Browser"}
FILES = {"/host.js": ROOT / "Web" / "host.js", "/map-in-page.wasm": PROGRAM}


class Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm", ".js": "text/javascript"}

    def translate_path(self, path):
        path = path.partition("?")[0]
        if path in FILES:
            return str(FILES[path])
        prefix = next(prefix for prefix in FOLDERS if path.startswith(prefix))
        return str(FOLDERS[prefix] / path.removeprefix(prefix))

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


class Server:
    def __enter__(self):
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()

    def url(self, page, query):
        return f"http://127.0.0.1:{self.server.server_port}/{page}.html?{query}"
