"""A walk through every page of the program, for tests that look at all of them."""

import json
import re

import days
import hands
from catalogue import own_fruit, own_pack

# A pack with two mistakes, for the page that tells of them.
MISTAKEN = own_pack(own_fruit("broken", "Broken", gradient=["red", "#A01830"]), own_fruit("hollow", "Hollow", headline=3))

# Three stores of a person's own pack, each in another town.
STORES = {
    "format": 1,
    "id": "stores",
    "sources": [{"id": "me", "title": "My own walks"}],
    "places": [
        {"id": id, "name": name, "address": address, "hours": hours, "latitude": north, "longitude": east, "source": "me"}
        for id, name, address, hours, north, east in (
            ("aligre", "Cave Duval", "12 rue du Marché, Paris", "9–13", 48.849, 2.379),
            ("perrache", "Épicerie Perrache", "3 quai du Rhône, Lyon", "8–20", 45.752, 4.833),
            ("port", "Étal Bleu", "5 quai Sud, Marseille", "8–12", 43.295, 5.374),
        )
    ],
}


# How far a narrow window is scrolled for what these pages are about, in steps of the wheel.
SCROLLED = {"drink-instructions": -2, "drink-shop": -2, "fruit-below": 2}


class Tour:
    """Leads a new person's program through its pages; each is a generator of the names of what is in sight."""

    def __init__(self, app, only=None):
        """`only` names the pages to stop at; None stands for all."""
        self.app = app
        self.tr = app.tr
        self._only = only

    def _wants(self, page):
        return self._only is None or page in self._only

    def introduction(self):
        """The welcome, then the first card; ends in the list."""
        app = self.app
        app.find(self.tr("_Come in").replace("_", ""), "button", focused=True)
        if self._wants("welcome"):
            yield "welcome"
        app.click(self.tr("_Come in").replace("_", ""), "button")
        start = app.find(self.tr("Start exploring"), "button")
        if self._wants("card"):
            yield "card"
        app.click(start)
        app.wait_for_rows(lambda rows: len(rows) > app.few)

    def pages(self):
        """Every page from the list on; ends in the list."""
        app, tr = self.app, self.tr
        if self._wants("list"):
            yield "list"
        app.open_address("comptoir:/fruit/apple")
        app.find(tr("Copy as text"), "button")
        app.find(role="table")
        if self._wants("fruit"):
            yield "fruit"
        if self._wants("fruit-below"):
            yield from self._below()
        if self._wants("compare"):
            yield from self._compare()
        hands.key("ctrl+2")
        app.gone(tr("Copy as text"))
        if self._wants("search-nothing"):
            yield from self._empty_lists()

    def drinks(self):
        """The drinks, one drink's page, the bar and the log; ends in the list of fruits."""
        app, tr = self.app, self.tr
        if self._wants("drinks"):
            app.open_address("comptoir:/drinks")
            app.wait(lambda: len(app.all(role="cell")) > 3, "the cards of the drinks")
            self._search_has_the_keyboard(tr("Search drinks"))
            yield "drinks"
        if self._wants("drink"):
            yield from self._drink()
        if self._wants("bar"):
            app.open_address("comptoir:/bar")
            app.wait(lambda: len(app.all(role="cell")) > 5, "the bottles")
            self._search_has_the_keyboard(tr("Search ingredients"))
            yield "bar"
        if self._wants("log"):
            app.open_address("comptoir:/log")
            app.find(tr("No drinks made yet"))
            yield "log"
            hands.key("alt+Left")
        hands.key("ctrl+2")

    def shop(self):
        """The shop, a product, the cart, and the evening that is shopped for; ends in the list of fruits."""
        app, tr = self.app, self.tr
        if self._wants("shop"):
            app.open_address("comptoir:/shop")
            app.wait(lambda: len(app.all(role="cell")) > 3, "the cards of the products")
            self._search_has_the_keyboard(tr("Search the shop"))
            yield "shop"
        if self._wants("product"):
            app.open_address("comptoir:/product/campari")
            app.find(tr("_Add to cart").replace("_", ""), "button")
            yield "product"
        if self._wants("cart"):
            for words in (("gin", "--quantity", "2"), ("lime", "--quantity", "5"), ("Napkins", "--text")):
                assert app.run("cart", "add", *words).returncode == 0
            app.open_address("comptoir:/cart")
            app.find(re.compile("^Napkins"), "button")
            hands.away()
            yield "cart"
            app.click(tr("_Save as an order").replace("_", ""), "button")
            app.find(tr("_Save the order").replace("_", ""), "button")
            hands.away()
            yield "checkout"
            app.close_sheet()
            assert app.run("cart", "clear").returncode == 0
            app.gone(re.compile("^Napkins"), "button")
        if self._wants("evening"):
            app.open_address("comptoir:/evenings")
            app.find(tr("Start with one of these"))
            hands.away()
            yield "evening"
        if self._wants("stores"):
            app.open_address("comptoir:/stores")
            app.find(tr("No stores yet"))
            (app.home.packs / "stores.json").write_text(json.dumps(STORES))
            app.find("Cave Duval")
            hands.away()
            yield "stores"
            (app.home.packs / "stores.json").unlink()
            app.find(tr("No stores yet"))
        hands.key("ctrl+2")

    def days(self):
        """A counter, its editor, its history, and the list; ends in the list of fruits. Needs the clock of days.py."""
        app, tr = self.app, self.tr
        if not self._wants("days"):
            return
        days.count(app)
        app.open_address("comptoir:/days")
        app.find(re.compile("41.*tobacco"))
        yield "days"
        app.open_address("comptoir:/counter/1/edit")
        app.find(tr("Start again…"), "button")
        yield "counter-editor"
        app.open_address("comptoir:/counter/1/history")
        app.find(tr("What happened"))
        yield "counter-history"
        app.clock.pass_days(50)
        days.add(app, "sucre")
        app.clock.pass_days(61)
        app.open_address("comptoir:/counters")
        app.find(re.compile("^sucre, .*11"), "cell")
        hands.away()
        yield "counters"
        hands.key("ctrl+2")

    def _search_has_the_keyboard(self, name):
        """Elsewhere GTK shows where the keyboard is for some seconds only, which a slow machine would miss."""
        hands.key("ctrl+f")
        self.app.find(name, "entry", focused=True)
        hands.away()

    def _drink(self):
        app, tr = self.app, self.tr
        app.open_address("comptoir:/drink/negroni")
        app.wait(lambda: app.all(role="cell", within=app.find(role="table")), "the recipe")
        yield "drink"
        app.click(tr("Instructions"), "tab")
        self._to_the_end(app.find(tr("Mix it step by step"), "button"))
        yield "drink-instructions"
        # By key: in large text the tabs are under the page's title now.
        hands.key("End")
        # It is there once the stores are known, and then the page is as long as it is going to be.
        app.find(tr("Add a store"), "button")
        self._to_the_end(app.find(tr("Add a store"), "button"))
        yield "drink-shop"
        hands.key("Home")
        app.find(tr("Ingredients"), "tab", selected=True)
        hands.key("alt+Left")
        app.gone(tr("Recipe"), "tab list")

    def _compare(self):
        app, tr = self.app, self.tr
        app.open_address("comptoir:/compare/apple,banana,kiwi")
        app.find(tr("Side by side"))
        app.wait(lambda: len(app.all(role="row")) > 5, "the lines of the comparison")
        yield "compare"

    def _below(self):
        """The end of the page, with what lies under the nutrition opened."""
        app, tr = self.app, self.tr
        app.click(tr("Facts and sources"), "button")
        facts = app.find(tr("Facts and sources"), "button", expanded=True)
        self._to_the_end(facts)
        yield "fruit-below"

    def look(self, page):
        """Has a narrow window show what a page is about: it keeps the place to which the wide one was scrolled."""
        if page in SCROLLED:
            hands.scroll(*self.app.on_screen(180, 400), SCROLLED[page])
            hands.away()

    def _to_the_end(self, node):
        """Scrolls the page that a node is on down to its end."""
        x, y = next(pane for pane in node.above() if pane.role == "scroll pane").centre
        hands.scroll(*self.app.on_screen(x, y), 60)
        hands.away()

    def _empty_lists(self):
        app, tr = self.app, self.tr
        app.search("strawbery")
        app.find(tr("No fruit called “{text}”").replace("{text}", "strawbery"))
        yield "search-nothing"
        hands.key("Escape")
        app.wait_for_rows(lambda rows: len(rows) > app.few)
        app.click(tr("Only favourites"))
        app.find(tr("No favourites yet"))
        hands.away()
        yield "favourites-empty"
        app.click(tr("Only favourites"))
        app.gone(tr("Show all fruits"), "button")
        app.wait_for_rows(lambda rows: len(rows) > app.few)
        hands.away()

    def sheets(self):
        """What opens over the pages."""
        app, tr = self.app, self.tr
        for name, title, keys in (
            ("preferences", "Preferences", "ctrl+comma"), ("shortcuts", "Keyboard shortcuts", "ctrl+question"),
        ):  # fmt: skip
            if not self._wants(name):
                continue
            hands.key(keys)
            app.find(tr(title), "dialog")
            yield name
            app.close_sheet()
        if self._wants("filter"):
            hands.key("ctrl+3")
            app.click(tr("Filter"), "button")
            app.find("Gin", "button")
            hands.away()
            yield "filter"
            app.close_sheet()
            hands.key("ctrl+2")
        if self._wants("about"):
            yield from self._about()
        if self._wants("problems"):
            yield from self._problems()

    def _about(self):
        app, tr = self.app, self.tr
        app.click(tr("About Comptoir"), "button")
        app.find(tr("About Comptoir"), "dialog")
        hands.away()
        yield "about"
        app.close_sheet()

    def _problems(self):
        app, tr = self.app, self.tr
        (app.home.packs / "mine.json").write_text(MISTAKEN)
        app.click(tr("Show"), "button")
        app.find(re.compile("mine.json"))
        hands.away()
        yield "problems"
        app.close_sheet()

    def menus(self):
        """What drops down from the buttons of a wide window."""
        app, tr = self.app, self.tr
        for name, title, inside in (
            ("sort-menu", re.compile(f"^{tr('Sort')}$"), tr("Vitamin C")),
            ("theme-menu", re.compile(rf"{re.escape(tr('Theme'))}\s?: "), tr("Light")),
            ("main-menu", re.compile(f"^{tr('Main menu')}$"), None),
        ):
            app.click(title, "button", focusable=True)
            if inside:
                app.find(inside, focusable=True)
                hands.away()
            else:
                # One of its lines is always lit; which, is chance, unless the pointer says so.
                hands.move(*app.point(app.find(tr("_Random fruit").replace("_", ""), "menu item")))
            yield name
            hands.key("Escape")
            if inside:
                app.gone(inside, focusable=True)
