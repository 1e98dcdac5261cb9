"""A Wayland desktop: weston, whose one screen is a window that fills an X display of the tests' own.

So real keys and clicks still come from xdotool: they go to weston's window, and weston hands them on as it does a
person's. The program itself has no X display to fall back to.
"""

import pathlib
import re
import subprocess

import hands
from program import Program
from waiting import wait_until

SIZE = (1280, 800)


class Wayland:
    """Started beside a desktop, whose buses it shares."""

    def __init__(self, desktop):
        self.display = ":" + desktop.launch_and_read(
            ["Xvfb", "-displayfd", "{fd}", "-screen", "0", "{}x{}x24".format(*SIZE), "-nolisten", "tcp"]
        )
        name = f"wayland-{self.display[1:]}"
        self._weston = desktop.launch(
            ["weston", "--backend=x11-backend.so", "--use-pixman", "--no-config", "--shell=kiosk-shell.so"]
            + ["--width={}".format(SIZE[0]), "--height={}".format(SIZE[1]), "--idle-time=0", f"--socket={name}"],
            env={**desktop.environment, "DISPLAY": self.display},
        )
        socket = pathlib.Path(desktop.environment["XDG_RUNTIME_DIR"], name)
        wait_until(socket.exists, lambda: f"weston; {desktop.told}")
        wait_until(self._has_screen, lambda: f"weston's window; {desktop.told}")
        self.environment = {**desktop.environment, "GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": name}
        del self.environment["DISPLAY"]

    def _has_screen(self):
        words = ["xwininfo", "-display", self.display, "-root", "-children"]
        told = subprocess.run(words, capture_output=True, text=True).stdout
        return re.search(rf'"Weston .* {SIZE[0]}x{SIZE[1]}\+0\+0 ', told)


class WaylandProgram(Program):
    """A program whose window fills the screen, as every window does with weston's shell for kiosks."""

    def _find_window(self):
        root = self._root()
        self._window = "the screen" if root is not None and "active" in root.states else None
        return self._window

    @property
    def geometry(self):
        return (0, 0, *SIZE)

    def start(self, *arguments, **environment):
        super().start(*arguments, **environment)
        # The keys of an X display without a window manager go to what is under the pointer.
        hands.move(SIZE[0] - 1, SIZE[1] - 1)
        return self
