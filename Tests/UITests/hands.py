"""Real events: the keyboard and the mouse of the display, moved by xdotool."""

import subprocess

import places
from accessibility import acted


def xdotool(*words):
    result = subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True, timeout=60)
    if result.returncode:
        raise RuntimeError(f"xdotool {' '.join(map(str, words))}: {result.stderr.strip()}")
    acted()
    return result.stdout.strip()


def key(*keys):
    """Presses keys, such as `ctrl+f`, `Escape`, `Tab`."""
    xdotool("key", "--delay", 20, *keys)


def write(text):
    """Types a text, letter by letter."""
    xdotool("type", "--delay", 15, "--", text)


def click(x, y, button=1):
    # Without --sync, which waits a quarter of a minute where the pointer already is; X keeps the order by itself.
    xdotool("mousemove", round(x), round(y), "click", button)


def hold(x, y, seconds=1.0):
    """Presses for so long, and lets go at the same place."""
    xdotool("mousemove", round(x), round(y), "mousedown", 1, "sleep", seconds, "mouseup", 1)


def move(x, y):
    """Puts the pointer somewhere."""
    xdotool("mousemove", round(x), round(y))


def drag(start, end, steps=8):
    """Presses at one place, and lets go at another, by way of those between, in a tenth of a second. GTK 4.18 takes that for a
    click, as it has not begun to drag by then, and gets a third."""
    pause = "0.04" if places.is_wrong() else "0.01"
    words = ["mousemove", *map(round, start), "mousedown", 1]
    for step in range(1, steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
        words += ["mousemove", round(x), round(y), "sleep", pause]
    xdotool(*words, "mouseup", 1)


def scroll(x, y, notches, sideways=False):
    """Turns the wheel down or right, or up or left where `notches` is negative."""
    button = (7 if notches > 0 else 6) if sideways else (5 if notches > 0 else 4)
    xdotool("mousemove", round(x), round(y), "click", "--repeat", abs(notches), "--delay", 10, button)


def away():
    """Puts the pointer where it is over nothing."""
    xdotool("mousemove", 1599, 1199)
