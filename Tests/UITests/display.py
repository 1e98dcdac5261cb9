"""What the X server can be asked for directly."""

import ctypes
import functools
import os

from PIL import Image

_x11 = ctypes.CDLL("libX11.so.6")
_x11.XOpenDisplay.restype = ctypes.c_void_p
_x11.XDefaultRootWindow.restype = ctypes.c_ulong
_damage = ctypes.CDLL("libXdamage.so.1")
_damage.XDamageCreate.restype = ctypes.c_ulong


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
        ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int),
    ]  # fmt: skip


_x11.XGetImage.restype = ctypes.POINTER(_Image)
_ZPIXMAP, _ALL_PLANES, _NON_EMPTY = 2, ctypes.c_ulong(~0), 3

# A window may go while it is asked for, and some take input alone: neither is a reason to end, as Xlib would.
_ignores = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
_x11.XSetErrorHandler(_ignores)


def sync():
    """Waits until the server has done all that it was asked for."""
    _x11.XSync(opened(os.environ["DISPLAY"]), 0)


def resize(window, width, height):
    display = opened(os.environ["DISPLAY"])
    _x11.XResizeWindow(display, ctypes.c_ulong(int(window)), width, height)
    _x11.XSync(display, 0)


def redraw(window):
    """Has the server say that a window and all that drops down lost what was drawn in them, so that all of it is drawn at
    once. A toolkit draws what has changed alone, and where one text ends and another begins a row of points depends on
    which of them changed first."""
    display = opened(os.environ["DISPLAY"])
    for each in (int(window), *_top_windows(display)):
        # No width and no height stand for the whole; the last word asks for the event.
        _x11.XClearArea(display, ctypes.c_ulong(each), 0, 0, 0, 0, 1)
    _x11.XSync(display, 0)


def focused():
    """The window that has the keyboard, and its title; None and an empty one where none has it. A toolkit may give the keyboard
    to a window of its own within the one that has a title."""
    display = opened(os.environ["DISPLAY"])
    window, kind = ctypes.c_ulong(), ctypes.c_int()
    _x11.XGetInputFocus(display, ctypes.byref(window), ctypes.byref(kind))
    # 0 and 1 stand for no window and for whichever has the pointer.
    while window.value > 1:
        if title := _title(display, window):
            return window.value, title
        window = _parent(display, window)
    return None, ""


def geometry(window):
    """x, y, width and height of a window on the screen; None where there is no such window."""
    display, window = opened(os.environ["DISPLAY"]), ctypes.c_ulong(int(window))
    root, other, border, depth = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint(), ctypes.c_uint()
    x, y, width, height = ctypes.c_int(), ctypes.c_int(), ctypes.c_uint(), ctypes.c_uint()
    if not _x11.XGetGeometry(display, window, *map(ctypes.byref, (root, x, y, width, height, border, depth))):
        return None
    if not _x11.XTranslateCoordinates(display, window, root, 0, 0, *map(ctypes.byref, (x, y, other))):
        return None
    return x.value, y.value, width.value, height.value


def picture(x, y, width, height):
    """A part of the screen as a picture, black where it reaches beyond the screen."""
    display = opened(os.environ["DISPLAY"])
    left, top = max(0, x), max(0, y)
    right = min(x + width, _x11.XDisplayWidth(display, _x11.XDefaultScreen(display)))
    bottom = min(y + height, _x11.XDisplayHeight(display, _x11.XDefaultScreen(display)))
    whole = Image.new("RGB", (width, height))
    if right <= left or bottom <= top:
        return whole
    root = ctypes.c_ulong(_x11.XDefaultRootWindow(display))
    found = _x11.XGetImage(display, root, left, top, right - left, bottom - top, _ALL_PLANES, _ZPIXMAP)
    if not found:
        raise RuntimeError(f"the display shows nothing of {width}×{height} at {x}, {y}")
    image = found.contents
    points = ctypes.string_at(image.data, image.bytes_per_line * image.height)
    part = Image.frombytes("RGB", (image.width, image.height), points, "raw", "BGRX", image.bytes_per_line)
    _x11.XDestroyImage(found)
    if part.size == whole.size:
        return part
    whole.paste(part, (left - x, top - y))
    return whole


class Changes:
    """What is drawn anywhere on the display, as the server tells of it (the extension Damage)."""

    def __init__(self, name):
        self._display = ctypes.c_void_p(_x11.XOpenDisplay(name.encode()))
        first = ctypes.c_int()
        assert _damage.XDamageQueryExtension(self._display, ctypes.byref(first), ctypes.byref(ctypes.c_int())), "no Damage"
        root = ctypes.c_ulong(_x11.XDefaultRootWindow(self._display))
        self._damage = ctypes.c_ulong(_damage.XDamageCreate(self._display, root, _NON_EMPTY))

    def are_there(self):
        """Whether anything was drawn since this was asked last."""
        # The server has answered all that came before when it has answered this.
        _x11.XSync(self._display, 0)
        are_there, event = False, ctypes.create_string_buffer(256)
        while _x11.XPending(self._display):
            _x11.XNextEvent(self._display, event)
            are_there = True
        if are_there:
            _damage.XDamageSubtract(self._display, self._damage, ctypes.c_ulong(0), ctypes.c_ulong(0))
            _x11.XSync(self._display, 0)
        return are_there


def _title(display, window):
    name, text = _atom(display, b"_NET_WM_NAME"), _atom(display, b"UTF8_STRING")
    kind, form, count, rest = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
    found = ctypes.c_char_p()
    told = (kind, form, count, rest, found)
    _x11.XGetWindowProperty(display, window, name, 0, 1024, 0, text, *map(ctypes.byref, told))
    title = (found.value or b"").decode()
    if found:
        _x11.XFree(found)
    return title


def _atom(display, name):
    return ctypes.c_ulong(_x11.XInternAtom(display, name, 0))


def _parent(display, window):
    root, parent, children, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p(), ctypes.c_uint()
    if not _x11.XQueryTree(display, window, *map(ctypes.byref, (root, parent, children, count))):
        return ctypes.c_ulong()
    if children:
        _x11.XFree(children)
    return parent


@functools.cache
def changes(name):
    """What is drawn on a display, which is as long as this process."""
    return Changes(name)


@functools.cache
def opened(name):
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
