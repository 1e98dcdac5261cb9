import Foundation
import Testing

@testable import Store

@Suite("Backups of the library")
struct BackupTests {
    let folder: TemporaryFolder
    let clock: TestClock
    var file: URL { folder["library.sqlite"] }

    init() throws {
        folder = try TemporaryFolder()
        clock = try TestClock()
    }

    private func open(_ migrations: [LibraryMigration] = LibraryMigration.all) throws -> Library {
        try LibraryOpener(url: file, clock: clock.now, migrations: migrations).open()
    }

    @Test("are made once a day")
    func daily() throws {
        for _ in 1...6 {
            _ = try open()
            _ = try open()
            clock.advance(hours: 24)
        }
        #expect(
            try folder.names(in: "backups") == [
                "library-2026-11-21T080000Z.sqlite", "library-2026-11-22T080000Z.sqlite",
                "library-2026-11-23T080000Z.sqlite",
                "library-2026-11-24T080000Z.sqlite", "library-2026-11-25T080000Z.sqlite",
                "library-2026-11-26T080000Z.sqlite",
            ])
    }

    @Test("are made again when the clock has been set back")
    func clockSetBack() throws {
        _ = try open()
        _ = try open()
        clock.advance(hours: -1000)
        _ = try open()
        #expect(try folder.names(in: "backups").count == 2)
    }

    @Test("are made of what has changed since, once more, and not of what has not")
    func afterChanges() async throws {
        try await open().setFavourite(true, .fruit, id: "quince")
        clock.advance(hours: 1)
        let library = try open()
        #expect(try folder.names(in: "backups").count == 1)
        clock.advance(hours: 1)
        try await library.backUp()
        #expect(try folder.names(in: "backups") == ["library-2026-11-21T090000Z.sqlite"])
        try await library.setFavourite(true, .fruit, id: "apple")
        try await library.backUp(ifOlderThan: 86_400)
        #expect(try folder.names(in: "backups").count == 1)
        try await library.backUp()
        // Of each day the last one is kept.
        #expect(try folder.names(in: "backups") == ["library-2026-11-21T100000Z.sqlite"])
        #expect(try DatabaseReading(folder["backups/library-2026-11-21T100000Z.sqlite"]).count("favourite") == 2)
        clock.advance(hours: 1)
        try await Library.open(at: file, clock: clock.now).setFavourite(true, .fruit, id: "pear")
        try await library.backUp()
        #expect(try folder.names(in: "backups") == ["library-2026-11-21T110000Z.sqlite"])
    }

    @Test("are made each hour for as long as the program runs", .timeLimit(.minutes(1)))
    func hourly() async throws {
        let library = try open()
        try await library.setFavourite(true, .fruit, id: "apple")
        let task = Task { await library.keepBackedUp(every: .milliseconds(10)) { Issue.record($0) } }
        while try !FileManager.default.fileExists(atPath: folder["backups"].path)
            || folder.names(in: "backups").allSatisfy({ !$0.hasSuffix(".sqlite") })
        {
            await Task.yield()
        }
        task.cancel()
        await task.value
        #expect(try DatabaseReading(folder["backups/library-2026-11-21T080000Z.sqlite"]).count("favourite") == 1)
    }

    @Test("leave nothing behind where the program was killed while it made one")
    func unfinished() throws {
        _ = try open()
        try folder.write("half of it", to: "backups/unfinished")
        try folder.write("half of it", to: "backups/unfinished-4194305")
        _ = try open()
        #expect(try folder.names(in: "backups") == ["library-2026-11-21T080000Z.sqlite"])
    }

    @Test("are made before each migration, and hold what was there")
    func beforeMigrations() async throws {
        let old = try open()
        try await old.setFavourite(true, .fruit, id: "apple")
        let steps = ["one", "two"].map {
            LibraryMigration(name: $0, sql: "CREATE TABLE \($0) (x); DELETE FROM favourite")
        }
        clock.advance(hours: 1)
        let new = try open(LibraryMigration.all + steps)
        #expect(try await new.favourites(of: .fruit) == [])
        #expect(
            try folder.names(in: "backups").filter { $0.contains("before") } == [
                "library-2026-11-21T090000Z-before-one.sqlite", "library-2026-11-21T090000Z-before-two.sqlite",
            ])
        let backup = try await Library.open(at: folder["backups/library-2026-11-21T090000Z-before-one.sqlite"])
        #expect(try await backup.favourites(of: .fruit).map(\.id) == ["apple"])
    }

    @Test("stop a migration that fails from losing anything")
    func failingMigration() async throws {
        let old = try open()
        try await old.setFavourite(true, .fruit, id: "apple")
        let bad = LibraryMigration(name: "bad", sql: "DELETE FROM favourite; SELECT no_such_function()")
        let new = try open(LibraryMigration.all + [bad])
        guard case .readOnly(let reason) = new.state else {
            Issue.record("the state is \(new.state)")
            return
        }
        #expect(reason.detail.contains("no_such_function"))
        let again = try open()
        #expect(again.state == .durable)
        #expect(try await again.favourites(of: .fruit).map(\.id) == ["apple"])
    }

    @Test("that cannot be made are told of, and the library is usable")
    func backupFails() async throws {
        _ = try open()
        try folder.write("a file where the folder should be", to: "backups")
        let library = try open()
        #expect(library.state == .durable)
        guard case .backupFailed(let error)? = library.notices.first else {
            Issue.record("the notices are \(library.notices)")
            return
        }
        #expect(error.operation == .backUpLibrary)
        try await library.setFavourite(true, .fruit, id: "apple")
    }
}
