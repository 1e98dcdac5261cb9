"""A desktop portal that says what the person set: dark, high contrast, reduced motion; and where they are.

Run as a program it is the portal: it takes `NAMESPACE KEY NUMBER` or `location LATITUDE LONGITUDE` line by line, and
answers each with a line.
"""

import subprocess
import sys

NAME, PATH, INTERFACE = (
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
)  # fmt: skip
XML = f"""<node><interface name="{INTERFACE}">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/></method>
  <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
LOCATION, REQUEST, SESSION = (f"org.freedesktop.portal.{name}" for name in ("Location", "Request", "Session"))
LOCATION_XML = f"""<node><interface name="{LOCATION}">
  <method name="CreateSession"><arg type="a{{sv}}" direction="in"/><arg type="o" direction="out"/></method>
  <method name="Start"><arg type="o" direction="in"/><arg type="s" direction="in"/><arg type="a{{sv}}" direction="in"/>
    <arg type="o" direction="out"/></method>
  <signal name="LocationUpdated"><arg type="o"/><arg type="a{{sv}}"/></signal>
</interface></node>"""
SESSION_XML = f"""<node><interface name="{SESSION}"><method name="Close"/></interface></node>"""
SESSION_PATH = PATH + "/session/tests"


class Portal:
    """The tests' side of it."""

    def __init__(self, environment):
        self._process = subprocess.Popen(
            [sys.executable, __file__], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._process.stdout.readline()

    def set(self, dark=None, contrast=None, reduced_motion=None):
        appearance = "org.freedesktop.appearance"
        for key, value in (("color-scheme", dark), ("contrast", contrast), ("reduced-motion", reduced_motion)):
            if value is not None:
                self._tell(f"{appearance} {key} {int(value)}")

    def put_at(self, latitude, longitude):
        """From now on the computer is there, and the person lets programs know it."""
        self._tell(f"location {latitude} {longitude}")

    def _tell(self, line):
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        self._process.stdout.readline()

    def stop(self):
        self._process.stdin.close()
        self._process.wait(60)


def serve():
    from gi.repository import Gio, GLib

    settings, position = {}, []
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    loop = GLib.MainLoop()

    def called(_bus, _sender, _path, _interface, method, arguments, invocation):
        if method == "ReadAll":
            return invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))
        namespace, key = arguments.unpack()
        value = settings.get(namespace, {}).get(key)
        if value is None:
            return invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", key)
        return invocation.return_value(GLib.Variant("(v)", (value,)))

    def asked(bus, sender, _path, _interface, method, arguments, invocation):
        """Refuses until it knows a place."""
        if method == "Close":
            return invocation.return_value(None)
        if method == "CreateSession":
            return invocation.return_value(GLib.Variant("(o)", (SESSION_PATH,)))
        handle = f"{PATH}/request/{sender[1:].replace('.', '_')}/{arguments.unpack()[2]['handle_token']}"
        invocation.return_value(GLib.Variant("(o)", (handle,)))
        answer = GLib.Variant("(ua{sv})", (0 if position else 1, {}))
        bus.emit_signal(sender, handle, REQUEST, "Response", answer)
        if position:
            place = {
                name: GLib.Variant("d", value) for name, value in zip(("Latitude", "Longitude"), position, strict=True)
            }
            told = GLib.Variant("(oa{sv})", (SESSION_PATH, place))
            bus.emit_signal(sender, PATH, LOCATION, "LocationUpdated", told)

    def told(channel, _condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        namespace, key, number = line.split()
        if namespace == "location":
            position[:] = [float(key), float(number)]
            print("done", flush=True)
            return True
        value = GLib.Variant("u", int(number))
        settings.setdefault(namespace, {})[key] = value
        bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", GLib.Variant("(ssv)", (namespace, key, value)))
        bus.flush_sync()
        print("done", flush=True)
        return True

    for path, xml, answer in ((PATH, XML, called), (PATH, LOCATION_XML, asked), (SESSION_PATH, SESSION_XML, asked)):
        bus.register_object(path, Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0], answer, None, None)
    Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: print("up", flush=True), None)
    GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, told)
    loop.run()


if __name__ == "__main__":
    serve()
