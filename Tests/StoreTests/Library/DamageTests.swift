import Foundation
import Testing

@testable import Store

@Suite("A damaged library")
struct DamageTests {
    let folder: TemporaryFolder
    let clock: TestClock
    var file: URL { folder["library.sqlite"] }

    /// Makes a library with a favourite that is in yesterday's backup, and one that is not.
    init() async throws {
        folder = try TemporaryFolder()
        clock = try TestClock()
        do {
            let library = try await Library.open(at: folder["library.sqlite"], clock: clock.now)
            try await library.setFavourite(true, .fruit, id: "apple")
        }
        clock.advance(hours: 25)
        do {
            let library = try await Library.open(at: folder["library.sqlite"], clock: clock.now)
            try await library.setFavourite(true, .fruit, id: "pear")
        }
        clock.advance(hours: 1)
    }

    private func open() async throws -> Library { try await Library.open(at: file, clock: clock.now) }

    private func expectRestored(_ library: Library, setAside bytes: Data) async throws {
        let aside = folder["library.corrupt-2026-11-22T100000Z.sqlite"]
        let backup = try Date("2026-11-22T09:00:00Z", strategy: .iso8601)
        #expect(library.notices == [.restored(date: backup, setAside: aside)])
        #expect(library.state == .durable)
        #expect(try await library.favourites(of: .fruit).map(\.id) == ["apple"])
        #expect(try Data(contentsOf: aside) == bytes)
        try await library.setFavourite(true, .fruit, id: "quince")
    }

    @Test("that is garbage is set aside, and the newest backup restored")
    func garbage() async throws {
        let garbage = Data("This is no database, but a letter to my aunt.".utf8)
        try garbage.write(to: file)
        try await expectRestored(open(), setAside: garbage)
    }

    private func expectSalvaged(_ library: Library, setAside bytes: Data, has ids: Set<String>) async throws {
        let aside = folder["library.corrupt-2026-11-22T100000Z.sqlite"]
        guard case .salvaged(_, aside)? = library.notices.first, library.notices.count == 1 else {
            Issue.record("the notices are \(library.notices)")
            return
        }
        #expect(library.state == .durable)
        #expect(try await Set(library.favourites(of: .fruit).map(\.id)) == ids)
        #expect(try Data(contentsOf: aside) == bytes)
        try await library.setFavourite(true, .fruit, id: "quince")
    }

    @Test("that was cut off is set aside, and what it has no more taken from the newest backup")
    func truncated() async throws {
        let whole = try Data(contentsOf: file)
        let rest = whole.prefix(whole.count - 3 * 4_096 + 100)
        try rest.write(to: file)
        try await expectSalvaged(open(), setAside: rest, has: ["apple", "pear"])
    }

    @Test("that was emptied is set aside, and the newest backup restored")
    func emptied() async throws {
        try Data().write(to: file)
        try await expectRestored(open(), setAside: Data())
    }

    @Test("that has gone is replaced by the newest backup, and the person is told")
    func vanished() async throws {
        try FileManager.default.removeItem(at: file)
        let library = try await open()
        #expect(library.state == .durable)
        #expect(library.notices.count == 1)
        #expect(try await library.favourites(of: .fruit).map(\.id) == ["apple"])
    }

    @Test("with a page overwritten is set aside, and what can be read of it kept")
    func overwrittenPage() async throws {
        var bytes = try Data(contentsOf: file)
        bytes.replaceSubrange(4_096..<8_192, with: Data(repeating: 0xA5, count: 4_096))
        try bytes.write(to: file)
        try await expectSalvaged(open(), setAside: bytes, has: ["apple", "pear"])
    }

    @Test("whose repair was decided when the program was killed is mended by the next start", arguments: [false, true])
    func decided(isSetAside: Bool) async throws {
        let garbage = Data("This is no database, but a letter to my aunt.".utf8)
        try garbage.write(to: file)
        let opener = LibraryOpener(url: file, clock: clock.now)
        let aside = folder["library.corrupt-2026-11-22T093000Z.sqlite"]
        try opener.recovery.make(at: folder["library.sqlite.recovered"], settingAside: aside)
        if isSetAside { try FileManager.default.moveItem(at: file, to: aside) }
        // What was made then counts, and is not made anew of what there is now.
        try FileManager.default.removeItem(at: folder["backups"])
        let library = try await open()
        #expect(library.notices.count == 1)
        #expect(try await library.favourites(of: .fruit).map(\.id) == ["apple"])
        #expect(try Data(contentsOf: aside) == garbage)
        #expect(try folder.names().filter { $0.contains("recover") } == [])
    }

    @Test("passes over backups that are damaged themselves")
    func damagedBackup() async throws {
        let names = try folder.names(in: "backups")
        #expect(names == ["library-2026-11-22T090000Z.sqlite"])
        try folder.write("not a database either", to: "backups/library-2026-11-22T093000Z.sqlite")
        let garbage = Data("garbage garbage garbage".utf8)
        try garbage.write(to: file)
        try await expectRestored(open(), setAside: garbage)
    }

    @Test("is replaced by the newest of several good backups")
    func newestBackup() async throws {
        clock.advance(hours: 24)
        _ = try await open()
        #expect(try folder.names(in: "backups").count == 2)
        try Data("garbage garbage garbage".utf8).write(to: file)
        #expect(try await Set(open().favourites(of: .fruit).map(\.id)) == ["apple", "pear"])
    }

    @Test("without a good backup begins anew, and says so")
    func noBackup() async throws {
        try FileManager.default.removeItem(at: folder["backups"])
        try Data("garbage garbage garbage".utf8).write(to: file)
        let library = try await open()
        #expect(library.notices == [.startedAnew(setAside: folder["library.corrupt-2026-11-22T100000Z.sqlite"])])
        #expect(try await library.favourites(of: .fruit) == [])
        try await library.setFavourite(true, .fruit, id: "quince")
    }

    @Test("never takes the name of one that was set aside before")
    func twice() async throws {
        for _ in 1...2 {
            try Data("garbage garbage garbage".utf8).write(to: file)
            _ = try await open()
        }
        #expect(
            try folder.names().filter { $0.contains("corrupt") } == [
                "library.corrupt-2026-11-22T100000Z-2.sqlite", "library.corrupt-2026-11-22T100000Z.sqlite",
            ])
    }

    @Test("stays where it is when its backup cannot be restored, so that the next start can")
    func restoringFails() async throws {
        try Data("garbage garbage garbage".utf8).write(to: file)
        try folder.write("in the way", to: "library.sqlite.recovering/file")
        let backup = folder["backups/library-2026-11-22T090000Z.sqlite"]
        let hidden = folder["backups/hidden"]
        try FileManager.default.moveItem(at: backup, to: hidden)
        try FileManager.default.createDirectory(at: backup, withIntermediateDirectories: true)
        let temporary = try await open()
        #expect(temporary.state != .durable)
        #expect(try String(contentsOf: file, encoding: .utf8) == "garbage garbage garbage")
        try FileManager.default.removeItem(at: backup)
        try FileManager.default.moveItem(at: hidden, to: backup)
        #expect(try await open().favourites(of: .fruit).map(\.id) == ["apple"])
    }
}
