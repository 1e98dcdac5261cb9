"""A web server that has products, on this computer: the example that the program's own page for shopkeepers tells of."""

import functools
import http.server
import json
import pathlib
import shutil
import threading

from screens import answer_anew

EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "Resources/shop/example"


class Shop:
    """Serves a copy of the example, and takes orders, each key once."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        shutil.copytree(EXAMPLE, self.folder)
        self.orders = {}
        self.asked = []
        # Answers to orders that come before one is taken, as 503.
        self.refusals = []
        # Nothing is answered before it is set.
        self.answers = threading.Event()
        self.answers.set()
        self._server = None
        self._port = 0
        self._change("comptoir.json", orders="orders")

    def _change(self, name, **changes):
        file = self.folder / name
        file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))

    def rate(self, title, **stars):
        """Gives drinks ratings, by the id with low lines for its hyphens."""
        ratings = [{"drink": id.replace("_", "-"), "stars": number} for id, number in stars.items()]
        content = {"format": 1, "source": {"title": title}, "ratings": ratings}
        (self.folder / "ratings.json").write_text(json.dumps(content))
        self._change("comptoir.json", ratings="ratings.json")

    def fill(self, **names):
        """Puts more products into the shop, by the ids of ingredients with low lines for their hyphens."""
        more = [
            {"id": f"more-{id}", "name": name, "kind": kind, "ingredient": id, "pack": {"amount": amount, "unit": unit}}
            for id, (name, kind, amount, unit) in ((id.replace("_", "-"), value) for id, value in names.items())
        ]
        (self.folder / "products-3.json").write_text(json.dumps({"format": 1, "products": more}))
        self._change("products-2.json", next="products-3.json")

    def open(self):
        handler = functools.partial(Handler, self, directory=str(self.folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), handler)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def close(self):
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    @property
    def address(self):
        return f"http://127.0.0.1:{self._port}/"


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, shop, *arguments, **words):
        self.shop = shop
        super().__init__(*arguments, **words)

    def do_GET(self):
        self.shop.asked.append(self.path)
        self.shop.answers.wait()
        answer_anew(self)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.shop.refusals:
            status = self.shop.refusals.pop(0)
            return self._answer(status, {"reason": "We are closed on Mondays."})
        key = self.headers["Idempotency-Key"]
        self.shop.orders.setdefault(key, []).append(json.loads(body))
        self._answer(201, {"order": f"A{len(self.shop.orders)}"})

    def _answer(self, status, content):
        data = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *words):
        pass
