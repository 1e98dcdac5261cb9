"""Documents of screens, and a server that has them."""

import functools
import http.server
import json
import threading


def document(text, *, button=None, name="test", data=None, field=False):
    """A screen with a text; `button` is a title and an action."""
    components = [{"id": "text", "type": "text", "bodyId": "text"}]
    bodies = [{"id": "text", "body": {"text": text}}]
    if field:
        components.append({"id": "field", "type": "textField", "bodyId": "field", "bind": {"value": "name"}})
        bodies.append({"id": "field", "body": {"label": "Your name"}})
    if button:
        components.append({"id": "button", "type": "button", "bodyId": "button", "actions": [{"on": "activate", **button[1]}]})
        bodies.append({"id": "button", "body": {"title": button[0]}})
    return {
        "sdui": {"version": "2.0"},
        "screenName": name,
        "data": {"name": ""} if data is None else data,
        "templates": [{"id": "t", "type": "stack", "order": 1, "componentsId": [each["id"] for each in components]}],
        "components": components,
        "bodies": bodies,
    }


def write(file, *words, **more):
    """Writes a document as editors do: another file takes the place of the one before."""
    new = file.with_name(file.name + "~")
    new.write_text(json.dumps(document(*words, **more), indent=1))
    new.replace(file)


def answer_anew(handler):
    """Answers with the whole file. Python's server compares its age in whole seconds, so what was written twice within
    one would pass for unchanged."""
    del handler.headers["If-Modified-Since"]
    http.server.SimpleHTTPRequestHandler.do_GET(handler)


class Server:
    """A folder of documents on this computer; it can be closed and opened again, at one address."""

    def __init__(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.posted = []
        self._port = 0
        self._server = None

    @property
    def address(self):
        return f"http://127.0.0.1:{self._port}/"

    def open(self):
        server = self

        class Handler(http.server.SimpleHTTPRequestHandler):
            def do_GET(self):
                answer_anew(self)

            def do_POST(self):
                length = int(self.headers.get("Content-Length", 0))
                server.posted.append((self.path, json.loads(self.rfile.read(length))))
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        handler = functools.partial(Handler, directory=str(self.folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), handler)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def close(self):
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
