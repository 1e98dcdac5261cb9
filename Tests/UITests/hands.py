"""Real events: the keyboard and the mouse of the display, moved by the library of xdotool."""

import ctypes
import ctypes.util
import functools
import os
import subprocess
import time

import display
import places
from accessibility import acted

_xdo = ctypes.CDLL(ctypes.util.find_library("xdo"))
_xdo.xdo_new_with_opened_display.restype = ctypes.c_void_p

# What has the keyboard, or is under the pointer.
_CURRENT = ctypes.c_ulong(0)


def key(*keys):
    """Presses keys, such as `ctrl+f`, `Escape`, `Tab`."""
    for each in keys:
        _do(_xdo.xdo_send_keysequence_window, _CURRENT, each.encode(), _microseconds(0.02))
    _done()


def key_down(name):
    """Presses a key, and does not let go of it."""
    _do(_xdo.xdo_send_keysequence_window_down, _CURRENT, name.encode(), 0)
    _done()


def key_up(name):
    _do(_xdo.xdo_send_keysequence_window_up, _CURRENT, name.encode(), 0)
    _done()


def write(text):
    """Types a text, letter by letter."""
    _do(_xdo.xdo_enter_text_window, _CURRENT, text.encode(), _microseconds(0.015))
    _done()


def click(x, y, button=1):
    _move(x, y)
    _do(_xdo.xdo_click_window, _CURRENT, button)
    _done()


def hold(x, y, seconds=1.0):
    """Presses for so long, and lets go at the same place."""
    _move(x, y)
    _do(_xdo.xdo_mouse_down, _CURRENT, 1)
    _pause(seconds)
    _do(_xdo.xdo_mouse_up, _CURRENT, 1)
    _done()


def move(x, y):
    """Puts the pointer somewhere."""
    _move(x, y)
    _done()


def drag(start, end, steps=8):
    """Presses at one place, and lets go at another, by way of those between, in a tenth of a second. GTK 4.18 takes that for a
    click, as it has not begun to drag by then, and gets a third."""
    _move(*start)
    _do(_xdo.xdo_mouse_down, _CURRENT, 1)
    for step in range(1, steps + 1):
        _move(*(a + (b - a) * step / steps for a, b in zip(start, end)))
        _pause(0.04 if places.is_wrong() else 0.01)
    _do(_xdo.xdo_mouse_up, _CURRENT, 1)
    _done()


def scroll(x, y, notches, sideways=False):
    """Turns the wheel down or right, or up or left where `notches` is negative."""
    button = (7 if notches > 0 else 6) if sideways else (5 if notches > 0 else 4)
    _move(x, y)
    _do(_xdo.xdo_click_window_multiple, _CURRENT, button, abs(notches), _microseconds(0.01))
    _done()


def away():
    """Puts the pointer where it is over nothing."""
    move(1599, 1199)


def windows(title):
    """The windows that are to be seen under a title, a regular expression."""
    words = ["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"]
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=60).stdout.split()


def _move(x, y):
    _do(_xdo.xdo_move_mouse, round(x), round(y), 0)


def _do(action, *words):
    failed = action(_hands(os.environ["DISPLAY"]), *words)
    if failed:
        raise RuntimeError(f"{action.__name__} {' '.join(map(str, words))}: {failed}")


def _pause(seconds):
    """Waits, with all that was done up to here on its way."""
    display.sync()
    time.sleep(seconds)


def _done():
    # Nobody does two things within a hundredth of a second; a field that was clicked has the keyboard a little later.
    _pause(0.01)
    acted()


def _microseconds(seconds):
    return round(seconds * 1_000_000)


@functools.cache
def _hands(name):
    """The hands at a display, which last as long as this process."""
    return ctypes.c_void_p(_xdo.xdo_new_with_opened_display(display.opened(name), name.encode(), 0))
