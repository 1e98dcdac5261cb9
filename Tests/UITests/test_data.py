"""The data can be the person's own, and needs no network."""

import os
import re
import subprocess

import pytest
from catalogue import fruit, own_fruit, own_pack


def test_F2_a_pack_dropped_in_while_it_runs_appears(app):
    (app.home.packs / "mine.json").write_text(own_pack(own_fruit()))
    app.search("gariguette")
    app.wait_for_rows(lambda rows: rows == ["Gariguette"], "the fruit of the person's own pack")
    app.click(re.compile("^Gariguette"), "list item")
    app.find("It grows beside the shed.", "label")
    app.find(re.compile("^Energy, 33"), "row")


def test_F2_a_changed_entry_changes_everywhere(app):
    app.open_fruit("Apple")
    mine = {**fruit("apple"), "headline": "The one from my own tree"}
    for part in ("family", "origins", "seasons", "translations"):
        mine.pop(part)
    mine["nutrition"] = {key: value for key, value in mine["nutrition"].items() if key != "source"}
    (app.home.packs / "mine.json").write_text(own_pack(mine))
    app.find("Apple. The one from my own tree", "list item")
    app.find("The one from my own tree", "label", within=list(app.find("Copy as text").above())[2])
    (app.home.packs / "mine.json").unlink()
    app.find(f"Apple. {fruit('apple')['headline']}", "list item")


def test_F2_a_bad_entry_is_reported_and_the_rest_loads(app):
    bad = own_fruit("broken", "Broken", gradient=["red", "#A01830"])
    (app.home.packs / "mine.json").write_text(own_pack(own_fruit(), bad))
    # At the foot of the page, where it moves nothing that stands in the header.
    app.find("1 problem in your packs")
    app.wait(
        lambda: app.find("Show", "button").centre[1] > app.find("Search fruits", "entry").centre[1] + 300,
        "the line at the foot")
    app.click("Show", "button")
    dialog = app.find("Problems in your packs", "dialog")
    # A person is told first which fruit it is and what is odd, and then where that is written.
    app.find("mine.json", "heading", within=dialog)
    for words in ("Broken", re.compile("gradient.*red"), re.compile(r"^Line \d+$")):
        app.find(words, "label", within=dialog)
    app.find("Open the file: mine.json", "button", within=dialog)
    app.close_sheet()
    app.search("gariguette")
    app.wait_for_rows(lambda rows: rows == ["Gariguette"])


def test_a_text_that_is_too_long_is_shown_cut_and_brings_no_banner(app):
    long = "A plum without end " * 12
    (app.home.packs / "mine.json").write_text(own_pack(own_fruit("long", long)))
    app.search("plum without")
    app.wait_for_rows(lambda rows: rows and rows[0].startswith("A plum without"), "the fruit with the long name")
    assert app.never(re.compile("in your packs")), "what is shown is no problem to be told of"


def test_F6_works_with_no_network(person):
    alone = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--map-current-user", "--net"]
    if subprocess.run([*alone, "true"], capture_output=True).returncode:
        pytest.skip("this machine does not allow a network namespace of one's own (unshare --net)")
    person.start(before=alone)
    person.open_fruit("Mango")
    person.find(fruit("mango")["text"].split("\n\n")[0], "label")
