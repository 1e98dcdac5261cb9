import Foundation
import Glibc
import Testing

@testable import Store

/// What is killed; it must be a function, as an exit test cannot capture the suite.
private enum Victim: String, CaseIterable {
    case repair, backup, migration

    static let steps: [LibraryMigration] = (1...4).map { number in
        LibraryMigration(
            name: "step \(number)",
            sql: """
                CREATE TABLE step\(number) (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL UNIQUE);
                INSERT INTO step\(number) (kind, name) SELECT kind, id FROM favourite;
                CREATE INDEX step\(number)ByKind ON step\(number) (kind, name);
                """)
    }

    var opener: (URL) -> LibraryOpener {
        { url in
            var opener = LibraryOpener(url: url, clock: { Date() })
            if self == .migration { opener.migrations += Victim.steps }
            return opener
        }
    }

    /// Opens the library and marks favourites one after the other, noting each in a file once it is saved, until it
    /// is killed.
    static func run(_ name: String, library path: String, notes: String, microseconds: UInt32) async throws {
        let victim = try #require(Victim(rawValue: name))
        let descriptor = Glibc.open(notes, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        Thread.detachNewThread {
            // When it dies is chance, drawn by whoever started this process: nothing could be awaited.
            usleep(microseconds)
            kill(getpid(), SIGKILL)
        }
        let library = try victim.opener(URL(filePath: path)).open()
        for number in 0... {
            try await library.setFavourite(true, .fruit, id: "saved-\(number)")
            let note = Array("saved-\(number)\n".utf8)
            write(descriptor, note, note.count)
            if victim == .backup { try await library.backUp() }
        }
    }
}

/// `COMPTOIR_KILLS=1000` kills that often; as often as that it takes some minutes.
@Suite("A library whose program is killed while it mends, backs up or migrates")
struct RecoveryKillTests {
    private static let kills = ProcessInfo.processInfo.environment["COMPTOIR_KILLS"].flatMap { Int($0) } ?? 60
    private static let base = Set((0..<400).map { "fruit-\($0)" })

    @Test("has all that was saved, and tells of what was mended", arguments: Victim.allCases.map(\.rawValue))
    func killed(name: String) async throws {
        let victim = try #require(Victim(rawValue: name))
        let model = try await model(isDamaged: victim == .repair)
        let count = (Self.kills + Victim.allCases.count - 1) / Victim.allCases.count
        let span = try span(of: victim, model)
        var (early, saved) = (0, 0)
        for round in 0..<count {
            let folder = try TemporaryFolder()
            try FileManager.default.copyItem(at: model["data"], to: folder["data"])
            let path = folder["data/library.sqlite"].path
            let notes = folder["notes"].path
            // Spread over the whole span, in no order.
            let microseconds = UInt32(Double(round * 7_919 % count) * span / Double(count))
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [name = name as String, path = path as String, notes = notes as String, time = microseconds as UInt32]
                in
                try await Victim.run(name, library: path, notes: notes, microseconds: time)
            }
            let noted = FileManager.default.contents(atPath: notes).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let acknowledged = Set(noted.split(separator: "\n").map(String.init))
            if acknowledged.isEmpty { early += 1 }
            saved += acknowledged.count
            let library = try victim.opener(URL(filePath: path)).open()
            let what = "\(name), killed after \(microseconds) µs"
            #expect(library.state == .durable, "\(what)")
            let found = Set(try await library.favourites(of: .fruit).map(\.id))
            #expect(Self.base.union(acknowledged).subtracting(found) == [], "\(what)")
            #expect(library.notices.count == (victim == .repair ? 1 : 0), "\(what): \(library.notices)")
            try check(folder, what)
            try await library.setFavourite(true, .fruit, id: "after")
        }
        print("\(name): killed \(count) times, \(early) of them before anything was saved; \(saved) were saved")
    }

    /// Twice as long as this machine takes for what the child may be killed in, in microseconds.
    private func span(of victim: Victim, _ model: TemporaryFolder) throws -> Double {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: model["data"], to: folder["data"])
        let duration = try ContinuousClock().measure {
            _ = try victim.opener(folder["data/library.sqlite"]).open()
        }
        return 2 * (duration / .microseconds(1)) + 40_000
    }

    /// A library with a backup of all but a few rows and, where it is damaged, with a page of rows overwritten.
    private func model(isDamaged: Bool) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let file = folder["data/library.sqlite"]
        let clock = try TestClock()
        try await Library.open(at: file, clock: clock.now).favour(0..<390)
        clock.advance(hours: 25)
        try await Library.open(at: file, clock: clock.now).favour(390..<400)
        guard isDamaged else { return folder }
        let page = try #require(try DatabaseReading(file).pages(of: "favourite").first)
        let handle = try FileHandle(forUpdating: file)
        try handle.seek(toOffset: UInt64(page - 1) * 4_096)
        try handle.write(contentsOf: Data(count: 4_096))
        try handle.close()
        return folder
    }

    /// Sees to it that all that bears a backup's name is one, and that nothing is left lying about.
    private func check(_ folder: TemporaryFolder, _ what: String) throws {
        for name in try folder.names(in: "data/backups") where name.hasSuffix(".sqlite") {
            #expect(try !LibraryFile(folder["data/backups/\(name)"]).isDamaged(), "\(what): \(name)")
        }
        let left = try folder.names(in: "data").filter { $0.contains("recover") }
        #expect(left == [], "\(what)")
    }
}
