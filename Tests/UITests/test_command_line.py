"""The command line, and the one instance that runs."""

import re
import subprocess

import hands
from catalogue import fruit
from test_trouble import as_if_unwritable, unprivileged


def windows():
    return hands.xdotool("search", "--onlyvisible", "--name", "^Comptoir$").split()


def test_help_and_version(program_path, desktop):
    def answer(argument):
        result = subprocess.run(
            [program_path, argument], env=desktop.environment, capture_output=True, text=True, timeout=60
        )
        assert result.returncode == 0, result.stderr
        return result.stdout

    assert "comptoir:/fruit/apple" in answer("--help") and "USAGE" in answer("--help")
    assert answer("--version").startswith("comptoir 0.")


def test_a_wrong_address_is_explained(program_path, desktop):
    result = subprocess.run(
        [program_path, "comptoir:/nowhere"], env=desktop.environment, capture_output=True, text=True, timeout=60
    )
    assert result.returncode != 0
    assert "comptoir:/nowhere" in result.stderr and "comptoir:/fruit/apple" in result.stderr


def test_an_address_opens_its_page_at_start(person):
    person.start("comptoir:/fruit/fig")
    person.find(fruit("fig")["text"].split("\n\n")[0], "label")


def test_single_instance_and_addresses_in_the_running_one(app):
    first = windows()
    assert app.run().returncode == 0
    assert app.run("comptoir:/fruit/apple").returncode == 0
    app.find(fruit("apple")["text"].split("\n\n")[0], "label")
    assert app.run("comptoir:/compare/apple,pear").returncode == 0
    app.find("Side by side")
    app.find("Take Pear away", "button")
    assert windows() == first


def test_an_unknown_fruit_has_a_page_that_says_so(person):
    person.start("comptoir:/fruit/unobtainium")
    person.find("There is no such fruit")
    person.click("Back", "button")
    person.find("Fruits", "list")


def test_a_command_whose_change_would_be_lost_is_refused(person):
    assert person.run("counter", "add", "coffee").returncode == 0
    folder = person.home.data / "comptoir"
    as_if_unwritable(folder)

    def answer(*words):
        command = [*unprivileged(), person.path, *words]
        return subprocess.run(command, env=person.environment, capture_output=True, text=True, timeout=60)

    refused = answer("counter", "add", "sugar")
    assert refused.returncode != 0 and "Nothing was changed" in refused.stderr, refused
    assert "cannot be written" in refused.stderr
    listed = answer("counters")
    assert listed.returncode == 0 and "coffee" in listed.stdout and "not change it" in listed.stderr, listed


def test_a_command_says_what_it_repaired_and_the_window_says_it_again(person):
    assert person.run("counter", "add", "coffee").returncode == 0
    assert person.run("counters").returncode == 0
    (person.home.data / "comptoir/library.sqlite").unlink()
    listed = person.run("counters")
    assert listed.returncode == 0 and "Your library had gone" in listed.stderr, listed
    assert "coffee" in listed.stdout
    person.start()
    person.find(re.compile("Your library had gone"))
