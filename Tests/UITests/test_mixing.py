"""Mixing step by step, over the whole screen."""

import re

import hands
import pytest
from catalogue import drink
from drinks import open_tab

STEPS = [step["text"] for step in drink("negroni")["steps"]]


@pytest.fixture
def mixing(person):
    person.start("comptoir:/drink/negroni")
    person.find(drink("negroni")["story"], "label")
    person.normal = person.geometry[2:]
    open_tab(person, "Instructions")
    person.click("Mix it step by step", "button")
    step(person, 1)
    return person


def step(app, number):
    """Waits until a step is shown, with the keyboard."""
    start = f"Step {number} of {len(STEPS)}. {STEPS[number - 1]}"
    return app.find(re.compile(r"(?s)^" + re.escape(start) + ".*"), focused=True)


def test_mixing_fills_the_screen_and_space_goes_on(mixing):
    mixing.wait(lambda: mixing.geometry[2:] == (1600, 1200), lambda: f"the whole screen; it is {mixing.geometry}")
    hands.key("space")
    step(mixing, 2)
    mixing.find(re.compile("Timer"))
    hands.key("BackSpace")
    step(mixing, 1)
    hands.key("Right", "Right")
    step(mixing, 3)
    mixing.find("Done", "button")
    # Nothing of what is below is reached.
    reached = set()
    for _ in range(8):
        hands.key("Tab")
        reached.add(mixing.focus.name)
    assert "Done" in reached and "Fruits" not in reached, reached
    hands.key("space")
    mixing.find("Mix it step by step", "button")
    mixing.wait(lambda: mixing.geometry[2:] == mixing.normal, "the window as it was")


def test_mixing_is_left_by_escape(mixing):
    hands.key("space")
    step(mixing, 2)
    hands.key("Escape")
    mixing.find("Mix it step by step", "button")
    mixing.wait(lambda: mixing.geometry[2:] == mixing.normal, "the window as it was")
    mixing.find("Instructions", "tab", selected=True)


def test_mixing_by_mouse(mixing):
    mixing.click("Next", "button")
    mixing.find(re.compile(r"(?s)^" + re.escape(STEPS[1]) + ".*"), "label")
    mixing.click("Previous step", "button")
    mixing.find(re.compile(r"(?s)^" + re.escape(STEPS[0]) + ".*"), "label")
    mixing.click(mixing.all("Close", "button")[0])
    mixing.find("Mix it step by step", "button")
