"""Stores: written down, found again, the nearest first, and opened in the person's own programs."""

import json
import re

import hands
import pytest
from colours import most_frequent, near, rgb
from drinks import open_drink, open_tab
from maps import TileServer, write_map
from stores import add, fill, names, rows, stores, wait_for_stores
from test_choosing import clipboard
from waiting import holds, wait_until


@pytest.fixture
def page(person):
    """The program with the page of all stores, of which there are none."""
    person.start("comptoir:/stores")
    person.find("No stores yet")
    return person


def test_T27_a_store_is_added_by_coordinates_and_found_again_after_a_restart(page):
    add(
        page, "Naschmarkt", "48°11'54\"N 16°21'47\"E", Address="Wienzeile, Wien", Opening_hours="Mo-Sa 6-19",
        Web_page="naschmarkt.example",
    )  # fmt: skip
    page.find("Naschmarkt, Wienzeile, Wien, Open: Mo-Sa 6-19", "list item")
    before = stores(page)
    assert before[0]["name"] == "Naschmarkt" and before[0]["page"] == "https://naschmarkt.example"
    assert abs(before[0]["latitude"] - 48.198333) < 1e-5 and abs(before[0]["longitude"] - 16.363056) < 1e-5
    page.restart("comptoir:/stores")
    page.find(re.compile("^Naschmarkt, "), "list item")
    assert stores(page) == before
    page.kill9()
    page.start(f"comptoir:/store/{before[0]['id']}")
    page.find("Open: Mo-Sa 6-19", "label")


def test_another_store_is_added_from_the_end_of_the_list(page):
    page.gone("Add another store", "button")
    add(page, "Corner shop", "48.2 16.4")
    wait_for_stores(page, ["Corner shop"])
    page.click("Add another store", "button")
    page.find("Add a store", "dialog")
    fill(page, Name="Old market", Coordinates="48.21 16.41")
    page.click("Save", "button")
    wait_for_stores(page, ["Corner shop", "Old market"])


def test_T27_a_store_is_changed_moved_and_removed_and_each_is_undone(page):
    add(page, "Corner shop", "48.2 16.4")
    wait_for_stores(page, ["Corner shop"])
    page.click(re.compile("^Corner shop"), "list item")
    page.click("Edit…", "button")
    page.find("Edit the store", "dialog")
    fill(page, Name="Old corner", Coordinates="-33,5; 151,25")
    page.click("Save", "button")
    page.gone("Edit the store", "dialog")
    wait_for_stores(page, ["Old corner"])
    assert (stores(page)[0]["latitude"], stores(page)[0]["longitude"]) == (-33.5, 151.25)
    page.find("Old corner was changed.")
    hands.key("ctrl+z")
    wait_for_stores(page, ["Corner shop"])
    assert stores(page)[0]["latitude"] == 48.2
    page.click(re.compile("^Corner shop"), "list item")
    page.click("Remove", "button")
    page.find("Corner shop is no longer among the stores.")
    page.find("No stores yet")
    assert names(page) == []
    page.click("Undo", "button")
    page.find(re.compile("^Corner shop"), "list item")
    page.restart("comptoir:/stores")
    page.find(re.compile("^Corner shop"), "list item")


def test_T27_all_of_it_is_done_by_keyboard(page):
    page.tab_to(re.compile("^Add a store"), "button")
    hands.key("Return")
    page.find("Add a store", "dialog")
    page.wait(lambda: page.focus and page.focus.name == "Name", "the keyboard in the name")
    hands.write("Kiosk")
    page.tab_to("Coordinates", "text")
    hands.write("geo:48.2,16.4")
    hands.key("Return")
    page.gone("Add a store", "dialog")
    wait_for_stores(page, ["Kiosk"])
    page.tab_to("Kiosk", "list item")
    hands.key("Return")
    page.find("Kiosk", "dialog")
    hands.key("Escape")
    page.gone("Kiosk", "dialog")
    page.wait(lambda: page.focus and page.focus.name == "Kiosk", "the keyboard on the store again")
    hands.key("Delete")
    page.find("Kiosk is no longer among the stores.")
    assert names(page) == []
    hands.key("ctrl+z")
    wait_for_stores(page, ["Kiosk"])


@pytest.mark.parametrize("size", [(360, 480), (800, 480)])
def test_the_button_that_saves_is_in_sight_in_a_low_window(size, page, home):
    page.resize(*size)
    page.click(re.compile("^Add a store"), "button")
    page.find("Add a store", "dialog")

    def is_in_sight():
        left, top, right, bottom = page.box(page.find("Save", "button"))
        return left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1]

    page.wait(is_in_sight, lambda: f"the whole button, which is at {page.box(page.find('Save', 'button'))}")
    fill(page, Name="Kiosk")
    page.tab_to("Web page", "text")
    assert is_in_sight(), "the button stays while the fields move"
    page.tab_to("Coordinates", "text", key="shift+Tab")
    hands.write("48.2 16.4")
    page.click("Save", "button")
    wait_for_stores(page, ["Kiosk"])


def test_what_is_wrong_is_told_at_its_field_and_nothing_is_kept(page):
    page.click(re.compile("^Add a store"), "button")
    page.find("Add a store", "dialog")
    page.click("Save", "button")
    page.find("Give the store a name.")
    page.find("Type where it is, as in 48.2082, 16.3738.")
    page.wait(lambda: page.focus and page.focus.name == "Name", "the keyboard in the first field that is wrong")
    fill(page, Name="Market", Coordinates="91 16", Web_page="http://market.example")
    page.click("Save", "button")
    page.find("91 is not a latitude: those lie between −90 and 90.")
    page.find(re.compile("^Write “https://”"))
    page.find("Add a store", "dialog")
    assert names(page) == []
    fill(page, Coordinates="48.2 16", Web_page="")
    hands.key("Return")
    wait_for_stores(page, ["Market"])


def test_T27_the_nearest_come_first_from_a_home_place_that_is_kept(page):
    for name, place in (("Arcade", "48.3 16.4"), ("Bakery", "48.2 16.4"), ("Corner", "48.25 16.4")):
        add(page, name, place)
        wait_until(lambda: name in rows(page), name)
    assert rows(page) == ["Arcade", "Bakery", "Corner"]
    page.click("Home place…", "button")
    page.find("Home place", "dialog")
    fill(page, Coordinates="48.2 16.4")
    page.click("Save", "button")
    page.gone("Home place", "dialog")
    wait_until(lambda: rows(page) == ["Bakery", "Corner", "Arcade"], lambda: f"the nearest first, not {rows(page)}")
    page.find("Corner, 5.6 km", "list item")
    page.restart("comptoir:/stores")
    wait_until(lambda: rows(page) == ["Bakery", "Corner", "Arcade"], lambda: f"the nearest first, not {rows(page)}")
    assert names(page) == ["Bakery", "Corner", "Arcade"]


def test_T27_the_desktop_says_where_one_is_only_when_it_is_asked(person, portal):
    person.start("comptoir:/stores")
    add(person, "Arcade", "48.3 16.4")
    add(person, "Bakery", "48.2 16.4")
    person.click("Near me", "button")
    person.find("The desktop was not allowed to say where you are. You can type it instead.")
    portal.put_at(48.2, 16.4)
    assert person.never("The nearest first, from where you are.")
    person.click("Near me", "button")
    person.find("The nearest first, from where you are.")
    wait_until(lambda: rows(person) == ["Bakery", "Arcade"], lambda: f"the nearest first, not {rows(person)}")
    person.restart("comptoir:/stores")
    person.find("Set a home place to see the nearest first.")


def test_T17_T18_a_store_opens_its_page_and_its_place_in_other_programs_and_its_address_is_copied(person, home):
    opened = home.open_with_a_list("https", "geo")
    person.start("comptoir:/stores")
    add(person, "Naschmarkt", "48.2 16.4", Address="Wienzeile 1", Web_page="https://naschmarkt.example/fruit?a=b")
    person.click(re.compile("^Naschmarkt"), "list item")
    person.find("Naschmarkt", "dialog")
    person.click("Open web page", "button")
    person.wait(lambda: opened.exists() and opened.read_text().count("\n") == 1, "the page opened")
    person.click("Open in maps", "button")
    person.wait(lambda: opened.read_text().count("\n") == 2, "the place opened")
    assert opened.read_text().splitlines() == ["https://naschmarkt.example/fruit?a=b", "geo:48.2,16.4"]
    person.click("Copy address", "button")
    person.find("Copied")
    assert wait_until(clipboard, "text on the clipboard") == "Naschmarkt\nWienzeile 1"
    hands.key("Escape")
    person.gone("Naschmarkt", "dialog")


def test_without_a_program_for_places_the_person_is_told(page):
    add(page, "Kiosk", "48.2 16.4")
    page.click("Kiosk", "list item")
    page.click("Open in maps", "button")
    page.find("No program opens places. Copy the address instead.")


def test_T27_the_shop_tab_of_a_drink_has_its_stores_and_those_of_its_ingredients(person):
    person.start("comptoir:/drink/negroni")
    open_tab(person, "Shop")
    person.find(re.compile("^Add a store"), "button")
    assert not person.exists("Map of the stores", "panel")
    person.click(re.compile("^Add a store"), "button")
    person.find("Add a store", "dialog")
    fill(person, Name="Gin palace", Coordinates="48.2 16.4")
    person.click("Negroni", "button", pressed=True)
    person.click("Gin", "button")
    person.find("Gin", "button", pressed=True)
    person.click("Save", "button")
    person.find("Gin palace", "list item")
    person.find("Map of the stores", "panel")
    assert stores(person)[0]["subjects"] == ["ingredient/gin"]
    open_drink(person, "dry-martini")
    open_tab(person, "Shop")
    person.find("Gin palace", "list item")
    open_drink(person, "mojito")
    open_tab(person, "Shop")
    person.find(re.compile("^Add a store"), "button")
    assert not person.exists("Gin palace", "list item")


def test_T27_a_fruit_has_its_stores_its_price_and_a_way_into_the_cart(person):
    person.start("comptoir:/fruit/lime")
    person.click("Add to cart", "button")
    person.find("Lime is in the cart.")
    add(person, "Market", "48.2 16.4")
    person.find("Market", "list item")
    assert stores(person)[0]["subjects"] == ["fruit/lime"]
    person.click("Market", "list item")
    person.find("For Lime", "label")


def pin(app, name):
    """The pin of a store on the map."""
    return app.find(name, "button", lambda app: app.find("Map of the stores", "panel"))


def test_T18_a_pin_opens_its_panel_and_closes_it_by_mouse_and_keyboard(page):
    add(page, "Naschmarkt", "48.2 16.4", Address="Wienzeile 1")
    add(page, "Boqueria", "41.38 2.17")
    page.click(pin(page, "Naschmarkt"))
    page.find("Wienzeile 1", "label")
    page.find("Copy address", "button")
    page.click(pin(page, "Naschmarkt"))
    page.gone("Copy address", "button")
    page.tab_to("Boqueria", "button")
    hands.key("Return")
    page.find("\u206641.38, 2.17\u2069", "label")
    page.tab_to("Copy address", "button")
    hands.key("Escape")
    page.gone("\u206641.38, 2.17\u2069", "label")
    page.wait(lambda: page.focus and page.focus.name == "Boqueria", "the keyboard on the pin again")


def test_T27_a_store_is_added_by_a_click_on_the_map_and_moved_by_dragging_its_pin(page):
    left, top, right, bottom = page.box(page.find("Map of the stores", "panel"))
    middle = page.on_screen((left + right) / 2, (top + bottom) / 2)
    hands.click(*middle, 3)
    page.find("Add a store", "dialog")
    assert re.fullmatch(r"-?[0-9.]+, -?[0-9.]+", page.entry_text(page.find("Coordinates", "text")))
    fill(page, Name="Found")
    page.click("Save", "button")
    page.find("Found is among the stores.")
    before = stores(page)[0]
    start = page.point(pin(page, "Found"))
    hands.drag(start, (start[0] + 60, start[1] - 40))
    page.find("Found was moved.")
    after = stores(page)[0]
    assert after["longitude"] > before["longitude"] and after["latitude"] > before["latitude"]
    hands.key("ctrl+z")
    page.wait(lambda: stores(page) == [before], lambda: f"{before}, not {stores(page)}")
    page.tab_to("Found", "button")
    hands.key("shift+Right")
    page.wait(lambda: stores(page)[0]["longitude"] > before["longitude"], "moved by the keyboard")
    page.restart("comptoir:/stores")
    pin(page, "Found")


def test_the_wheel_over_the_map_moves_the_page_until_the_map_has_the_keyboard(person):
    person.start("comptoir:/stores")
    add(person, "Market", "48.2 16.4")
    wait_for_stores(person, ["Market"])
    person.restart("comptoir:/drink/negroni")
    person.resize(400, 700)
    open_tab(person, "Shop")
    panel = person.find("Map of the stores", "panel")
    middle = person.point(panel)
    before = panel.centre
    hands.scroll(*middle, 1)
    person.wait(lambda: panel.centre[1] < before[1], "the page moving on")
    middle = person.point(panel)
    # Beside the pin, which is in the middle.
    hands.click(middle[0] - 60, middle[1] + 40)
    person.wait(lambda: person.focus and person.focus.name == "Map of the stores", "the keyboard in the map")
    before = panel.centre
    hands.scroll(*middle, 1)
    assert holds(lambda: panel.centre == before, 1)


def test_the_shop_leads_to_the_stores_and_back(person):
    person.start("comptoir:/shop")
    person.click("Stores", "button")
    person.find("No stores yet")
    person.click("Back", "button")
    person.find(re.compile("^Absinthe, "), "cell")


def pack(**entries):
    return json.dumps(
        {"format": 1, "id": "own", "sources": [{"id": "city", "title": "The city's list of markets"}], **entries}
    )  # fmt: skip


def test_T27_stores_of_a_pack_are_shown_with_their_source_and_stay(person, home):
    place = {"id": "market", "name": "Market", "latitude": 48.2, "longitude": 16.4, "source": "city"}
    (home.packs / "own.json").write_text(pack(places=[place]))
    person.start("comptoir:/stores")
    person.click("Market", "list item")
    person.find("Source: The city's list of markets", "label")
    assert not person.exists("Remove", "button") and not person.exists("Edit…", "button")
    hands.key("Escape")
    person.gone("Market", "dialog")
    hands.key("Delete")
    person.find("Market comes with a pack and stays as it is.")
    assert names(person) == ["Market"]


def test_a_link_of_a_pack_that_is_no_encrypted_page_is_told_of(person, home):
    place = {"id": "a", "name": "A", "latitude": 1, "longitude": 2, "source": "city", "page": "http://a.example/"}
    (home.packs / "own.json").write_text(pack(places=[place]))
    person.start("comptoir:/stores")
    person.click("Show", "button")
    person.find(re.compile("http://a.example/.*an address that begins with “https://”"))
    assert names(person) == []


def test_T17_the_sources_of_a_drink_open_in_the_browser(person, home):
    opened = home.open_with_a_list("https")
    person.start("comptoir:/drink/negroni")
    person.click("Figures and sources", "button")
    person.click(re.compile(r"\(iba-world.com\)$"), "link")
    person.wait(lambda: opened.exists() and opened.read_text() == "https://iba-world.com/\n", "the page opened")


@pytest.fixture
def tiles(person):
    """A server of tiles on this computer in place of OpenStreetMap's."""
    server = TileServer().open()
    person.environment["COMPTOIR_TILES"] = server.template
    yield server
    server.close()


def test_streets_are_fetched_only_once_they_are_wanted_and_who_made_them_is_named(person, tiles):
    person.start("comptoir:/stores")
    person.find(re.compile("Natural Earth"))
    hands.key("ctrl+comma")
    assert not tiles.asked
    person.click("Streets from OpenStreetMap", "check box")
    person.close_sheet()
    person.find(re.compile("OpenStreetMap contributors"))
    person.wait(lambda: tiles.asked, "a tile that is asked for")
    assert all(agent.startswith("Comptoir/") for _, agent in tiles.asked)
    person.wait(lambda: shows(person, TileServer.COLOUR), "the server's tiles on the map")
    person.restart("comptoir:/stores")
    person.find(re.compile("OpenStreetMap contributors"))


def test_a_map_file_of_ones_own_stands_behind_the_stores(person, home):
    file = home.folder / "Town.mbtiles"
    write_map(file, "#3060C0", "The town's surveyor")
    # GTK 4.18 complains of itself where a path is typed, which elsewhere ends the program.
    person.start("comptoir:/stores", G_DEBUG="")
    hands.key("ctrl+comma")
    person.click("Choose…: A map file of yours", "button")
    person.wait_for_dialog("Choose a map file")
    # The field for a path; what newer GTK completes it with stands behind what is typed, selected or not, and goes.
    hands.key("ctrl+l")
    person.wait(person.writes_in_dialog, "the field for a path")
    hands.key("ctrl+a")
    hands.write(str(file))
    hands.key("shift+End", "Delete", "Return")
    person.find("Town.mbtiles", "label")
    person.close_sheet()
    person.find(re.compile("The town's surveyor"))
    person.wait(lambda: shows(person, "#3060C0"), "the file's tiles on the map")
    person.restart("comptoir:/stores")
    person.find(re.compile("The town's surveyor"))
    hands.key("ctrl+comma")
    person.click("Stop using it", "button")
    person.close_sheet()
    person.find(re.compile("Natural Earth"))


def shows(app, colour):
    """Whether most of the map is of a colour."""
    left, top, right, bottom = app.box(app.find("Map of the stores", "panel"))
    return near(most_frequent(app.look(), (left + 20, top + 20, right - 80, bottom - 40)), rgb(colour), 6)
