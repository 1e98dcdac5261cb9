"""What the X server can be asked for directly."""

import ctypes
import functools
import os

_x11 = ctypes.CDLL("libX11.so.6")
_x11.XOpenDisplay.restype = ctypes.c_void_p
_x11.XDefaultRootWindow.restype = ctypes.c_ulong

# A window may go while it is asked for, and some take input alone: neither is a reason to end, as Xlib would.
_ignores = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
_x11.XSetErrorHandler(_ignores)


def redraw(window):
    """Has the server say that a window and all that drops down lost what was drawn in them, so that all of it is drawn at
    once. A toolkit draws what has changed alone, and where one text ends and another begins a row of points depends on
    which of them changed first."""
    display = _opened(os.environ["DISPLAY"])
    for each in (int(window), *_top_windows(display)):
        # No width and no height stand for the whole; the last word asks for the event.
        _x11.XClearArea(display, ctypes.c_ulong(each), 0, 0, 0, 0, 1)
    _x11.XSync(display, 0)


def geometry(window):
    """x, y, width and height of a window on the screen; None where there is no such window."""
    display, window = _opened(os.environ["DISPLAY"]), ctypes.c_ulong(int(window))
    root, other, border, depth = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint(), ctypes.c_uint()
    x, y, width, height = ctypes.c_int(), ctypes.c_int(), ctypes.c_uint(), ctypes.c_uint()
    if not _x11.XGetGeometry(display, window, *map(ctypes.byref, (root, x, y, width, height, border, depth))):
        return None
    if not _x11.XTranslateCoordinates(display, window, root, 0, 0, *map(ctypes.byref, (x, y, other))):
        return None
    return x.value, y.value, width.value, height.value


@functools.cache
def _opened(name):
    """The connection to a display, which is as long as this process."""
    return ctypes.c_void_p(_x11.XOpenDisplay(name.encode()))


def _top_windows(display):
    root, parent, children, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
    top = ctypes.c_ulong(_x11.XDefaultRootWindow(display))
    _x11.XQueryTree(display, top, *map(ctypes.byref, (root, parent, children, count)))
    found = children[: count.value]
    if count.value:
        _x11.XFree(children)
    return found
