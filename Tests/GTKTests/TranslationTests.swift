import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("Translation", .serialized)
struct TranslationTests {
    init() { Stage.open() }

    private static let french = """
        msgid ""
        msgstr ""
        "Language: fr\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Plural-Forms: nplurals=2; plural=n>1;\\n"

        msgid "Add {name} to the cart"
        msgstr "Mettre {name} au panier"

        msgid "{count} fruit in {place}"
        msgid_plural "{count} fruits in {place}"
        msgstr[0] "{count} fruit : {place}"
        msgstr[1] "{count} fruits : {place}"

        msgctxt "verb"
        msgid "Open"
        msgstr "Ouvrir"

        msgctxt "state"
        msgid "Open"
        msgstr "Ouvert"

        msgctxt "drink"
        msgid "{count} shot"
        msgid_plural "{count} shots"
        msgstr[0] "{count} dose"
        msgstr[1] "{count} doses"

        """

    @Test("without a translation the texts are themselves, filled")
    func untranslated() {
        #expect(tr("Add {name} to the cart", ["name": "apple"]) == "Add apple to the cart")
        #expect(tr("{a}{b} {c}", ["a": 1, "b": "{a}"]) == "1{a} {c}")
        #expect(trn("{count} fruit", "{count} fruits", 1) == "1 fruit")
        #expect(trn("{count} fruit", "{count} fruits", 3) == "3 fruits")
        #expect(
            trn("{place}: {count} fruit", "{place}: {count} fruits", 3, ["place": "{count}"]) == "{count}: 3 fruits")
        #expect(trn("{count} fruit", "{count} fruits", 3, ["count": "three"]) == "three fruits")
        #expect(
            [0, 0.5, 1, 1.5, -0.5].map { trn("glass", "glasses", $0) } == [
                "glasses", "glass", "glass", "glasses", "glass",
            ])
        #expect(trc("verb", "Open") == "Open")
        #expect(trnc("drink", "{count} shot", "{count} shots", 2) == "2 shots")
        #expect(trnc("drink", "{count} {a}", "{count} {a}s", 2, ["a": "{count}"]) == "2 {count}s")
    }

    @Test("toolkit row 24: with a translation they are in its language, with its plurals and contexts")
    func translated() throws {
        let folder = try TemporaryFolder()
        folder.write(Self.french, to: "fr.po")
        let target = "\(folder.path)/fr/LC_MESSAGES"
        let made = Shell.run("mkdir -p \(target) && msgfmt -c -o \(target)/comptoir-test.mo \(folder.path)/fr.po")
        try #require(made.status == 0, "\(made.output)")
        let names = ["LANGUAGE", "LC_ALL", "LOCPATH"]
        let before = names.map { ProcessInfo.processInfo.environment[$0] }
        setenv("LANGUAGE", "fr", 1)
        // From glibc 2.41 on C.UTF-8 is C as well, whose texts are never translated.
        if Shell.run("localedef -i en_GB -f UTF-8 \(folder.path)/en_GB.UTF-8").status == 0 {
            setenv("LOCPATH", folder.path, 1)
            setenv("LC_ALL", "en_GB.UTF-8", 1)
        } else {
            setenv("LC_ALL", "C.UTF-8", 1)
        }
        defer {
            for (name, value) in zip(names, before) {
                if let value { setenv(name, value, 1) } else { unsetenv(name) }
            }
            Translation.start(domain: "comptoir-none", directory: folder.path)
        }
        Translation.start(domain: "comptoir-test", directory: folder.path)
        #expect(Translation.language == "fr")
        #expect(tr("Add {name} to the cart", ["name": "la pomme"]) == "Mettre la pomme au panier")
        #expect(
            trn("{count} fruit in {place}", "{count} fruits in {place}", 0, ["place": "panier"]) == "0 fruit : panier")
        #expect(
            trn("{count} fruit in {place}", "{count} fruits in {place}", 2, ["place": "panier"]) == "2 fruits : panier")
        #expect(trc("verb", "Open") == "Ouvrir" && trc("state", "Open") == "Ouvert" && trc("other", "Open") == "Open")
        let shares = [0, 0.5, 1.5, 2, 2.5].map {
            trn("{count} fruit in {place}", "{count} fruits in {place}", $0, ["count": "x", "place": "y"])
        }
        #expect(shares == ["x fruit : y", "x fruit : y", "x fruit : y", "x fruits : y", "x fruits : y"])
        #expect(trnc("drink", "{count} shot", "{count} shots", 1) == "1 dose")
        #expect(trnc("drink", "{count} shot", "{count} shots", 2) == "2 doses")
    }

    @Test("toolkit row 24: xgettext finds the texts in Swift sources", .enabled(if: Shell.has("xgettext")))
    func extraction() throws {
        let folder = try TemporaryFolder()
        let source = folder.write(
            #"""
            label.bind(\.text) { tr("Add {name} to the cart", ["name": drink.name]) }
            let text = trn("{count} fruit", "{count} fruits", fruits.count)
            let verb = trc("verb", "Open")
            let shots = trnc("drink", "{count} shot", "{count} shots", count)
            """#, to: "Page.swift")
        let result = Shell.run(
            """
            xgettext --language=C --from-code=UTF-8 --keyword=tr:1 --keyword=trn:1,2 --keyword=trc:1c,2 \
            --keyword=trnc:1c,2,3 --omit-header -o - \(source)
            """)
        #expect(result.status == 0)
        for line in [
            "msgid \"Add {name} to the cart\"", "msgid \"{count} fruit\"", "msgid_plural \"{count} fruits\"",
            "msgctxt \"verb\"", "msgid \"Open\"", "msgctxt \"drink\"", "msgid_plural \"{count} shots\"",
        ] { #expect(result.output.contains(line), "\(result.output)") }
    }
}
