"""The programs of Examples/, which know nothing of Comptoir but its wrapper and its kit, under X11 and Wayland."""

import re

import hands
import pytest
from conftest import watched
from program import Program
from waiting import wait_until
from wayland import Wayland, WaylandProgram


@pytest.fixture(scope="module")
def wayland(desktop):
    return Wayland(desktop)


@pytest.fixture(params=["x11", "wayland"])
def example(desktop, examples_path, home, tmp_path, monkeypatch, request):
    """The example that the test's mark names, not started yet."""
    name = request.node.get_closest_marker("example").args[0]
    path = examples_path / name
    assert path.exists(), f"{path} is not there; give `make test`"
    kind, environment = Program, desktop.environment
    if request.param == "wayland":
        wayland = request.getfixturevalue("wayland")
        kind, environment = WaylandProgram, wayland.environment
        # The hands are at the display that Wayland's window is on.
        monkeypatch.setenv("DISPLAY", wayland.display)
    yield from watched(kind(str(path), environment, home, tmp_path / "program.log", title=name), request)


@pytest.mark.example("Hello")
def test_hello_counts_what_is_clicked(example):
    example.start()
    example.find("Hello", "label")
    for count in (1, 2):
        example.click("Say it again", "button")
        example.find(f"Hello × {count}", "label")


@pytest.mark.example("Notes")
def test_notes_are_written_found_and_thrown_away(example):
    example.start()

    def first():
        return next((node.name for node in example.window.walk() if re.match(r"Note \d|Buy", node.name or "")), None)

    assert first() == "Note 1"
    hands.write("Buy limes")
    hands.key("Return")
    wait_until(lambda: first() == "Buy limes", "the new note at the top")
    hands.key("Tab")
    hands.write("Note 99")
    wait_until(lambda: first() == "Note 99", "the notes that have it")
    hands.click(*example.point(example.first("Throw away", "button")))
    wait_until(lambda: first() == "Note 990", "the next one")


@pytest.mark.example("Letters")
@pytest.mark.parametrize("locale, back", [(None, "Back"), ("fr_FR", "Retour")])
def test_letters_have_pages_in_the_kits_own_style_and_words(example, locale, back, locales):
    example.start(**(locales.environment(locale) if locale else {}))
    example.click("greek small letter gamma", "list item")
    example.find("U+03B3")
    example.find(back, "button")
    example.click("In Unicode", "button", expanded=True)
    example.find("In Unicode", "button", expanded=False)
