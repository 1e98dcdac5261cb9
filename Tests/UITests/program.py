"""The program under test, and what a person can do with it."""

import contextlib
import copy
import os
import pathlib
import re
import signal
import subprocess

import display
import hands
import places
from accessibility import Tree
from waiting import PATIENCE, Gone, holds, wait_until

# What GLib and GTK say when something is wrong, on the standard error.
COMPLAINT = re.compile(r"-(CRITICAL|WARNING|ERROR) \*\*|Fatal error|Program crashed|Traceback")

# What newer GTK says about itself: when a button other than the first is let go, when somebody types a path into its own
# file dialog, and when it is told of a media module that there is not.
OTHERS = re.compile("Broken accounting of active|gtk_tree_model_get_iter_first|Media extension .* from GTK_MEDIA")


class Started:
    """A process that somebody else has started, with what is asked of one's own; how it ended is not to be known."""

    def __init__(self, pid):
        self.pid = pid

    def poll(self):
        return None if pathlib.Path(f"/proc/{self.pid}").exists() else 0

    def wait(self, patience):
        wait_until(lambda: self.poll() is not None, f"the end of process {self.pid}", patience)
        return 0

    def send_signal(self, number):
        os.kill(self.pid, number)

    def kill(self):
        self.send_signal(signal.SIGKILL)


class Program:
    """Comptoir with one home folder; started, used, ended, started again. So is any other program whose window has a title."""

    def __init__(self, path, environment, home, log, title="Comptoir"):
        self.path = path
        self.title = title
        self.home = home
        self.environment = {**environment, **home.environment, **places.environment(), "G_DEBUG": "fatal-criticals"}
        self.log = log
        self.process = None
        # From an English sentence to the one on the screen.
        self.tr = str
        self._tree = Tree()
        self._window = None
        # The window's node as it was when it was last looked at.
        self._seen = None

    # ---- its life -------------------------------------------------------------------------------

    def start(self, *arguments, before=(), **environment):
        """Starts the program and waits for its window. `before` is a command to start it with."""
        self.environment.update(environment)
        self._launch(before, arguments)
        self.wait_for_window()
        return self

    def start_to_dialog(self, title, *arguments, before=()):
        """Starts the program and waits for a window of its own that asks or tells something first."""
        self._launch(before, arguments)
        self.wait_for_dialog(title)

    def _launch(self, before, arguments):
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [*before, self.path, *arguments], env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        hands.away()

    def wait_for_window(self):
        """Waits for the window of a program that has just been started, by whomever."""
        self._window = self._seen = None
        wait_until(self._has_window, "a window of the program")

    def follow(self, name):
        """Takes the program for this one that has a name at the bus, which started it."""
        words = ["gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/org/freedesktop/DBus"]
        words += ["--method", "org.freedesktop.DBus.GetConnectionUnixProcessID", name]
        answer = subprocess.run(words, env=self.environment, capture_output=True, text=True, check=True).stdout
        self.process = Started(int(re.search(r"uint32 (\d+)", answer)[1]))
        hands.away()

    def run(self, *arguments):
        """Runs the program a second time beside the one that is up, and waits until it has ended."""
        return subprocess.run(
            [self.path, *arguments], env=self.environment, capture_output=True, text=True, timeout=PATIENCE
        )  # fmt: skip

    def restart(self, *arguments, **environment):
        """Quits as a person does, and starts again in the same home."""
        self.quit()
        return self.start(*arguments, **environment)

    def quit(self):
        hands.key("ctrl+q")
        self.has_ended()

    def has_ended(self):
        """Waits until the program has ended, as it should."""
        status = self.process.wait(PATIENCE)
        assert status == 0, f"the program ended with status {status}"

    def end_by_signal(self):
        """What the system does at logout."""
        self.process.send_signal(signal.SIGTERM)

    def kill9(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def end(self):
        """Ends what is left of it. Returns the status it ended with by itself, if so."""
        if self.process is None:
            return None
        status = self.process.poll()
        if status is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        return status

    @property
    def complaints(self):
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return [line for line in lines if COMPLAINT.search(line) and not OTHERS.search(line)]

    # ---- its window -----------------------------------------------------------------------------

    def _has_window(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with status {self.process.returncode} before it had a window")
        return self._find_window() and self._root() is not None

    def _find_window(self):
        """The program's own window, once it has the keyboard."""
        window, title = display.focused()
        self._window = window if title == self.title else None
        return self._window

    @staticmethod
    def wait_for_dialog(title):
        """Waits until a window of GTK's own has the keyboard, which is asked for a file or a printer."""
        wait_until(lambda: display.focused()[1] == title, f"a window «{title}»")

    def writes_in_dialog(self):
        """Whether a field to write in has the keyboard, in another window than the program's own."""
        root = self._tree.look(self.process.pid)
        dialogs = [each for each in (root.children if root else []) if each.name != self.title]
        return any(node.role == "text" and "focused" in node.states for each in dialogs for node in each.walk())

    @property
    def geometry(self):
        """x, y, width and height of the window on the screen."""
        found = display.geometry(self._window)
        if found is None:
            raise RuntimeError("the window has gone")
        return found

    def windows_called(self, title):
        """The windows that are to be seen under a title."""
        return hands.windows(re.escape(title))

    @staticmethod
    def size_of(window):
        """How large a window is; None where it has gone meanwhile."""
        found = display.geometry(window)
        return found and found[2:]

    def resize(self, width, height):
        display.resize(self._window, width, height)
        wait_until(lambda: self.geometry[2:] == (width, height), f"a window of {width}×{height}")
        inner = self._content_width
        wait_until(lambda: abs(inner() - width) <= 24, lambda: f"content {width} wide; it is {inner()}")

    @property
    def is_of_newer_gtk(self):
        """Whether it has a GTK after 4.8."""
        return self._tree.is_newer

    @property
    def few(self):
        """A list has more rows than these. Newer GTK tells those in sight only, of which there are three in large text."""
        return 2 if self.is_of_newer_gtk else 4

    def _root(self):
        root = self._tree.look(self.process.pid)
        return next((node for node in root.children if node.role == "window"), None) if root else None

    @property
    def window(self):
        """The window's node with everything below it, now."""
        self._seen = self._root()
        if self._seen is None:
            raise Gone("the window has gone")
        return self._seen

    def _frame_inset(self):
        """The width of the frame around the window's content, and the content's width."""
        try:
            content = self._content_extents(self._seen)
        except Gone:
            content = self._content_extents(self.window)
        # What is in the window may have a margin of its own.
        return (self.geometry[2] - content[2]) / 2 - content[0], content[2]

    @staticmethod
    def _content_extents(window):
        """Where the window's content is; what is directly in the window is there as long as it is."""
        if window is None:
            raise Gone("the window was not looked at yet")
        # Of what is not shown newer GTK tells any size.
        extents = [child.extents for child in window.children]
        return max((each for each in extents if each[2] < 10_000), key=lambda each: each[2])

    def _content_width(self):
        """The same width, or 0 while what is in the window changes."""
        try:
            return self._frame_inset()[1]
        except Gone:
            return 0

    def on_screen(self, x, y):
        """Where a place of the window is on the screen."""
        left, top, _, _ = self.geometry
        inset, _ = self._frame_inset()
        return left + inset + x, top + inset + y

    # ---- looking --------------------------------------------------------------------------------

    def all(self, name=None, role=None, within=None, **wanted):
        """Everything in sight that has the name (text or pattern), the role and the states."""
        try:
            return list(self._fitting(name, role, within, wanted))
        except Gone:
            return []

    def first(self, name=None, role=None, within=None, **wanted):
        """The first thing in sight that fits; None where there is none. The rest is not asked whether it is in sight."""
        try:
            return next(self._fitting(name, role, within, wanted), None)
        except Gone:
            return None

    def _fitting(self, name, role, within, wanted):
        top = self.window
        if within:
            top = next((node for node in top.walk() if node.reference == within.reference), None)
        for node in top.walk() if top else ():
            if self._fits(node, name, role, wanted) and self.sees(node):
                yield node

    def find(self, name=None, role=None, within=None, **wanted):
        """Waits for the first thing in sight that fits.

        `within` is a node, or a function that finds it each time: pages come and go.
        """
        return self.seek(
            lambda: self.first(name, role, self._part(within), **wanted),
            lambda: f"{role or 'something'} called {name!r} {wanted or ''}\n{self.dump()}",
        )

    def _part(self, within):
        if callable(within):
            return within(self)
        return self.now(within) if within else None

    def seek(self, question, what):
        """Waits for the node that a question answers with; what goes away meanwhile is asked for again."""
        node = copy.copy(wait_until(question, what))
        node.again = lambda: self.seek(question, what)
        return node

    @staticmethod
    def now(node):
        """The node itself while it is there, else what is found as it was found: rows and slides are made anew."""
        try:
            assert node.extents
        except Gone:
            if node.again is None:
                raise
            return node.again()
        return node

    def gone(self, name=None, role=None, **wanted):
        """Waits until nothing in sight fits."""
        is_gone = lambda: not self.first(name, role, **wanted)  # noqa: E731
        wait_until(is_gone, lambda: f"no {role or 'thing'} {name!r}\n{self.dump()}")

    @staticmethod
    def wait(question, what):
        return wait_until(question, what)

    def never(self, name=None, role=None, seconds=1.0):
        """Whether nothing in sight fits, now and for a while."""
        return holds(lambda: not self.first(name, role), seconds)

    def exists(self, name=None, role=None, **wanted):
        return self.first(name, role, **wanted) is not None

    @property
    def focus(self):
        """What the keyboard is in."""
        try:
            focused = [node for node in self.window.walk() if "focused" in node.states]
        except Gone:
            return None
        return focused[-1] if focused else None

    @staticmethod
    def _fits(node, name, role, wanted):
        # Newer GTK calls panels with a name groups.
        if role and node.role != role and {node.role, role} != {"panel", "group"}:
            return False
        if isinstance(name, re.Pattern) and not name.search(node.name):
            return False
        if isinstance(name, str) and node.name != name:
            return False
        return all((state in node.states) == value for state, value in wanted.items())

    def sees(self, node):
        if not node.is_visible:
            return False
        if node.role == "window":
            return True
        try:
            x, y, width, height = node.extents
        except Gone:
            return False
        if width <= 0 or height <= 0:
            return False
        popover = popover_of(node)
        if popover:
            # One that is closed has no size, while what is in it keeps its own.
            return popover.extents[2] > 0
        # What is on a page that scrolls can be scrolled to, if the page itself is in sight.
        pane = next((other for other in node.above() if other.role == "scroll pane"), None)
        try:
            return self._meets_window((pane or node).extents) and (pane or node).is_on_top()
        except Gone:
            return False

    def _meets_window(self, extents):
        x, y, width, height = extents
        _, _, window_width, window_height = self.geometry
        return x < window_width and y < window_height and x + width > 0 and y + height > 0

    # ---- doing ----------------------------------------------------------------------------------

    def click(self, target, role=None, button=1, **wanted):
        """Clicks in the middle of a node, or of what is called so."""
        node = self.find(target, role, **wanted) if isinstance(target, (str, re.Pattern)) else target
        hands.click(*self.point(node), button)
        return node

    def point(self, node):
        """The middle of a node on the screen, brought into sight and at rest."""
        return wait_until(lambda: self._point(self.now(node)), lambda: f"{node} at rest\n{self.dump()}")

    def _point(self, node):
        self.reveal(node)
        x, y = self._resting_place(node)
        popover = popover_of(node)
        # What is in a popover of a newer GTK says where it is in the window.
        if popover is None or node.is_of_newer_gtk:
            return self.on_screen(x, y)
        # GTK counts from where the popover's button is; its window is somewhere else.
        inner_x, inner_y, width, height = popover.extents
        left, top = wait_until(lambda: self._popover_window(width, height), f"the window of {popover}")
        return left + x - inner_x, top + y - inner_y

    @staticmethod
    def _popover_window(width, height):
        """Where the newest window of that size is that no window manager has placed."""
        words = subprocess.run(["xwininfo", "-root", "-children"], capture_output=True, text=True).stdout
        found = re.search(rf'\("comptoir" .*\) +{width}x{height}\+(-?\d+)\+(-?\d+)', words)
        return found and (int(found[1]), int(found[2]))

    def reveal(self, node):
        """Turns the wheel over the page that a node is on until the node's middle is in sight."""
        # What is in a popover has places of its own.
        popover = popover_of(node)
        panes = [pane for pane in node.above() if pane.role == "scroll pane" and popover_of(pane) is popover]
        for pane in reversed(panes):
            left, top, width, height = pane.extents
            # A popover may reach beyond the window.
            bottom = top + height if popover else min(top + height, self.geometry[3])
            for _ in range(60):
                x, y = place = self._resting_place(node)
                is_beside, is_off = not left < x < left + width, not top + 12 < y < bottom - 12
                if not is_beside and not is_off:
                    break
                way = 1 if (x > left if is_beside else y > (top + bottom) / 2) else -1
                hands.scroll(*self.on_screen(left + width / 2, (top + bottom) / 2), way, sideways=is_beside)
                wait_until(lambda: node.centre != place, f"the page under {node} scrolling", 5, asks_again=False)

    def _resting_place(self, node):
        """The node's middle, once it no longer moves.

        A program that still reckons may be about to lay out its page anew; one that always moves something is not waited for.
        """
        seen = []

        def rests():
            works = self.is_at_work
            seen.append(node.centre)
            return len(seen) > 1 and seen[-1] == seen[-2] and (not works or len(seen) > 12)

        wait_until(rests, f"{node} resting", asks_again=False)
        return seen[-1]

    def tab_to(self, name, role=None, key="Tab", most=80):
        """Presses Tab until the keyboard is in what is called so."""
        passed = []
        for _ in range(most):
            before = self.focus
            hands.key(key)
            wait_until(lambda: self._has_moved(before), f"{key} moving the keyboard on from {before}")
            passed.append(self.focus)
            if self._fits(passed[-1], name, role, {}):
                return passed[-1]
        raise AssertionError(f"{key} never came to {role} {name!r}; it came by {passed}")

    def _has_moved(self, before):
        now = self.focus
        return now is not None and (before is None or now.reference != before.reference)

    def search(self, text):
        """Puts a text into the search field, in place of what was there."""
        hands.key("ctrl+f")
        wait_until(lambda: self.focus and self.focus.role in ("entry", "text"), "the keyboard in the search field")
        hands.key("ctrl+a", "BackSpace")
        hands.write(text)
        name = self.tr("Search fruits")
        wait_until(lambda: self.entry_text(self.find(name, "entry")) == text, f"«{text}» in the search field")

    @staticmethod
    def entry_text(entry):
        return next((node.text for node in entry.walk() if "org.a11y.atspi.Text" in node.interfaces), "")

    @property
    def rows(self):
        """The names of the rows of the list that are made, from the top."""
        try:
            lists = [node for node in self.window.walk() if node.role == "list" and node.name == self.tr("Fruits")]
            # Newer lists have rows in store that nothing is in yet.
            rows = [row for row in (lists[0].children if lists else []) if row.role == "list item" and row.name]
            return [row.name.split(". ")[0] for row in rows]
        except Gone:
            return []

    def wait_for_rows(self, test, what="other rows"):
        wait_until(lambda: test(self.rows), lambda: f"{what}; the rows are {self.rows}")
        return self.rows

    def open_fruit(self, name):
        """Opens a fruit's page from the list, by way of the search."""
        self.search(name)
        self.wait_for_rows(lambda rows: rows[:1] == [name], f"{name} at the top")
        self.click(re.compile(rf"^{re.escape(name)}\. "), "list item")
        self.find("Nutrition", "button")

    def open_address(self, address):
        """Opens a page as another program does."""
        result = self.run(address)
        assert result.returncode == 0, result.stderr

    def close_sheet(self):
        hands.key("Escape")
        self.gone(role="dialog")

    # ---- telling --------------------------------------------------------------------------------

    def dump(self):
        try:
            lines = []
            for node in self.window.walk():
                if node.is_visible:
                    states = " ".join(sorted(node.states - {"enabled", "sensitive", "visible", "focusable"}))
                    lines.append("  " * len(list(node.above())) + f"{node} {states}")
            return "\n".join(lines)
        except Exception as error:  # a failure is told of, not made worse
            return f"(no tree: {error})"

    def box(self, node):
        """Left, top, right and bottom of a node in the window's picture."""
        inset, _ = self._frame_inset()
        x, y, width, height = self.now(node).extents
        return x + inset, y + inset, x + inset + width, y + inset + height

    def look(self):
        """What is on the screen where the window is, as a picture."""
        return display.picture(*self.geometry)

    def look_at_rest(self):
        """The same, once nothing moves any more: the same picture three times, and a program that had nothing to do each
        time. Beside other work a picture can stay as it is for long while what comes next is being drawn."""
        seen, rest = None, 0
        changes = display.changes(os.environ["DISPLAY"])

        def rests():
            nonlocal seen, rest
            works = self.is_at_work
            # What nobody has drawn on is as it was.
            if changes.are_there() or seen is None:
                before, seen = seen, self.look()
                if before is None or before.tobytes() != seen.tobytes():
                    rest = 0
            rest = 0 if works else rest + 1
            return seen if rest == 3 else None

        picture = wait_until(rests, "a window at rest", every=0.12)
        # Whoever reads what stands there now does not ask a second time.
        self._tree.ask_all()
        return picture

    @property
    def is_at_work(self):
        """Whether any of the program's threads reckons, or waits for a processor or a file to do so."""
        for thread in pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/stat"):
            with contextlib.suppress(OSError):
                # The state stands after the name, which is in brackets and may have any signs in it.
                if thread.read_text().rpartition(")")[2].split()[0] in "RD":
                    return True
        return False

    def look_anew(self):
        """The same, with all of it drawn at once."""
        self.look_at_rest()
        display.redraw(self._window)
        return self.look_at_rest()

    def picture(self, path):
        """Saves what is on the screen where the window is."""
        self.look().save(path)
        return path


def popover_of(node):
    """The popover that a node is in."""
    return next((other for other in node.above() if is_popover(other)), None)


def is_popover(node):
    """Whether a node is a popover: it comes after the button inside of the button that it belongs to. GTK 4.8 gives it
    its type's name; one with a name of its own is known by what it is made of there."""
    if node.parent and node.parent.role == "button":
        return node.index > 0 and node.parent.children[0].role == "button"
    inner = [child.name for child in node.children]
    return node.role in ("filler", "menu") and (node.name.endswith("Popover") or "GtkPopoverContent" in inner)
