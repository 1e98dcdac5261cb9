"""A person's home folder, made anew for each test."""

import pathlib
import shutil

SCHEMA_PATH = "io/github/comptoir/Comptoir"


class Home:
    def __init__(self, folder):
        self._name_places(folder)
        for place in (self.data, self.config, self.cache):
            place.mkdir(parents=True, exist_ok=True)
        self._set_toolkit()

    def _name_places(self, folder):
        self.folder = pathlib.Path(folder)
        self.data = self.folder / ".local/share"
        self.config = self.folder / ".config"
        self.cache = self.folder / ".cache"

    @property
    def environment(self):
        return {
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.data),
            "XDG_CONFIG_HOME": str(self.config),
            "XDG_CACHE_HOME": str(self.cache),
            "XDG_STATE_HOME": str(self.folder / ".local/state"),
        }

    @property
    def packs(self):
        """Where the person's own packs are."""
        folder = self.data / "comptoir/packs"
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def empty_cache(self):
        """Has the program find nothing that an earlier start has left."""
        shutil.rmtree(self.cache)
        self.cache.mkdir()

    @property
    def _keyfile(self):
        return self.config / "glib-2.0/settings/keyfile"

    def prefer(self, **preferences):
        """Sets preferences before the program starts: `onboarding_done=True`, `theme="dark"`."""
        kept = self.preferences
        for name, value in preferences.items():
            text = str(value).lower() if isinstance(value, bool) else repr(value)
            kept[name.replace("_", "-")] = text
        self._keyfile.parent.mkdir(parents=True, exist_ok=True)
        lines = [f"[{SCHEMA_PATH}]", *(f"{name}={text}" for name, text in kept.items())]
        self._keyfile.write_text("\n".join(lines) + "\n")

    @property
    def preferences(self):
        """What is kept, as text in GVariant's notation."""
        if not self._keyfile.exists():
            return {}
        lines = self._keyfile.read_text().splitlines()
        return dict(line.split("=", 1) for line in lines if "=" in line)

    def open_with_a_list(self, *schemes):
        """Has addresses of some kinds opened by a program that writes them down. Returns the file that it writes to."""
        opened = self.folder / "opened"
        opener = self.folder / "opener"
        opener.write_text(f'#!/bin/sh\nprintf "%s\\n" "$1" >> "{opened}"\n')
        opener.chmod(0o755)
        types = "".join(f"x-scheme-handler/{scheme};" for scheme in schemes)
        applications = self.data / "applications"
        applications.mkdir(parents=True, exist_ok=True)
        (applications / "opener.desktop").write_text(
            f"[Desktop Entry]\nType=Application\nName=Opener\nExec={opener} %u\nMimeType={types}\n"
        )
        defaults = "".join(f"x-scheme-handler/{scheme}=opener.desktop\n" for scheme in schemes)
        (self.config / "mimeapps.list").write_text("[Default Applications]\n" + defaults)
        return opened

    def style(self, css):
        """What the person has GTK draw otherwise; it outdoes the program's own style."""
        folder = self.config / "gtk-4.0"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "gtk.css").write_text(css + "\n")

    def allow_motion(self):
        """Lets things move, as on most desktops."""
        settings = self.config / "gtk-4.0/settings.ini"
        settings.write_text(settings.read_text().replace("gtk-enable-animations=0", "gtk-enable-animations=1"))

    def _set_toolkit(self):
        """Nothing moves and nothing blinks: a picture taken twice is the same twice."""
        folder = self.config / "gtk-4.0"
        folder.mkdir()
        settings = {
            "gtk-enable-animations": 0,
            "gtk-cursor-blink": 0,
            "gtk-font-name": "Sans 11",
            "gtk-xft-antialias": 1,
            "gtk-xft-hinting": 1,
            "gtk-xft-hintstyle": "hintslight",
            "gtk-xft-rgba": "none",
            "gtk-xft-dpi": 96 * 1024,
        }
        lines = ["[Settings]", *(f"{name}={value}" for name, value in settings.items())]
        (folder / "settings.ini").write_text("\n".join(lines) + "\n")
        # A scroll bar that lies over the page goes away when it has been left alone for a while.
        (folder / "gtk.css").write_text("scrollbar.overlay-indicator { opacity: 0; }\n")


class EmptyHome(Home):
    """A home that nothing is in yet. Where in it a program keeps what it keeps it has to know by itself."""

    def __init__(self, folder):
        self._name_places(folder)
        self.folder.mkdir()

    @property
    def environment(self):
        return {"HOME": str(self.folder)}
