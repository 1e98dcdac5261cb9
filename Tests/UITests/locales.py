"""Languages of the tests' own: locales that are made when wanted, and resources with a translation in them."""

import contextlib
import pathlib
import shutil
import subprocess
import tempfile

import pytest

TEMPLATE = pathlib.Path(__file__).resolve().parents[2] / "po/comptoir.pot"
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
        with self._making(f"{locale}.UTF-8") as place:
            if place:
                command = ["localedef", "--inputfile", locale, "--charmap", "UTF-8", str(place)]
                result = subprocess.run(command, capture_output=True, text=True)
                # 1 is a warning; the locale is there.
                assert result.returncode in (0, 1), result.stderr
        return {"LOCPATH": str(self._folder), "LANG": f"{locale}.UTF-8"}

    @contextlib.contextmanager
    def _making(self, name):
        """Lends a place for what is to be made, unless it has been made: the tests beside this one use the same folder."""
        if (self._folder / name).exists():
            yield None
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self._folder) as folder:
            made = pathlib.Path(folder) / name
            yield made
            # Somebody else may have been sooner.
            with contextlib.suppress(OSError):
                made.rename(self._folder / name)

    def conventions(self, **categories):
        """The environment of somebody who reads English, and writes otherwise: `TIME="fr_FR"`, `NUMERIC="de_DE"`."""
        environment = {"LANG": "en_GB.UTF-8", "LOCPATH": str(self._folder)}
        self.environment("en_GB")
        for name, locale in categories.items():
            environment[f"LC_{name}"] = self.environment(locale)["LANG"]
        return environment

    def marked(self):
        """The environment of a language in which every sentence of the program is its own, in brackets: ⟦Back⟧."""
        resources = self._with_messages("en_XA", self._marked_messages())
        # Where messages are in the language of C, newer C libraries ask for no other.
        messages = {**self.environment("en_GB"), "LC_MESSAGES": "en_GB.UTF-8", "LANG": "C.UTF-8", "LANGUAGE": "en_XA"}
        return {"COMPTOIR_RESOURCES": str(resources), **messages}

    @staticmethod
    def _marked_messages():
        messages = subprocess.run(["msgen", TEMPLATE], capture_output=True, text=True, check=True).stdout
        messages = messages.replace("nplurals=INTEGER; plural=EXPRESSION", "nplurals=2; plural=n != 1")
        command = ["msgfilter", "--keep-header", "sed", "-z", "s/^/⟦/; s/$/⟧/"]
        return subprocess.run(command, input=messages, capture_output=True, text=True, check=True).stdout

    def mirrored(self):
        """The environment of somebody who reads from right to left.

        GTK mirrors a program where its own translation says so and the program is translated too. There is no
        Hebrew Comptoir yet, so its sentences stay English in one that says it is.
        """
        if not pathlib.Path("/usr/share/locale/he/LC_MESSAGES/gtk40.mo").exists():
            pytest.skip("GTK's Hebrew translation is not here (Debian: package libgtk-4-common)")
        header = 'msgid ""\nmsgstr "Language: he\\nContent-Type: text/plain; charset=UTF-8\\n"\n'
        return {**self.environment("he_IL"), "COMPTOIR_RESOURCES": str(self._with_messages("he", header))}

    def _with_messages(self, language, messages):
        """Resources with one language more, whose sentences are given as a .po file has them."""
        name = f"resources-{language}"
        with self._making(name) as resources:
            if resources:
                folder = resources / "locale" / language / "LC_MESSAGES"
                folder.mkdir(parents=True)
                for part in self._resources.iterdir():
                    if part.name != "locale":
                        (resources / part.name).symlink_to(part.resolve())
                command = ["msgfmt", "-", f"--output-file={folder / 'comptoir.mo'}"]
                subprocess.run(command, input=messages, text=True, check=True)
        return self._folder / name
