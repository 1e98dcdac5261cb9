"""Languages of the tests' own: locales that are made when wanted, and resources with a translation in them."""

import pathlib
import shutil
import subprocess

import pytest

SOURCES = pathlib.Path("/usr/share/i18n/locales")


class Locales:
    """Makes locales, and says what environment a program needs to speak them."""

    def __init__(self, folder, resources):
        self._folder = pathlib.Path(folder)
        self._resources = pathlib.Path(resources)

    def environment(self, locale):
        """The environment of somebody whose locale is, for example, `fr_FR`; skips where it cannot be made."""
        if not shutil.which("localedef") or not (SOURCES / locale).exists():
            pytest.skip(f"no locale {locale} can be made here (Debian: package locales)")
        self._folder.mkdir(parents=True, exist_ok=True)
        place = self._folder / f"{locale}.UTF-8"
        if not place.exists():
            command = ["localedef", "--inputfile", locale, "--charmap", "UTF-8", str(place)]
            result = subprocess.run(command, capture_output=True, text=True)
            # 1 is a warning; the locale is there.
            assert result.returncode in (0, 1), result.stderr
        return {"LOCPATH": str(self._folder), "LANG": f"{locale}.UTF-8"}

    def mirrored(self):
        """The environment of somebody who reads from right to left.

        GTK mirrors a program where its own translation says so and the program is translated too. There is no
        Hebrew Comptoir yet, so its sentences stay English in one that says it is.
        """
        if not pathlib.Path("/usr/share/locale/he/LC_MESSAGES/gtk40.mo").exists():
            pytest.skip("GTK's Hebrew translation is not here (Debian: package libgtk-4-common)")
        environment = self.environment("he_IL")
        resources = self._folder / "resources"
        if not resources.exists():
            messages = resources / "locale/he/LC_MESSAGES"
            messages.mkdir(parents=True)
            for part in self._resources.iterdir():
                if part.name != "locale":
                    (resources / part.name).symlink_to(part.resolve())
            header = 'msgid ""\nmsgstr "Language: he\\nContent-Type: text/plain; charset=UTF-8\\n"\n'
            subprocess.run(
                ["msgfmt", "-", f"--output-file={messages / 'comptoir.mo'}"], input=header, text=True, check=True
            )
        return {**environment, "COMPTOIR_RESOURCES": str(resources)}
