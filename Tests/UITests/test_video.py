"""The film of a drink on its page: it plays in the page, and goes with the steps."""

import json
import re

import pytest
from catalogue import DRINK_PACK, drink
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
    instructions.find(re.compile("^Step 3 of 3, the current one"), "list item")
    instructions.find("Play (space)", "button")


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
        elsewhere.find("The video could not be loaded: tube.invalid does not answer.")
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
