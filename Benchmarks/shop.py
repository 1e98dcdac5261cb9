#!/usr/bin/env python3
"""shop.py COUNT PICTURES : a product server for this computer alone, with COUNT invented products. Each has a picture at
an address of its own, which is one of the files 0.png, 1.png … of the folder PICTURES and is good for an hour.

It says its address in a line on standard output. At /asked it says how often it was asked for pictures, for how many,
and how often for that which it was asked for most; then it counts anew."""

import collections
import functools
import http.server
import json
import pathlib
import sys
import threading

PAGE = 1000
NAMES = ("Amber", "Bitter", "Black", "Crimson", "Golden", "Velvet", "White"), ("Bitters", "Cordial", "Soda", "Syrup", "Tonic")


def product(number):
    first, second = (words[number % len(words)] for words in NAMES)
    return {
        "id": f"product-{number}", "name": f"{first} {second} {number}", "kind": "syrups",
        "pack": {"amount": 70, "unit": "cl"}, "price": {"amount": f"{5 + number % 40}.50", "currency": "EUR"},
        "picture": f"pictures/{number}.png"}


class Shop:
    def __init__(self, count, folder):
        files = sorted(pathlib.Path(folder).glob("*.png"))
        self.pictures = [file.read_bytes() for file in files]
        self.asked = collections.Counter()
        self.lock = threading.Lock()
        self.documents = {"/comptoir.json": {"format": 1, "name": "Invented", "products": "products-0.json"}}
        for first in range(0, count, PAGE):
            page = {"format": 1, "products": [product(number) for number in range(first, min(first + PAGE, count))]}
            if first + PAGE < count:
                page["next"] = f"products-{first // PAGE + 1}.json"
            self.documents[f"/products-{first // PAGE}.json"] = page

    def picture(self, name):
        with self.lock:
            self.asked[name] += 1
        return self.pictures[int(name) % len(self.pictures)]

    def tell(self):
        with self.lock:
            counts = list(self.asked.values())
            self.asked.clear()
        return f"requests {sum(counts)} pictures {len(counts)} most {max(counts, default=0)}"


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1

    def __init__(self, shop, *arguments):
        self.shop = shop
        super().__init__(*arguments)

    def log_message(self, *_):
        """Nothing is said but what is asked for."""

    def do_GET(self):
        path = pathlib.PurePosixPath(self.path)
        if self.path in self.shop.documents:
            self.answer(json.dumps(self.shop.documents[self.path]).encode(), "application/json")
        elif path.match("/pictures/*.png"):
            self.answer(self.shop.picture(path.stem), "image/png", {"Cache-Control": "max-age=3600"})
        elif self.path == "/asked":
            self.answer(self.shop.tell().encode(), "text/plain", {"Cache-Control": "no-store"})
        else:
            self.send_error(404)

    def answer(self, body, kind, headers=None):
        try:
            self.send_response(200)
            for name, value in {"Content-Type": kind, "Content-Length": len(body), **(headers or {})}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request, address):
        """A client that goes is no mistake here."""


server = Server(("127.0.0.1", 0), functools.partial(Handler, Shop(int(sys.argv[1]), sys.argv[2])))
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
