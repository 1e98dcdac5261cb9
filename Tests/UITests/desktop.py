"""A desktop of the tests' own: display, message bus, accessibility bus and window manager."""

import contextlib
import os
import pathlib
import shlex
import signal
import subprocess
import tempfile

from waiting import wait_until

SCREEN = (1600, 1200)
GROUND = pathlib.Path(__file__).resolve().parents[2] / "meson-helpers/ground.sh"


class Desktop:
    """Started once for all tests. What it puts into `environment` is what programs on it need."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="comptoir-desktop-")
        self.folder = pathlib.Path(self._folder.name)
        self._started = []
        ground = subprocess.run([GROUND, self.folder], stdout=subprocess.PIPE, text=True, check=True).stdout
        self.environment = dict(line.split("=", 1) for line in ground.splitlines())
        self.environment.update(GTK_A11Y="atspi", GSETTINGS_BACKEND="keyfile")
        for name in {"SWIFT_BACKTRACE", "COMPTOIR_RESOURCES"} & set(os.environ):
            self.environment[name] = os.environ[name]

    @classmethod
    def started(cls, tries=3):
        """A desktop that is up. Another display server that starts in the same moment can take its number away, so one
        that does not come up is put away, and another is tried."""
        for left in reversed(range(tries)):
            desktop = cls()
            try:
                desktop.start()
                return desktop
            except (AssertionError, RuntimeError) as problem:
                told = desktop.told
                desktop.stop()
                if not left:
                    raise RuntimeError(f"no desktop came up: {problem}\n{told}") from problem

    def start(self):
        self.environment["DISPLAY"] = ":" + self.launch_and_read(
            ["Xvfb", "-displayfd", "{fd}", "-screen", "0", "{}x{}x24".format(*SCREEN), "-nolisten", "tcp"]
        )
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.launch_and_read(
            ["dbus-daemon", "--config-file", self.environment["COMPTOIR_BUS"], "--nofork", "--nopidfile"]
            + ["--print-address={fd}"]
        )
        # The library that reads the tree looks for its bus where this process says.
        os.environ.update(self.environment)
        self.set_up_display(self.environment)
        self._enable_accessibility()

    def set_up_display(self, environment):
        """Gives a display, which an environment names, a window manager and a keyboard."""
        # The window manager has to find its own theme.
        self.launch(
            ["openbox", "--sm-disable", "--config-file", str(pathlib.Path(__file__).with_name("openbox.xml"))],
            env={**environment, "XDG_DATA_DIRS": "/usr/local/share:/usr/share"},
        )

        def run(*command):
            return subprocess.run(command, env=environment, capture_output=True, text=True).stdout

        wait_until(lambda: run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").find("window id") > 0, "openbox")
        # The keyboard of French Canada has letters with accents on keys of their own.
        run("setxkbmap", "ca")

    def stop(self):
        for process in reversed(self._started):
            process.send_signal(signal.SIGTERM)
        for process in reversed(self._started):
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
        self._folder.cleanup()

    @property
    def told(self):
        """What its programs have said."""
        return "\n".join(f"{log.name}: {log.read_text(errors='replace')}" for log in self.folder.glob("*.log"))

    def _enable_accessibility(self):
        """What a screen reader does when it starts."""
        from gi.repository import Gio, GLib

        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            bus.call_sync(
                "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True))),
                None, Gio.DBusCallFlags.NONE, 30_000, None,
            )  # fmt: skip

    def launch(self, command, **options):
        """Starts a program that ends with the desktop."""
        log = open(self.folder / f"{len(self._started)}-{pathlib.Path(command[0]).name}.log", "wb")
        options.setdefault("env", self.environment)
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **options)
        self._started.append(process)
        return process

    @contextlib.contextmanager
    def service(self, name, command, environment):
        """Has the message bus start a program when somebody first asks for its name, as an installed one is."""
        words = ["/usr/bin/env", "-i", *(f"{key}={value}" for key, value in environment.items()), *command]
        with self._offers(name, f"[D-BUS Service]\nName={name}\nExec={shlex.join(words)}\n"):
            yield

    @contextlib.contextmanager
    def installed_service(self, file, environment):
        """Gives the message bus the service file of an installed program as it is. What the bus starts has the environment
        that a session tells it of."""
        before = {name: self.environment.get(name, "") for name in environment}
        self._tell_environment(environment)
        try:
            with self._offers(file.stem, file.read_text()):
                yield
        finally:
            self._tell_environment(before)

    @contextlib.contextmanager
    def _offers(self, name, text):
        file = self.folder / "services" / f"{name}.service"
        file.write_text(text)
        self._bus_call("ReloadConfig")
        try:
            yield
        finally:
            file.unlink()
            self._bus_call("ReloadConfig")
            wait_until(lambda: not self.has_at_bus(name), f"{name} to end")

    def has_at_bus(self, name):
        """Whether a program has a name at the message bus; nobody is started for the answer."""
        return name in self._bus_call("ListNames")[0]

    def _tell_environment(self, environment):
        from gi.repository import GLib

        self._bus_call("UpdateActivationEnvironment", GLib.Variant("(a{ss})", (environment,)))

    def _bus_call(self, method, arguments=None):
        from gi.repository import Gio

        place = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        return bus.call_sync(*place, method, arguments, None, Gio.DBusCallFlags.NONE, 30_000, None).unpack()

    def launch_and_read(self, command):
        """Starts what says on a pipe where it can be reached, once it can."""
        reading, writing = os.pipe()
        self.launch([part.replace("{fd}", str(writing)) for part in command], pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as pipe:
            answer = pipe.readline().strip()
        if not answer:
            raise RuntimeError(f"{command[0]} did not start: {self.told}")
        return answer
