"""A desktop that shows notifications: what a program sends is kept, and can be clicked.

Run as a program it is the desktop's side: it writes each notification as a line of JSON, and the number of each that is
taken back, and takes `ID` line by line, which is a click on that notification.
"""

import json
import os
import subprocess
import sys

from waiting import PATIENCE, wait_until

NAME, PATH, INTERFACE = "org.freedesktop.Notifications", "/org/freedesktop/Notifications", "org.freedesktop.Notifications"
XML = f"""<node><interface name="{INTERFACE}">
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/>
    <arg type="s" direction="out"/><arg type="s" direction="out"/></method>
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
    <arg type="a{{sv}}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
</interface></node>"""


class Notifications:
    """The tests' side of it."""

    def __init__(self, environment):
        self._process = subprocess.Popen(
            [sys.executable, __file__], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._process.stdout.readline()
        os.set_blocking(self._process.stdout.fileno(), False)
        self._text = b""

    @property
    def shown(self):
        """Each notification so far, the newest last: `id`, `title`, `body`."""
        return [told for told in self._told if "title" in told]

    @property
    def is_withdrawn(self):
        """Whether the last thing that a program did was to take a notification back."""
        return bool(self._told) and "closed" in self._told[-1]

    @property
    def _told(self):
        self._text += self._process.stdout.read() or b""
        return [json.loads(line) for line in self._text.decode().splitlines()]

    def wait(self, count):
        """Waits for so many notifications in all."""
        return wait_until(
            lambda: len(self.shown) >= count and self.shown, lambda: f"{count} notifications, found {self.shown}"
        )

    def click(self, notification):
        self._process.stdin.write(f"{notification['id']}\n".encode())
        self._process.stdin.flush()

    def stop(self):
        self._process.stdin.close()
        self._process.wait(PATIENCE)


def serve():
    from gi.repository import Gio, GLib

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    loop = GLib.MainLoop()
    count = 0

    def called(_bus, _sender, _path, _interface, method, arguments, invocation):
        nonlocal count
        if method == "GetCapabilities":
            return invocation.return_value(GLib.Variant("(as)", (["actions", "body"],)))
        if method == "GetServerInformation":
            return invocation.return_value(GLib.Variant("(ssss)", ("tests", "comptoir", "1", "1.2")))
        if method == "Notify":
            _, replaced, _, title, body, *_ = arguments.unpack()
            count += 1
            number = replaced or count
            print(json.dumps({"id": number, "title": title, "body": body}), flush=True)
            return invocation.return_value(GLib.Variant("(u)", (number,)))
        print(json.dumps({"closed": arguments.unpack()[0]}), flush=True)
        return invocation.return_value(None)

    def clicked(_channel, _condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        bus.emit_signal(None, PATH, INTERFACE, "ActionInvoked", GLib.Variant("(us)", (int(line), "default")))
        return True

    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], called, None, None)
    Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: print("up", flush=True), None)
    GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, clicked)
    loop.run()


if __name__ == "__main__":
    serve()
