"""The film of a drink on its page: it plays in the page, and goes with the steps."""

import json
import re

import hands
import pytest
from catalogue import DRINK_PACK, drink
from desktop import SCREEN
from drinks import open_tab

NEGRONI = drink("negroni")


@pytest.fixture
def instructions(person, request):
    """The program with the steps of the Negroni."""
    person.start("comptoir:/drink/negroni", **getattr(request, "param", {}))
    person.find(NEGRONI["story"], "label")
    open_tab(person, "Instructions")
    person.resize(1280, 1100)
    return person


def test_T16_a_film_plays_in_the_page_and_the_steps_follow_it(instructions):
    instructions.find("Video: How Negroni is made")
    instructions.click("Play", "button")
    instructions.find("Pause (space)", "button")
    instructions.find(re.compile("^Step 2 of 3, the current one"), "list item")
    instructions.click(re.compile("^Step 1 of 3"), "button")
    instructions.find(re.compile("^Step 1 of 3, the current one"), "list item")
    # The film has gone back with it, and comes by all of them again.
    for step in (2, 3):
        instructions.find(re.compile(f"^Step {step} of 3, the current one"), "list item")
    instructions.find("Play (space)", "button")


def full_screen(app):
    """How large the window with nothing but the film is; None where there is none."""
    found = app.windows_called("How Negroni is made")
    return app.size_of(found[-1]) if found else None


def test_T16_the_film_fills_the_screen_by_button_and_key_and_escape_leads_back(instructions):
    instructions.click("Play", "button")
    instructions.find("Pause (space)", "button")
    before = instructions.geometry
    instructions.click("Full screen (F)", "button")
    instructions.wait(lambda: full_screen(instructions) == SCREEN, "the film over the whole screen")
    hands.key("Escape")
    instructions.wait(lambda: full_screen(instructions) is None, "the page again")
    # The keyboard is in the film, and goes on working there.
    in_film = lambda: instructions.focus and instructions.focus.name == "How Negroni is made"  # noqa: E731
    instructions.wait(in_film, lambda: f"the keyboard in the film, not in {instructions.focus}")
    assert instructions.geometry == before
    for way, way_back in (("f", "Escape"), ("f", "f"), ("F11", "F11")):
        hands.key(way)
        instructions.wait(lambda: full_screen(instructions) == SCREEN, "the film over the whole screen, by key")
        hands.key(way_back)
        instructions.wait(lambda: full_screen(instructions) is None, f"the page again, by {way_back}")
        instructions.wait(in_film, "the keyboard in the film again")


@pytest.mark.parametrize("instructions", [{"COMPTOIR_MISSING_LIBRARIES": "libgstreamer-1.0.so.0"}], indirect=True)
def test_T16_without_gstreamer_a_glass_fills_in_place_of_the_film(instructions):
    instructions.find("Video: How Negroni is made")
    names = [node.name for node in instructions.all(role="button")]
    assert "Play" not in names and "Full screen (F)" not in names
    instructions.click(re.compile("^Step 1 of 3"), "button")
    instructions.find(re.compile("^Step 1 of 3, the current one"), "list item")


@pytest.fixture
def elsewhere(person, home):
    """The program with a drink of a pack whose video is on a server that there is not, as «invalid» is nobody's (RFC 2606)."""
    filmed = {**NEGRONI, "id": "filmed", "name": "Filmed", "video": "peertube:tube.invalid/kkGMgK9ZtnKfYAgnEtQxbv"}
    pack = {"format": 1, "id": "own", "sources": DRINK_PACK["sources"], "drinks": [filmed]}
    (home.packs / "own.json").write_text(json.dumps(pack))
    person.start("comptoir:/drink/filmed")
    person.find("Filmed", "label")
    open_tab(person, "Instructions")
    person.resize(1280, 1100)
    return person


def test_T16_a_video_of_a_server_that_does_not_answer_says_so_and_can_be_tried_again(elsewhere):
    for button in ("Play", "Try again"):
        elsewhere.click(button, "button")
        elsewhere.find("The video could not be loaded: tube.invalid does not answer.", "label")
        elsewhere.find("Try again", "button")
        elsewhere.gone("Play", "button")
    elsewhere.click(re.compile("^Step 2 of 3"), "button")
    elsewhere.find(re.compile("^Step 2 of 3, the current one"), "list item")


def test_T16_the_browser_opens_the_page_of_a_video(home, elsewhere):
    opened = home.open_with_a_list("https")
    elsewhere.click("Watch the video on tube.invalid", "button")
    page = "https://tube.invalid/w/kkGMgK9ZtnKfYAgnEtQxbv\n"
    elsewhere.wait(lambda: opened.exists() and opened.read_text() == page, "the page opened")


@pytest.mark.parametrize("instructions", [{"GTK_MEDIA": "nomedia"}], indirect=True)
def test_T16_without_a_media_module_the_film_says_what_is_missing(instructions):
    instructions.click("Play", "button")
    instructions.find(re.compile("GTK's media module for GStreamer is not installed"))
    instructions.click(re.compile("^Step 1 of 3"), "button")
    instructions.find(re.compile("^Step 1 of 3, the current one"), "list item")
