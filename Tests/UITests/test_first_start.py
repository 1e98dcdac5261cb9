"""The first start of somebody of whom nothing is there: no data, no settings, no cache. And what a cache is worth."""

import re
import shutil

import hands
import pytest
from catalogue import NAMES
from conftest import RESOURCES, watched
from days import add as add_counter
from days import counters
from drinks import NAMES as DRINKS
from drinks import put_on_shelf, search, wait_for_all, wait_for_cards, wait_for_shelf
from home import EmptyHome
from program import Program
from shop import add as add_to_cart
from shop import quantities, wait_for_products
from test_trouble import favour_kiwi, unprivileged


@pytest.fixture
def newcomer(desktop, program_path, tmp_path, request):
    """The program in a home that nothing is in, not started yet."""
    environment = {name: text for name, text in desktop.environment.items() if not name.endswith("_HOME")}
    environment["COMPTOIR_RESOURCES"] = str(RESOURCES)
    home = EmptyHome(tmp_path / "home")
    yield from watched(Program(program_path, environment, home, tmp_path / "program.log"), request)


def come_in(app):
    """Goes through the introduction, which a newcomer begins with."""
    app.click("Come in", "button")
    app.click("Start exploring", "button")
    app.find(re.compile("^Good (morning|afternoon|evening)"))


def find_everything(app):
    """Goes through the lists, which have what the program brings from the first to the last."""
    app.open_address("comptoir:/fruits")
    app.wait_for_rows(lambda rows: rows[:5] == NAMES[:5], "the fruits")
    app.search(NAMES[-1])
    app.wait_for_rows(lambda rows: rows[:1] == NAMES[-1:], "the last fruit")
    app.open_address("comptoir:/drinks")
    wait_for_all(app)
    search(app, DRINKS[-1], "Search drinks")
    wait_for_cards(app, lambda names: names[:1] == DRINKS[-1:], "the last drink")
    app.open_address("comptoir:/shop")
    wait_for_products(app, lambda names: names[:1] == ["Absinthe"], "the products")
    search(app, "Yellow Chartreuse", "Search the shop")
    wait_for_products(app, lambda names: names[:1] == ["Yellow Chartreuse"], "the last product")
    app.open_address("comptoir:/bar")
    wait_for_shelf(app, "Absinthe", "not on the shelf")
    wait_for_shelf(app, "Yellow Chartreuse", "not on the shelf")


def test_in_an_empty_home_the_first_start_has_an_introduction_and_full_lists_and_the_second_the_same_lists(newcomer):
    newcomer.start()
    come_in(newcomer)
    find_everything(newcomer)
    newcomer.restart()
    newcomer.find("Shop", "button")
    assert newcomer.never("Come in")
    find_everything(newcomer)


def in_its_place_a_file(cache):
    cache.write_text("This is no folder.")


def a_folder_without_the_right_to_write(cache):
    cache.mkdir(mode=0o555)


@pytest.mark.parametrize("make", [in_its_place_a_file, a_folder_without_the_right_to_write])
def test_without_a_cache_that_can_be_written_the_first_start_is_as_full_and_so_is_the_second(newcomer, make):
    make(newcomer.home.cache)
    newcomer.start(before=unprivileged())
    come_in(newcomer)
    newcomer.find(re.compile("~/.cache/comptoir"))
    find_everything(newcomer)
    newcomer.open_address("comptoir:/fruits")
    favour_kiwi(newcomer)
    newcomer.quit()
    newcomer.start(before=unprivileged())
    find_everything(newcomer)
    newcomer.open_address("comptoir:/fruits")
    newcomer.open_fruit("Kiwi")
    newcomer.find("Remove from favourites", "button")


def test_deleting_the_cache_between_two_starts_loses_nothing(newcomer):
    newcomer.start()
    come_in(newcomer)
    put_on_shelf(newcomer, "gin", "campari")
    add_to_cart(newcomer, "gin", 2)
    add_counter(newcomer, "sugar")
    newcomer.open_address("comptoir:/fruits")
    favour_kiwi(newcomer)
    newcomer.quit()
    cache = newcomer.home.cache
    assert (cache / "comptoir/catalogue.sqlite").exists()
    shutil.rmtree(cache)
    newcomer.start()
    newcomer.find("Shop", "button")
    assert newcomer.never("Come in")
    find_everything(newcomer)
    assert (cache / "comptoir/catalogue.sqlite").exists()
    wait_for_shelf(newcomer, "Campari", "Have it")
    assert quantities(newcomer) == {"Gin": 2}
    assert [counter["name"] for counter in counters(newcomer)] == ["sugar"]
    newcomer.open_address("comptoir:/fruits")
    newcomer.open_fruit("Kiwi")
    newcomer.find("Remove from favourites", "button")
