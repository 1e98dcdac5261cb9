"""Every page of the gallery, one for each widget of the kit: what a screen reader finds there, and what it looks like.

Both are held against references beside this file, which `COMPTOIR_REFERENCES=update` makes anew; see CONTRIBUTING.md. A new
widget has a page, and a page without references fails.
"""

import difflib
import os
import pathlib
import re
import subprocess
import time

import pictures
import pytest
from accessibility import SAME_FOR
from album import SAVE_IN, UPDATES, comparable  # noqa: F401
from conftest import BUILD, RESOURCES, watched
from gi.repository import GLib
from pictures import REFERENCES
from program import Program
from things import UNSPOKEN, nameless
from waiting import Gone, wait_until

pytestmark = pytest.mark.long

# What has nothing to do with each other is looked at together.
LOOKS = {
    "light": ["--theme", "light"],
    "dark-mirrored": ["--theme", "dark", "--rtl"],
    "contrast-large": ["--theme", "light-contrast", "--text-scale", "2"],
}
PARTS = 3


@pytest.fixture(scope="session")
def gallery_path(program_path):
    return str(pathlib.Path(program_path).with_name("comptoir-gallery"))


@pytest.fixture(scope="session")
def names(gallery_path):
    """The pages, in the order of the list."""
    return subprocess.run([gallery_path, "--list"], capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("look", LOOKS)
def test_pages_look_as_before(look, gallery_path, names, desktop, home, tmp_path, needs_fonts, comparable):  # noqa: F811
    if not (REFERENCES / "gallery" / look).exists() and not UPDATES:
        pytest.skip("no pictures of the gallery were made with this version of GTK; see CONTRIBUTING.md")
    folder = tmp_path / "album"
    environment = {**desktop.environment, **home.environment, "COMPTOIR_RESOURCES": str(RESOURCES)}
    subprocess.run([gallery_path, "--album", str(folder), *LOOKS[look]], env=environment, check=True, timeout=600)
    wrong = []
    for name in names:
        picture = pictures.opened(folder / f"{name}.png")
        if SAVE_IN:
            picture.save(pathlib.Path(SAVE_IN) / f"gallery-{name}-{look}.png", compress_level=6)
            continue
        path = REFERENCES / "gallery" / look / f"{name}.webp"
        if UPDATES:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists() or not pictures.is_same(picture, path):
                pictures.keep(picture, path)
        elif not path.exists():
            wrong.append(f"{name}: there is no reference; see CONTRIBUTING.md")
        else:
            found = pictures.difference(picture, pictures.opened(path))
            if found is None or found.is_seen:
                wrong.append(f"{name}: {found or 'another size'}")
                keep_difference(picture, path, f"gallery-{name}-{look}")
    assert not wrong, "\n".join(["not as before:", *wrong])


def keep_difference(picture, path, name):
    folder = pathlib.Path(os.environ.get("CI_ARTIFACTS", BUILD)) / "ui-failures"
    folder.mkdir(parents=True, exist_ok=True)
    picture.save(folder / f"{name}.png")
    pictures.seen(picture, pictures.opened(path)).save(folder / f"{name}.difference.png")


@pytest.fixture
def gallery(gallery_path, desktop, home, tmp_path, request):
    environment = {**desktop.environment, "COMPTOIR_RESOURCES": str(RESOURCES)}
    yield from watched(Program(gallery_path, environment, home, tmp_path / "gallery.log", title="Comptoir Gallery"), request)


@pytest.mark.parametrize("part", range(PARTS))
def test_pages_read_as_before(part, gallery, names):
    """toolkit row 19: role, name and state of each widget, as they come over the bus."""
    outlines = REFERENCES / "gallery/outlines"
    if not outlines.exists() and not UPDATES:
        pytest.skip("no outlines were made with this version of GTK; see CONTRIBUTING.md")
    mine = names[part::PARTS]
    gallery.start("--page", mine[0])
    wrong = []
    for name in mine:
        seen = page(gallery, names.index(name))
        lines = outline(seen)
        wrong += [f"{name}: {each}" for each in nameless(seen)]
        path = outlines / f"{name}.txt"
        if UPDATES:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(lines) + "\n")
        before = path.read_text().splitlines() if path.exists() else []
        wrong += difflib.unified_diff(before, lines, f"{name} before", f"{name} now", lineterm="")
    assert not wrong, "\n".join(["not as before:", *wrong])


def page(gallery, number):
    """Opens a page from the list, and gives what is on it once nothing changes any more."""
    entry = entries(gallery)[number]
    if "pressed" not in entry.states:
        entry.call("org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (0,)))
    seen, since = None, 0.0

    def is_at_rest():
        nonlocal seen, since
        node = shown(gallery, entry.name)
        now = node and outline(node)
        if now != seen:
            seen, since = now, time.monotonic()
        # So long that the program was asked anew, though it told of no change.
        return seen and time.monotonic() - since > SAME_FOR * 1.2

    wait_until(is_at_rest, f"the page of {entry.name}")
    return shown(gallery, entry.name)


def entries(gallery):
    """The list's buttons, one for each page."""
    pane = next(node for node in gallery.window.walk() if node.role == "scroll pane")
    return [node for node in pane.walk() if node.role == "button"]


def shown(gallery, title):
    """What scrolls the page of a title; None while another one is open."""
    for node in gallery.window.walk():
        if node.role == "scroll pane" and any(each.role == "heading" and each.name == title for each in node.walk()):
            return node
    return None


def outline(node, depth=0):
    """Role, name, what it is described by and what state it is in of everything with a name, indented."""
    lines = []
    for child in node.children:
        if "visible" not in child.states:
            continue
        is_told = bool(child.name) and not UNSPOKEN.match(child.name)
        if is_told and not (child.role in ("label", "panel") and node.name == child.name):
            lines.append("  " * depth + told(child))
        lines += outline(child, depth + is_told)
    return lines


def told(node):
    words = f"{node.role} «{re.sub(chr(10), ' / ', node.name)}»"
    if node.description and node.description != node.name:
        words += f" ({node.description})"
    state = [word for word in ("checked", "pressed", "selected", "expanded", "collapsed", "modal") if word in node.states]
    if "sensitive" not in node.states:
        state.append("insensitive")
    return " ".join([words, *state, *value(node)])


def value(node):
    """Its number, where it has one that can be asked for: of a widget of Swift GTK 4.8 tells none."""
    if node.role not in ("slider", "spin button", "progress bar", "level bar"):
        return []
    try:
        return [f"{node.value:g}"]
    except Gone:
        return []
