import JSON
import Foundation
import Testing

@testable import Store

@Suite("The wording of errors")
struct WordingTests {
    private static let file = "/data/library.sqlite"

    @Test(
        "says what could not be done, why, and what to do",
        arguments: [
            (
                StoreError(.saveFavourite, .diskFull, file: file),
                "The favourite could not be saved. There is no room left on the disk for /data/library.sqlite. Make room, then try again."
            ),
            (
                StoreError(.openLibrary, .notWritable, file: file),
                "Your library could not be opened. /data/library.sqlite cannot be written. Check the permissions of the file and of its folder."
            ),
            (
                StoreError(.readLibrary, .corrupt, file: file),
                "Your library could not be read. /data/library.sqlite is damaged. Start the program again: it repairs the file."
            ),
            (
                StoreError(.buildCatalogue, .busy, file: "/c"),
                "The catalogue could not be updated. Another program is using /c. Close the other program, or try again."
            ),
            (
                StoreError(.backUpLibrary, .newerVersion, file: "/l"),
                "Your library could not be backed up. /l was written by a newer version of the program. Update the program to make changes."
            ),
            (
                StoreError(.readCatalogue, .other, file: "/c", detail: "it rained"),
                "The catalogue could not be read. /c: it rained"
            ),
        ])
    func storeErrors(error: StoreError, message: String) {
        #expect(ErrorWording.english.message(error) == message)
    }

    @Test(
        "names a file from the person's home folder on",
        arguments: [
            ("/home/anna/.cache/c.sqlite", "/home/anna", "~/.cache/c.sqlite"),
            ("/home/annabel/c.sqlite", "/home/anna", "/home/annabel/c.sqlite"),
            ("/media/c.sqlite", "/home/anna", "/media/c.sqlite"), ("/c.sqlite", "/", "/c.sqlite"),
        ] as [(String, String, String)])
    func paths(file: String, home: String, shown: String) {
        #expect(ErrorWording.english.path(file, home: home) == shown)
        #expect(ErrorWording.english.path(file, home: nil) == file)
    }

    @Test("tells what became of a damaged library")
    func notices() {
        let aside = URL(filePath: "/data/library.corrupt.sqlite")
        let restored = ErrorWording.english.message(
            .restored(date: Date(timeIntervalSince1970: 1_790_000_000), setAside: aside))
        #expect(
            restored.contains("2026") && restored.hasSuffix("the damaged file is kept as /data/library.corrupt.sqlite.")
        )
        #expect(ErrorWording.english.message(.startedAnew(setAside: aside)).contains("begins anew"))
        #expect(ErrorWording.english.message(.vanished(restored: Date(timeIntervalSince1970: 0))).contains("1970"))
    }

    @Test("tells what could be read of a damaged library, and what is lost")
    func salvage() {
        let aside = URL(filePath: "/data/library.corrupt.sqlite")
        func message(_ losses: [LibrarySalvage.Loss], _ backup: Date? = nil) -> String {
            ErrorWording.english.message(.salvaged(LibrarySalvage(backup: backup, losses: losses), setAside: aside))
        }
        let start = "Your library was damaged; the damaged file is kept as /data/library.corrupt.sqlite. "
        #expect(message([]) == start + "All that was in it could be read and was kept.")
        let counters = LibrarySalvage.Loss(table: "counter", fromBackup: 0, lost: 2, isExact: true)
        #expect(message([counters]) == start + "What could be read was kept. Lost: counters (2).")
        let ratings = LibrarySalvage.Loss(table: "rating", fromBackup: 3, lost: 0, isExact: false)
        let shelf = LibrarySalvage.Loss(table: "shelf", fromBackup: 1, lost: 4, isExact: false)
        let both = message([ratings, shelf], Date(timeIntervalSince1970: 1_790_000_000))
        #expect(both.contains("2026") && both.contains("as it was then: ratings (3), what is on the bar shelf (1)."))
        #expect(both.hasSuffix("Lost: ratings (nobody knows how many), what is on the bar shelf (at least 4)."))
    }

    @Test("names who has a damaged library open, where that is known")
    func inUse() {
        let known = StoreError(.openLibrary, .inUse, file: "/l", detail: "comptoir (12)")
        #expect(ErrorWording.english.message(known).contains("have it open: comptoir (12). Close the other programs"))
        #expect(ErrorWording.english.message(StoreError(.openLibrary, .inUse, file: "/l")).contains("another program"))
    }

    @Test("tells whether changes are kept")
    func states() throws {
        let reason = StoreError(.openLibrary, .diskFull, file: Self.file)
        #expect(ErrorWording.english.message(Library.State.durable) == nil)
        #expect(try #require(ErrorWording.english.message(.readOnly(reason))).hasPrefix("You can look at"))
        #expect(try #require(ErrorWording.english.message(.temporary(reason))).hasPrefix("What you save now is lost"))
    }

    @Test("takes translations, whose gaps may stand in another order")
    func translation() {
        let french = ErrorWording { msgid in
            switch msgid {
            case "found %1$s, expected %2$s.": "attendu : %2$s, trouvé : %1$s."
            case "%1$s (%2$s)": "%2$s, donc %1$s"
            case "a number": "un nombre"
            case "text": "un texte"
            case "%1$s, line %2$s, column %3$s, %4$s:": "%1$s, ligne %2$s, colonne %3$s, %4$s :"
            default: msgid
            }
        }
        let problem = Problem(
            .wrongType(found: .number, excerpt: "7", expected: [.string]), file: "p.json", path: "$.fruits[1].name",
            location: JSONLocation(line: 24, column: 27))
        #expect(
            french.message(problem)
                == "p.json, ligne 24, colonne 27, $.fruits[1].name : attendu : un texte, trouvé : 7, donc un nombre.")
    }

    @Test(
        "leaves percent signs alone that are no gaps",
        arguments: [("100 %", "100 %"), ("%1$s%", "A%"), ("%9$s", "%9$s"), ("%%1$s", "%A"), ("%s %d", "%s %d")])
    func percentSigns(msgid: String, text: String) {
        #expect(ErrorWording.english.tr(msgid, "A") == text)
    }

    @Test("never takes what it fills in for a gap")
    func noInjection() {
        #expect(ErrorWording.english.tr("%1$s and %2$s", "%2$s", "B") == "%2$s and B")
    }

    @Test(
        "names the cause of the system's errors",
        arguments: [
            (POSIXErrorCode.ENOSPC, StoreError.Cause.diskFull), (.EDQUOT, .diskFull), (.EROFS, .notWritable),
            (.EACCES, .notWritable), (.EWOULDBLOCK, .busy), (.EIO, .other),
        ])
    func causes(code: POSIXErrorCode, cause: StoreError.Cause) {
        #expect(StoreError.Cause(POSIXError(code)) == cause)
    }
}
