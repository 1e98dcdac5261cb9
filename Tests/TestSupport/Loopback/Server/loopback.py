#!/usr/bin/env python3
"""loopback.py: a web server for this computer alone, which answers as a test wants it, mistakes and all.

It says its port in a line on standard output, then reads a command a line from standard input, each a JSON object, and
answers each with a line. It ends with its standard input.

  {"do": "answer", "path": "/a", "answers": [{...}, ...]}  one after the other; the last one stays
  {"do": "serve", "path": "/shop/", "folder": "..."}       the files of a folder, as any web server has them
  {"do": "orders", "path": "/orders", "answers": [...]}    takes orders, each key once; answers go before
  {"do": "requests"}                                       what was asked so far
  {"do": "await", "path": "/a", "count": 2}                answers when there were so many requests
  {"do": "release"}                                        lets go on what hangs

An answer has status, headers, body or bytes (base64), and may have: etag; repeat (how often the body comes); drip (seconds
between its bytes); half (the connection ends after that share of the body); silent (nothing comes); raw (the whole answer,
as it is); gzip; ranges (a part is given to whoever asks for one, as files are); taken (of orders: the order is taken although the answer goes wrong, and what the answer leaves open is as
it is of an order that is taken)."""

import base64
import collections
import gzip
import http.server
import json
import mimetypes
import os
import pathlib
import re
import ssl
import sys
import threading
import urllib.parse


class State:
    """What was told to the server, and what it was asked."""

    def __init__(self):
        self.changed = threading.Condition()
        self.routes = {}
        self.folders = {}
        self.orders = {}
        self.taken = collections.OrderedDict()
        self.requests = []
        self.released = threading.Event()

    def next_answer(self, routes, path):
        with self.changed:
            answers = routes.get(path)
            if not answers:
                return None
            return answers.pop(0) if len(answers) > 1 else answers[0]

    def next_order_answer(self, path):
        """Answers to orders are used up; what comes after is a server in order."""
        with self.changed:
            answers = self.orders[path]
            return answers.pop(0) if answers else None


state = State()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.respond(b"")

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(length)
        # Whoever asked ended in the middle of it: that is no question, and least of all an order.
        if len(body) < length:
            self.close_connection = True
            return
        self.respond(body)

    def respond(self, body):
        path = urllib.parse.urlsplit(self.path).path
        with state.changed:
            state.requests.append({
                "method": self.command, "path": self.path, "headers": {k.lower(): v for k, v in self.headers.items()},
                "body": body.decode("utf-8", "replace")})
            state.changed.notify_all()
        try:
            if path in state.orders and self.command == "POST":
                return self.order(path, body)
            answer = state.next_answer(state.routes, path)
            if answer is not None:
                return self.give(answer)
            for prefix, folder in state.folders.items():
                if path.startswith(prefix):
                    return self.file(pathlib.Path(folder), urllib.parse.unquote(path[len(prefix):]))
            self.give({"status": 404, "body": "Not found"})
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            self.close_connection = True

    def order(self, path, body):
        key = self.headers.get("Idempotency-Key", "")
        answer = state.next_order_answer(path) or {"taken": True}
        if not answer.get("taken"):
            return self.give(answer)
        with state.changed:
            is_new = key not in state.taken
            if is_new:
                state.taken[key] = {"body": body.decode(), "count": 0}
            state.taken[key]["count"] += 1
            number = list(state.taken).index(key) + 1
        self.give({"status": 201 if is_new else 200, "headers": {"Content-Type": "application/json"},
                   "body": json.dumps({"order": str(number)}), **answer})

    def file(self, folder, name):
        file = folder / name
        if not file.is_file() or folder.resolve() not in file.resolve().parents:
            return self.give({"status": 404, "headers": {"Content-Type": "text/html"}, "body": "<h1>Not found</h1>"})
        content = file.read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.give({"headers": {"Content-Type": kind}, "bytes": base64.b64encode(content).decode(),
                   "etag": '"%x-%x"' % (int(os.stat(file).st_mtime), len(content)), "ranges": True})

    def give(self, answer):
        if answer.get("silent"):
            state.released.wait()
            self.close_connection = True
            return
        if "raw" in answer:
            self.wfile.write(answer["raw"].encode("latin-1"))
            self.wfile.flush()
            self.close_connection = True
            return
        body = base64.b64decode(answer["bytes"]) if "bytes" in answer else answer.get("body", "").encode("utf-8")
        body *= answer.get("repeat", 1)
        status, headers = answer.get("status", 200), dict(answer.get("headers", {}))
        if answer.get("etag"):
            headers["ETag"] = answer["etag"]
            if self.headers.get("If-None-Match") == answer["etag"]:
                status, body = 304, b""
        if answer.get("ranges"):
            headers["Accept-Ranges"] = "bytes"
            wanted = re.fullmatch(r"bytes=([0-9]+)-([0-9]*)", self.headers.get("Range", ""))
            if wanted and status == 200 and int(wanted[1]) < len(body):
                first, last = int(wanted[1]), min(int(wanted[2] or len(body)), len(body) - 1)
                headers["Content-Range"] = "bytes %d-%d/%d" % (first, last, len(body))
                status, body = 206, body[first:last + 1]
        if answer.get("gzip"):
            body = gzip.compress(body)
            headers["Content-Encoding"] = "gzip"
        self.send_response_only(status)
        self.send_header("Date", self.date_time_string())
        for name, value in headers.items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if "half" in answer:
            self.wfile.write(body[:int(len(body) * answer["half"])])
            self.wfile.flush()
            self.close_connection = True
        elif "drip" in answer:
            for index in range(len(body)):
                self.wfile.write(body[index:index + 1])
                self.wfile.flush()
                if state.released.wait(answer["drip"]):
                    break
        else:
            self.wfile.write(body)
        self.wfile.flush()


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request, address):
        """A client that goes is no mistake here."""


def command(words):
    kind = words["do"]
    if kind == "await":
        def there():
            return sum(request["path"] == words["path"] for request in state.requests) >= words["count"]
        with state.changed:
            return {"there": state.changed.wait_for(there, timeout=60)}
    with state.changed:
        if kind == "answer":
            state.routes[words["path"]] = list(words["answers"])
        elif kind == "serve":
            state.folders[words["path"]] = words["folder"]
        elif kind == "orders":
            state.orders[words["path"]] = list(words["answers"])
        elif kind == "requests":
            return {"requests": state.requests, "orders": [{"key": key, **order} for key, order in state.taken.items()]}
        elif kind == "release":
            state.released.set()
    return {}


def main():
    server = Server(("127.0.0.1", 0), Handler)
    if len(sys.argv) > 1:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1])
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(json.dumps({"port": server.server_port}), flush=True)
    for line in sys.stdin:
        print(json.dumps(command(json.loads(line))), flush=True)


main()
