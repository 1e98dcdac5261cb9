"""The accessibility tree of a program, as a screen reader gets it: AT-SPI's own interface on its bus.

The whole tree comes in one answer (`org.a11y.atspi.Cache.GetItems`), so a look at it costs the
program little and nothing in it is older than the question. GTK puts an accessible into that answer
once somebody has asked its parent for it, so what is missing is asked for first. Places on the screen
are asked for one by one, where they matter.

GTK 4.8 and its successors tell the same window a little differently. What a screen reader's user hears is the same, so
here it has one name: that of 4.8, with which the tests are written.
"""

import collections
import functools
import re
import sys
import time

from gi.repository import Gio, GLib
from questions import ACCESSIBLE, Questions
from waiting import Gone

COMPONENT = "org.a11y.atspi.Component"
PROPERTIES = "org.freedesktop.DBus.Properties"
TEXT = "org.a11y.atspi.Text"
# Of a text. (GTK 4.8 takes an end of -1 for nothing at all.)
ALL = GLib.Variant("(ii)", (0, 10_000))
WINDOW_COORDINATES = 1
LABELLED_BY = 2

# What a program tells of each accessible.
ITEM = GLib.VariantType("((so)(so)(so)iiassusau)")

# What there is many of, and what is in it stays as it is.
ROWS = {"list item", "cell", "row", "button", "radio button", "check box", "tab", "scroll bar", "entry", "text"}

# After so many seconds a program that tells of no change, or the same as before, is asked again all the same.
SAME_FOR = 0.4

# A program is at rest that has told of no change for so many seconds; what changes all the time is not waited for longer than
# the other.
QUIET, SETTLES_WITHIN = 0.02, 0.2

# Where a thing is asked for that may lie under another one: in its middle, and where that is not known around it.
PLACES = [(0.5, 0.5), (0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7), (0.5, 0.15), (0.5, 0.85)]

# Newer GTK knows a toggle button from a button, and a status is a log there, as it lets a status have no name.
ROLES = {
    2: "alert", 7: "check box", 11: "combo box", 16: "dialog", 20: "filler", 23: "window", 26: "icon", 27: "image",
    29: "label", 31: "list", 32: "list item", 33: "menu", 35: "menu item", 37: "tab", 38: "tab list", 39: "panel",
    41: "popup menu", 42: "progress bar", 43: "button", 44: "radio button", 48: "scroll bar", 49: "scroll pane",
    50: "separator", 51: "slider", 52: "spin button", 54: "status", 55: "table", 56: "cell", 61: "text",
    62: "button", 63: "tool bar", 64: "tool tip", 69: "window", 75: "application", 79: "entry", 83: "heading",
    88: "link", 90: "row", 98: "list box", 99: "group", 101: "notification", 103: "level bar", 111: "status", 116: "text",
}  # fmt: skip

STATES = {
    1: "active", 4: "checked", 5: "collapsed", 8: "enabled", 9: "expandable", 10: "expanded", 11: "focusable",
    12: "focused", 16: "modal", 20: "pressed", 23: "selected", 24: "sensitive", 25: "showing", 30: "visible",
}  # fmt: skip


# How often a hand has done something: what there was before it is asked for anew, as the program may tell of it later.
_acts = 0


def acted():
    """To be called by each hand that does something to a program."""
    global _acts
    _acts += 1


class Node:
    """One accessible of one look at the tree."""

    def __init__(self, tree, item):
        self._tree = tree
        self.reference, _, self.parent_reference, self.index, self.count, self.interfaces, name, role, description, bits = item
        self.role = ROLES.get(role, f"role {role}")
        self.raw_name = name
        self.name = spoken(name)
        self.description = description
        self.states = states(bits[0] | bits[1] << 32)
        self.parent = None
        self.children = []
        # Finds it anew, as it was found; None where only the look that it is of knows it.
        self.again = None

    def __repr__(self):
        return f"{self.role} «{self.name}»"

    def walk(self):
        """The node and everything below it, in the order of the tree."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)

    def above(self):
        """The node's ancestors, the nearest first."""
        node = self.parent
        while node:
            yield node
            node = node.parent

    @property
    def is_visible(self):
        """Whether neither the node nor anything that it is in is put out of sight."""
        return all("visible" in node.states for node in (self, *self.above()) if node.role != "application")

    @property
    def extents(self):
        """x, y, width and height in the window, without its shadow."""
        return self.call(COMPONENT, "GetExtents", GLib.Variant("(u)", (WINDOW_COORDINATES,)))[0]

    @property
    def centre(self):
        x, y, width, height = self.extents
        return x + width / 2, y + height / 2

    def is_on_top(self):
        """Whether a click on the node would come to it, as far as GTK says."""
        # Newer GTK does not, as it finds what is not shown too; but on a page that is not shown nothing has a name.
        if self.is_of_newer_gtk:
            return True
        x, y, width, height = self.extents
        top = list(self.above())[-2]
        near = {node.reference for node in (*self.walk(), *list(self.above())[:2])}
        is_covered = False
        for across, down in PLACES:
            place = GLib.Variant("(iiu)", (round(x + width * across), round(y + height * down), WINDOW_COORDINATES))
            hit = top.call(COMPONENT, "GetAccessibleAtPoint", place)[0]
            if hit in near:
                return True
            # GTK answers «null» where it finds a part that it keeps out of the tree: then another place may tell.
            is_covered = is_covered or bool(hit[0])
            if is_covered and (across, down) == PLACES[0]:
                break
        return not is_covered

    @property
    def texts(self):
        """The names of everything in the node that has one."""
        return [node.name for node in self.walk() if node.name and node.role in ("label", "heading", "text")]

    @property
    def text(self):
        """What stands in an entry."""
        return self.call(TEXT, "GetText", ALL)[0]

    @property
    def value(self):
        return self.ask("org.a11y.atspi.Value", "CurrentValue")

    def is_within(self, other):
        return self.reference == other.reference or any(node.reference == other.reference for node in self.above())

    @property
    def is_of_newer_gtk(self):
        """Whether its program has a GTK after 4.8."""
        return self._tree.is_newer

    def ask(self, interface, name):
        return self.call(PROPERTIES, "Get", GLib.Variant("(ss)", (interface, name)))[0]

    def call(self, interface, method, arguments=None):
        return self._tree.call(self.reference, interface, method, arguments)


class Tree:
    """Reads the tree of one program."""

    # The version of GTK that the program has, such as (4, 8).
    toolkit = None

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, 30_000
        ).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self._bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None
        )
        self._questions = Questions(address)
        self._owners = {}
        # What the program told last, as it came and as it was read; each item that it has told; and its root as it was
        # built of that.
        self._answer = self._items = self._told = self._root = None
        self._known = {}
        # What it told when it had last been asked for all that it may not have told, and when that was.
        self._complete, self._asked_at = None, 0.0
        # Whose changes are listened to, by which subscription, and whether there was one since it was asked last.
        self._heard, self._subscription, self._has_changed = None, None, True
        # How often a hand had done something when it was asked last.
        self._seen_acts = 0

    def call(self, reference, interface, method, arguments=None):
        return read(self._answer_of(reference, interface, method, arguments))

    def _answer_of(self, reference, interface, method, arguments=None):
        owner, path = reference
        try:
            return self._bus.call_sync(owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 30_000)
        except GLib.Error as error:
            raise Gone(f"{method} of {path}: {error.message}") from None

    def look(self, pid):
        """The program's root with everything below it; None while it has no tree."""
        desktop = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        for owner, _ in self.call(desktop, ACCESSIBLE, "GetChildren")[0]:
            try:
                if self._pid(owner) == pid:
                    return self._build(owner)
            except Gone:
                continue
        return None

    def _pid(self, owner):
        if owner not in self._owners:
            self._owners[owner] = self.call(
                ("org.freedesktop.DBus", "/org/freedesktop/DBus"), "org.freedesktop.DBus",
                "GetConnectionUnixProcessID", GLib.Variant("(s)", (owner,)),
            )[0]  # fmt: skip
        return self._owners[owner]

    def ask_all(self):
        """Has the next look ask for everything, though the program tells of no change. GTK 4.8 says nothing of what was hidden
        when it had last been asked, and is in sight now."""
        self._complete = None

    def _build(self, owner):
        items = self._all_items(owner)
        # Whoever waits mostly looks at what they have just seen. Newer GTK tells of what is not shown without a word of that.
        if items is self._told and not self.is_newer:
            return self._root
        nodes = {node.reference[1]: node for node in (Node(self, item) for item in items)}
        for place in list(self._put_away(nodes)):
            del nodes[place]
        root = next((node for node in nodes.values() if node.role == "application"), None)
        if root and self.toolkit is None:
            version = root.ask("org.a11y.atspi.Application", "Version")
            self.toolkit = tuple(map(int, version.split(".")[:2]))
        for node in nodes.values():
            node.parent = nodes.get(node.parent_reference[1]) or (root if node.role == "window" else None)
            if node.parent and node is not root:
                node.parent.children.append(node)
        for node in nodes.values():
            if node.role == "menu item" and not node.name:
                node.name = spoken(self._label_of(node))
            # GTK does not count what a sheet covers, so both can have the same place: the sheet comes after it.
            node.children.sort(key=lambda child: (child.index, child.role == "dialog"))
        self._told, self._root = items, root
        return root

    def _label_of(self, node):
        """The name that another accessible gives a node, as newer GTK does for what is in a menu."""
        try:
            relations = node.call(ACCESSIBLE, "GetRelationSet")[0]
            labels = [target for kind, targets in relations if kind == LABELLED_BY for target in targets]
            return " ".join(self.call(label, TEXT, "GetText", ALL)[0] for label in labels)
        except Gone:
            return ""

    def _put_away(self, nodes):
        """What GTK goes on telling of though it is not shown."""
        if self.is_newer:
            told = [(node.reference, node.parent_reference, node.count, node.role) for node in nodes.values()]
            parents = self._doubtful(told)
        else:
            # The pages of tab views. Of a stack it tells other children than it has parents.
            parents = {node.parent_reference for node in nodes.values() if node.role == "tab list"}
        shown = self._children_of(parents)
        for place, node in nodes.items():
            if node.reference not in shown.get(node.parent_reference, [node.reference]):
                yield place

    def _doubtful(self, told):
        """The parents of which some children that were told may not be there, and others not told, by what was told of
        each: reference, parent, how many children it has, role. That is so of all that can be hidden, also where their
        number is right, as one may have come as another went; in GTK 4.8 rows and controls, which are most of it, stay as
        they are."""
        known = {reference: (parent, role) for reference, parent, _, role in told}
        rows = set() if self.is_newer else ROWS

        @functools.cache
        def is_asked(reference):
            parent, role = known.get(reference, (None, None))
            return role not in rows and (parent not in known or is_asked(parent))

        parents = {parent for _, parent, _, role in told if role != "window"} & known.keys()
        parents |= {reference for reference, _, count, _ in told if count}
        return {parent for parent in parents if is_asked(parent)}

    @property
    def is_newer(self):
        """Whether the program has a GTK after 4.8."""
        return self.toolkit is not None and self.toolkit > (4, 8)

    def _listen(self, owner):
        """Hears of the changes of one program, and no longer of those of the one before."""

        def changed(*_):
            self._has_changed = True

        if owner == self._heard:
            return
        if self._subscription is not None:
            self._bus.signal_unsubscribe(self._subscription)
        self._heard, self._complete = owner, None
        self._subscription = self._bus.signal_subscribe(owner, None, None, None, None, Gio.DBusSignalFlags.NONE, changed)

    def _all_items(self, owner):
        self._listen(owner)
        asked = set()
        while True:
            # Whoever waits asks many times a second, and mostly nothing has changed: all that there is comes to half a megabyte.
            hear()
            if self._seen_acts != _acts:
                self._seen_acts, self._has_changed = _acts, True
            is_new = self._complete is not None and time.monotonic() < self._asked_at + SAME_FOR
            if is_new and not self._has_changed:
                return self._complete
            settle()
            items = self._told_items(owner)
            # What it has told of before it answered is in the answer.
            hear()
            self._has_changed = False
            if is_new and items is self._complete:
                return items
            self._complete, self._asked_at = None, time.monotonic()
            missing = self._incomplete(items) - asked
            asked.update(missing)
            # Most often there is nothing that the answer has not told of already.
            if not self._waken(missing, {item[0] for item in items}):
                self._complete = items
                return items

    def _told_items(self, owner):
        """What GTK tells now; the very same as before where nothing has changed."""
        answer = self._answer_of((owner, "/org/a11y/atspi/cache"), "org.a11y.atspi.Cache", "GetItems")
        told = answer.get_data_as_bytes().get_data()
        if told != self._answer:
            # Most items are as they were before; those are not read anew.
            parts = elements(told)
            for part in parts.keys() - self._known.keys():
                self._known[part] = read(GLib.Variant.new_from_bytes(ITEM, GLib.Bytes.new(part), False))
            self._answer, self._items = told, [self._known[part] for part in parts]
        return self._items

    def _incomplete(self, items):
        """The accessibles that may have other children than were told."""
        counts = collections.Counter(item[2] for item in items)
        doubtful = self._doubtful([(item[0], item[2], item[4], ROLES.get(item[7])) for item in items])
        return doubtful | {item[0] for item in items if item[4] > counts[item[0]]}

    def _waken(self, references, known):
        """Asks for everything below some accessibles, so that GTK makes it. Returns whether there was anything that is not
        among what is known."""
        has_found = False
        while references:
            below = self._children_of(references).values()
            references = [each for children in below for each in children if each not in known]
            has_found = has_found or bool(references)
        return has_found

    def _children_of(self, references):
        """The children that are shown of each of some accessibles: all are asked at once."""
        return self._questions.children_of(list(references))


def hear():
    """Handles what has come from the bus. Returns whether there was anything."""
    has_come = False
    while GLib.MainContext.default().iteration(False):
        has_come = True
    return has_come


def settle():
    """Waits until nothing has come for a moment: what a page has while it comes in is asked for in vain."""
    deadline = time.monotonic() + SETTLES_WITHIN
    while True:
        time.sleep(QUIET)
        if not hear() or time.monotonic() > deadline:
            return


def elements(array):
    """The elements of an array in GVariant's notation, as bytes, in their order: each begins at the next multiple of four,
    and where they end stands at the end of all, in as many bytes as the length of the whole needs."""
    if not array:
        return {}
    width = next(width for width in (1, 2, 4) if len(array) < 1 << 8 * width)
    ends = memoryview(array)
    table = int.from_bytes(ends[-width:], sys.byteorder)
    # This is a dictionary for its order; no two accessibles are alike.
    parts, start = {}, 0
    for place in range(table, len(array), width):
        end = int.from_bytes(ends[place : place + width], sys.byteorder)
        parts[array[start:end]] = None
        start = end + 3 & ~3
    return parts


def read(answer):
    """The values of an answer."""
    # GLib writes texts, paths, numbers and lists as Python does, and Python reads them a good deal faster than it
    # unpacks them one by one. What else there may be, such as true, it does not know.
    if answer.get_size() < 200:
        return answer.unpack()
    try:
        return eval(answer.print_(False), {"__builtins__": {}})
    except (NameError, SyntaxError):
        return answer.unpack()


@functools.lru_cache(maxsize=1024)
def states(bits):
    return frozenset(word for bit, word in STATES.items() if bits >> bit & 1)


@functools.lru_cache(maxsize=4096)
def spoken(name):
    """The name without what GTK 4.8 adds: the mark of a mnemonic, and the label a second time."""
    plain = re.sub(r"_(?=\w)", "", name).strip()
    half = len(plain) // 2
    if len(plain) % 2 and plain[half] == " " and plain[:half] == plain[half + 1 :]:
        return plain[:half]
    return plain
