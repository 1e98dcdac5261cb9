import Foundation
import Testing

@testable import Store

@Suite("Small parts")
struct SupportTests {
    @Test(
        "the hash is SHA-256 (FIPS 180-4, examples of NIST)",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ])
    func sha256(text: String, hash: String) {
        var whole = SHA256()
        whole.update(text: text)
        #expect(whole.finish() == hash)
        var pieces = SHA256()
        for start in stride(from: 0, to: text.utf8.count, by: 61) {
            pieces.update(Array(text.utf8.dropFirst(start).prefix(61)))
        }
        #expect(pieces.finish() == hash)
    }

    @Test(
        "a language is read as BCP 47 and POSIX write it",
        arguments: [
            ("fr", ["fr"]), ("fr_FR.UTF-8", ["fr-FR", "fr"]), ("pt-br", ["pt-BR", "pt"]),
            ("sr_RS@latin", ["sr-RS", "sr"]), ("zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh"]), ("", ["en"]),
        ])
    func languageTag(name: String, fallbacks: [String]) {
        #expect(LanguageTag(name).fallbacks == fallbacks)
    }

    @Test("English is English in every country, and what a program without a language speaks")
    func english() {
        #expect(["en", "en_GB.UTF-8", "C", "C.UTF-8", "POSIX", ""].allSatisfy { LanguageTag($0).isEnglish })
        #expect(["fr", "eng", "et"].allSatisfy { !LanguageTag($0).isEnglish })
    }

    @Test(
        "a text is folded to what a person types",
        arguments: [
            ("Apple", "apple"), ("ÀÉÎÕÜ", "aeiou"), ("Straße", "strasse"), ("GROẞ", "gross"), ("Œuf", "oeuf"),
            ("İstanbul", "istanbul"), ("Łódź", "lodz"), ("Ñandú", "nandu"), ("Ελλάδα", "ελλαδα"), ("ЙОД", "иод"),
            ("桃", "桃"),
        ])
    func folding(text: String, folded: String) {
        #expect(TextFolding.fold(text) == folded)
    }

    @Test("a colour is read and written, and nothing else is taken for one")
    func colours() {
        #expect(RGB(hex: "#F5556B") == RGB(red: 0xF5, green: 0x55, blue: 0x6B))
        #expect(RGB(hex: "#00000f")?.hex == "#00000F")
        #expect(
            ["", "#", "F5556B", "#F5556", "#F5556B0", "#GGGGGG", "#-12345", "#+12345", "#12345é"].allSatisfy {
                RGB(hex: $0) == nil
            })
    }

    @Test("two processes never hold a lock at once", .timeLimit(.minutes(1)))
    func lock() throws {
        let folder = try TemporaryFolder()
        let first = try FileLock(folder["lock"])
        #expect(throws: POSIXError.self) { _ = try FileLock(folder["lock"], seconds: 0.05) }
        first.release()
        let second = try FileLock(folder["lock"], seconds: 0.05)
        second.release()
    }
}
