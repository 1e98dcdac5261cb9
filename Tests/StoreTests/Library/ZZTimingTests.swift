import Foundation
import GRDB
import Testing

@testable import Store

@Suite("ZZTiming") struct ZZTimingTests {
    @Test("opening") func opening() async throws {
        let folder = try TemporaryFolder()
        let clock = try TestClock()
        let file = folder["data/library.sqlite"]
        for _ in 0..<400 {
            _ = try await Library.open(at: file, clock: clock.now)
            clock.advance(hours: 24)
        }
        try await Library.open(at: file, clock: clock.now).favour(0..<300)
        _ = try await Library.open(at: file, clock: clock.now)
        let opener = LibraryOpener(url: file, clock: clock.now)
        func time(_ name: String, _ body: () throws -> Void) rethrows {
            let all = try (0..<40).map { _ in try ContinuousClock().measure(body) / .microseconds(1) }.sorted()
            print("TIMING", name, Int(all[20]), "µs")
        }
        try time("open") { _ = try opener.open() }
        try time("locks") { _ = try opener.locks.use() }
        time("private") { opener.backups.makePrivate() }
        try time("alone") { try opener.locks.alone {} }
        time("daily due") { _ = opener.backups.isDailyDue }
        let library = try opener.open()
        try time("notices") { _ = try library.pool.read(UntoldNotices.all) }
        try time("header") { _ = try LibraryFile(file).isDamaged(isOurs: true) }
        try time("sound") { _ = try LibraryFile(file).isDamaged(isOurs: false) }
    }
}
