"""A touch screen: a display of X.Org's own server, whose driver for tests takes the touches of fingers from a socket.

Its picture goes nowhere and it reads no device of the machine, so it needs no card, no console and no right that a
person does not have. Keys and clicks come from xdotool there, as on any display.
"""

import pathlib
import shutil

import pytest
from desktop import SCREEN
from finger import Fingers
from waiting import wait_until

# Where the server itself is, as what is called Xorg may be a script that gives it more rights than its user has.
SERVERS = ("/usr/lib/xorg/Xorg", "/usr/libexec/Xorg", "/usr/lib/Xorg", "Xorg")

SETTINGS = """
Section "ServerFlags"
    Option "AutoAddDevices" "false"
    Option "AutoAddGPU" "false"
EndSection
Section "Device"
    Identifier "no card"
    Driver "dummy"
    VideoRam 32768
EndSection
Section "Monitor"
    Identifier "no monitor"
    HorizSync 5-1000
    VertRefresh 5-200
EndSection
Section "Screen"
    Identifier "screen"
    Device "no card"
    Monitor "no monitor"
    DefaultDepth 24
    SubSection "Display"
        Modes "{size}"
    EndSubSection
EndSection
Section "InputDevice"
    Identifier "fingers"
    Driver "inputtest"
    Option "DeviceType" "Touch"
    Option "TouchCount" "5"
    Option "SocketPath" "{folder}/fingers"
EndSection
Section "InputDevice"
    Identifier "keyboard"
    Driver "inputtest"
    Option "DeviceType" "Keyboard"
    Option "SocketPath" "{folder}/keyboard"
EndSection
Section "ServerLayout"
    Identifier "touch screen"
    Screen "screen"
    InputDevice "fingers" "CorePointer"
    InputDevice "keyboard" "CoreKeyboard"
EndSection
"""


class Touchscreen:
    """Started beside a desktop, whose buses it shares."""

    def __init__(self, desktop):
        folder = desktop.folder / "touchscreen"
        (folder / "nothing").mkdir(parents=True)
        path, settings = folder / "fingers", folder / "xorg.conf"
        settings.write_text(SETTINGS.format(size="{}x{}".format(*SCREEN), folder=folder))
        self.display = ":" + desktop.launch_and_read(
            [server(), "-displayfd", "{fd}", "-noreset", "-nolisten", "tcp", "-config", str(settings)]
            + ["-configdir", str(folder / "nothing"), "-logfile", str(folder / "xorg.log")]
        )
        self.environment = {**desktop.environment, "DISPLAY": self.display}
        wait_until(path.exists, lambda: f"the driver of the touch screen; {desktop.told}")
        desktop.set_up_display(self.environment)
        self.fingers = Fingers(path, SCREEN)


def server():
    """X.Org's own server, where it has what a touch screen without a screen takes."""
    found = next(filter(None, map(shutil.which, SERVERS)), None)
    modules = [f"{kind}/{name}_drv.so" for kind, name in (("drivers", "dummy"), ("input", "inputtest"))]
    missing = [each for each in modules if not any(pathlib.Path("/usr").glob(f"lib*/xorg/modules/{each}"))]
    if not found or missing:
        pytest.skip(f"there is no touch screen without X.Org's own server and its {' and '.join(missing or modules)}")
    return found
