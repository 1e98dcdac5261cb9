import Foundation
import TestSupport
import Testing

@testable import GTK

/// Each in a process of its own, as gettext keeps what it has found.
@Suite("Translations that a library brings", .serialized)
struct LibraryTranslationTests {
    /// A pack of resources with `fr.mo` in the folder `/library/locale`.
    private static func pack(in folder: TemporaryFolder) -> String {
        folder.write(
            """
            msgid ""
            msgstr ""
            "Language: fr\\n"
            "Content-Type: text/plain; charset=UTF-8\\n"
            "Plural-Forms: nplurals=2; plural=n>1;\\n"

            msgid "Open"
            msgstr "Ouvrir"

            msgid "{count} fruit"
            msgid_plural "{count} fruits"
            msgstr[0] "{count} fruit frais"
            msgstr[1] "{count} fruits frais"

            """, to: "fr.po")
        folder.write(
            "<gresources><gresource prefix='/library/locale'><file>fr.mo</file></gresource></gresources>",
            to: "pack.xml")
        let made = Shell.run(
            "cd \(folder.path) && msgfmt -o fr.mo fr.po && glib-compile-resources --target=pack.gresource pack.xml")
        precondition(made.status == 0, made.output)
        return "\(folder.path)/pack.gresource"
    }

    /// Speaks French where the machine can, with a cache folder of its own; nil where it cannot.
    private static func speakFrench(in folder: TemporaryFolder, cache: String) -> Bool {
        setenv("LANGUAGE", "fr", 1)
        setenv("XDG_CACHE_HOME", cache, 1)
        guard Shell.run("localedef -i en_GB -f UTF-8 \(folder.path)/en_GB.UTF-8").status == 0 else { return false }
        setenv("LOCPATH", folder.path, 1)
        setenv("LC_ALL", "en_GB.UTF-8", 1)
        return true
    }

    @Test("are asked for what the program's own lack, and are written to the cache once")
    func fallback() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            guard Self.speakFrench(in: folder, cache: folder.path + "/cache") else { exit(0) }
            try Resources.register(path: Self.pack(in: folder))
            precondition(tr("Open") == "Open")
            try Translation.add(domain: "library", resources: "/library/locale")
            precondition(tr("Open") == "Ouvrir" && tr("Close") == "Close")
            precondition(trn("{count} fruit", "{count} fruits", 1) == "1 fruit frais")
            precondition(trn("{count} fruit", "{count} fruits", 2) == "2 fruits frais")
            precondition(trn("{count} drink", "{count} drinks", 1) == "1 drink")
            precondition(trn("{count} drink", "{count} drinks", 0) == "0 drinks")
            let files = Shell.run("cd \(folder.path)/cache && find . -name '*.mo'").output
            precondition(files.hasSuffix("/fr/LC_MESSAGES/library.mo\n"), files)
            // What the program says itself goes first.
            folder.write(
                """
                msgid ""
                msgstr "Language: fr\\nContent-Type: text/plain; charset=UTF-8\\n"

                msgid "Open"
                msgstr "Ouvre-moi"

                """, to: "own.po")
            let own = folder.path + "/own/fr/LC_MESSAGES"
            precondition(
                Shell.run("mkdir -p \(own) && msgfmt -o \(own)/own.mo \(folder.path)/own.po").status == 0)
            Translation.start(domain: "own", directory: folder.path + "/own")
            precondition(tr("Open") == "Ouvre-moi" && trn("{count} fruit", "{count} fruits", 1) == "1 fruit frais")
        }
    }

    @Test("stay out where the cache cannot be written or there are none, which is told")
    func failure() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            folder.write("a file", to: "cache")
            guard Self.speakFrench(in: folder, cache: folder.path + "/cache") else { exit(0) }
            try Resources.register(path: Self.pack(in: folder))
            for resources in ["/library/locale", "/library/nothing"] {
                do throws(GLibError) {
                    try Translation.add(domain: "library", resources: resources)
                    preconditionFailure("nothing was told")
                } catch { precondition(!error.message.isEmpty) }
            }
            precondition(tr("Open") == "Open")
        }
    }
}
