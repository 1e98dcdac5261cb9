"""Maps that are made for a test: a server of tiles on this computer, and a file of a person's own."""

import functools
import http.server
import io
import sqlite3
import threading

from PIL import Image


def tile(colour):
    """A tile of one colour, as PNG."""
    data = io.BytesIO()
    Image.new("RGB", (256, 256), colour).save(data, "png")
    return data.getvalue()


class TileServer:
    """Has the same tile everywhere, and remembers what was asked for, by whom."""

    COLOUR = "#40A070"

    def __init__(self):
        self.asked = []
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, self))

    @property
    def template(self):
        return f"http://127.0.0.1:{self._server.server_address[1]}/{{z}}/{{x}}/{{y}}.png"

    def open(self):
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def close(self):
        self._server.shutdown()
        self._server.server_close()


class Handler(http.server.BaseHTTPRequestHandler):
    def __init__(self, tiles, *arguments):
        self.tiles = tiles
        super().__init__(*arguments)

    def do_GET(self):
        self.tiles.asked.append((self.path, self.headers["User-Agent"]))
        data = tile(TileServer.COLOUR)
        self.send_response(200)
        self.send_header("Content-Type", "image/png")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *words):
        pass


def write_map(path, colour, maker):
    """Writes a map of the kind MBTiles that has one colour everywhere, down to the fourth zoom."""
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE metadata (name TEXT, value TEXT)")
        file.execute("CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)")
        file.executemany("INSERT INTO metadata VALUES (?, ?)", [("format", "png"), ("attribution", maker)])
        for zoom in range(4):
            places = ((zoom, x, y, tile(colour)) for x in range(2**zoom) for y in range(2**zoom))
            file.executemany("INSERT INTO tiles VALUES (?, ?, ?, ?)", places)
    file.close()
