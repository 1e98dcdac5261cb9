import Foundation
import GRDB
import Glibc
import Testing

@testable import Store

@Suite("What can be read of a damaged library")
struct SalvageTests {
    private static let count = 3_000
    let folder: TemporaryFolder
    let clock: TestClock
    var file: URL { folder["library.sqlite"] }

    /// Makes a library of many pages: all but the last hundred favourites are in a backup, and a counter with what
    /// happened to it.
    init() async throws {
        folder = try TemporaryFolder()
        clock = try TestClock()
        do {
            let library = try await open()
            try await library.favour(0..<Self.count - 100)
            try await library.addCounter(.named("Sugar"), at: try Days.stamp("2026-11-21"))
        }
        clock.advance(hours: 25)
        do {
            let library = try await open()
            try await library.favour(Self.count - 100..<Self.count)
            let counter = try await library.counter(named: "sugar")
            try await library.addNote("Kept", counter: counter.id, at: try Days.stamp("2026-11-22"))
        }
        clock.advance(hours: 1)
    }

    private func open() async throws -> Library { try await Library.open(at: file, clock: clock.now) }

    private func ids(_ library: Library) async throws -> Set<String> {
        Set(try await library.favourites(of: .fruit).map(\.id))
    }

    private func salvage(_ library: Library) throws -> LibrarySalvage? {
        guard case .salvaged(let salvage, let aside)? = library.notices.first, library.notices.count == 1 else {
            Issue.record("the notices are \(library.notices)")
            return nil
        }
        #expect(aside.path == folder["library.corrupt-2026-11-22T100000Z.sqlite"].path)
        return salvage
    }

    private func addAndDelete(_ name: String) async throws -> Int64 {
        let library = try await open()
        let id = try await library.addCounter(.named(name), at: try Days.stamp("2026-11-22")).counter
        try await library.deleteCounter(id)
        return id
    }

    /// The pages of a table that hold rows.
    private func leaves(of name: String) throws -> [Int] {
        try DatabaseReading(file).pages(of: name)
    }

    private func change(page: Int, _ change: (inout Data) -> Void) throws {
        var bytes = try Data(contentsOf: file)
        let range = (page - 1) * 4_096..<page * 4_096
        var content = Data(bytes[range])
        change(&content)
        bytes.replaceSubrange(range, with: content)
        try bytes.write(to: file)
    }

    private static let all = Set((0..<count).map { "fruit-\($0)" })

    @Test("comes back with the rest from the backup, where pages of rows are zeroed")
    func zeroed() async throws {
        let leaves = try leaves(of: "favourite")
        for page in [leaves[3], leaves[4], leaves[leaves.count / 2]] {
            try change(page: page) { $0 = Data(count: 4_096) }
        }
        let library = try await open()
        #expect(try await ids(library) == Self.all)
        let losses = try #require(try salvage(library)).losses
        #expect(losses.map(\.table) == ["favourite"])
        #expect(losses[0].lost == 0 && losses[0].isExact && losses[0].fromBackup > 50)
        let history = try await library.counterHistory(1, today: try Days.day("2026-11-22"))
        #expect(history?.events.map(\.note).contains("Kept") == true)
    }

    @Test("says how many rows are lost that no backup has, and what else is kept")
    func lost() async throws {
        let last = try #require(try leaves(of: "favourite").last)
        try change(page: last) { $0 = Data(count: 4_096) }
        let library = try await open()
        let found = try await ids(library)
        let losses = try #require(try salvage(library)).losses
        #expect(losses.map(\.table) == ["favourite"])
        #expect(losses[0].isExact && losses[0].lost > 0)
        #expect(Self.all.count - found.count == losses[0].lost)
        #expect(found.isSuperset(of: (0..<Self.count - 100).map { "fruit-\($0)" }))
        #expect(ErrorWording.english.message(library.notices[0]).contains("Lost: favourites (\(losses[0].lost))."))
    }

    @Test("does not bring back what was removed since the backup")
    func removed() async throws {
        try await open().setFavourite(false, .fruit, id: "fruit-0")
        for page in try leaves(of: "favourite").prefix(2) { try change(page: page) { $0 = Data(count: 4_096) } }
        let library = try await open()
        #expect(try await ids(library) == Self.all.subtracting(["fruit-0"]))
    }

    @Test("is all of it where only an index is damaged, and no backup is there")
    func index() async throws {
        try FileManager.default.removeItem(at: folder["backups"])
        let page = try #require(try leaves(of: "sqlite_autoindex_favourite_1").first)
        try change(page: page) { $0 = Data(count: 4_096) }
        let library = try await open()
        #expect(try await ids(library) == Self.all)
        #expect(try salvage(library)?.losses.filter { $0.lost > 0 || $0.fromBackup > 0 } == [])
    }

    @Test("is all of it where only the header is damaged", arguments: [0, 16, 18, 20, 28])
    func header(offset: Int) async throws {
        try FileManager.default.removeItem(at: folder["backups"])
        try change(page: 1) { $0[offset] ^= 0x5A }
        let library = try await open()
        #expect(library.state == .durable)
        #expect(try await ids(library) == Self.all)
    }

    @Test("has the first part of a file that was cut off, and the rest from the backup")
    func cut() async throws {
        let bytes = try Data(contentsOf: file)
        try bytes.prefix(bytes.count * 2 / 3 + 100).write(to: file)
        let library = try await open()
        #expect(try await ids(library).isSuperset(of: (0..<Self.count - 100).map { "fruit-\($0)" }))
        #expect(library.notices.count == 1)
    }

    @Test("or is the backup's, where the first page is gone")
    func firstPage() async throws {
        try change(page: 1) { $0 = Data(count: 4_096) }
        let library = try await open()
        #expect(try await ids(library).count == Self.count - 100)
        #expect(library.notices.count == 1)
    }

    @Test("loses nothing silently, whichever page is zeroed or flipped")
    func anyPage() async throws {
        let original = try Data(contentsOf: file)
        let pages = original.count / 4_096
        let backups = folder["backups"]
        let kept = folder["kept"]
        try FileManager.default.copyItem(at: backups, to: kept)
        for page in stride(from: 1, through: pages, by: max(1, pages / 24)) {
            for isZeroed in [true, false] {
                try FileManager.default.removeItem(at: backups)
                try FileManager.default.copyItem(at: kept, to: backups)
                for other in Files.companions(of: file) { try Files.remove(other) }
                try original.write(to: file)
                try change(page: page) { content in
                    if isZeroed { content = Data(count: 4_096) } else { content[7] ^= 0xFF; content[0] ^= 0x0F }
                }
                let library = try await open()
                #expect(library.state == .durable)
                let missing = Self.all.subtracting(try await ids(library)).count
                guard missing > 0 else { continue }
                switch library.notices.first {
                case .restored?: break
                case .salvaged(let salvage, _)?:
                    let loss = salvage.losses.first { $0.table == "favourite" }
                    #expect(
                        loss.map { !$0.isExact || $0.lost == missing } == true, "page \(page): \(missing), \(salvage)")
                default: Issue.record("page \(page): \(missing) are missing, and the notices are \(library.notices)")
                }
            }
        }
    }

    @Test("gives each row its UUID and its day, where it comes from a backup of an earlier version")
    func earlierBackup() async throws {
        // Beside the backups of another library it would be taken for one that has gone.
        let own = try TemporaryFolder()
        let file = own["library.sqlite"]
        let count = 2_000
        do {
            let earlier = LibraryMigration.all.prefix { $0.name != "traces" }
            let old = try LibraryOpener(url: file, clock: clock.now, migrations: Array(earlier)).open()
            try await old.write(.saveMade) { db in
                try db.execute(
                    sql: """
                        WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(count))
                        INSERT INTO made (drink, madeAt, servings, note)
                            SELECT 'negroni', '2026-03-01 12:00:00.000', 1, 'number ' || n FROM number
                        """)
            }
        }
        do { _ = try await Library.open(at: file, clock: clock.now) }
        let leaves = try DatabaseReading(file).pages(of: "made")
        var bytes = try Data(contentsOf: file)
        for page in leaves[2..<5] { bytes.replaceSubrange((page - 1) * 4_096..<page * 4_096, with: Data(count: 4_096)) }
        try bytes.write(to: file)

        let library = try await Library.open(at: file, clock: clock.now)
        guard case .salvaged(let salvage, _)? = library.notices.first else {
            Issue.record("the notices are \(library.notices)")
            return
        }
        #expect(
            salvage.losses.map(\.table) == ["made"] && salvage.losses.allSatisfy { $0.fromBackup > 50 && $0.lost == 0 })
        let (uuids, days) = try await library.read { db in
            (
                try String.fetchAll(db, sql: "SELECT uuid FROM made"),
                try Int.fetchAll(db, sql: "SELECT DISTINCT day FROM made")
            )
        }
        #expect(Set(uuids.compactMap(UUID.init(uuidString:))).count == count)
        #expect(days == [try Days.day("2026-03-01").ordinal])
    }

    @Test("comes from the log alone, where the file has gone beside it")
    func logOnly() async throws {
        let other = try TemporaryFolder()
        let path = other["library.sqlite"].path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let library = try await Library.open(at: URL(filePath: path))
            try await library.favour(0..<3)
            kill(getpid(), SIGKILL)
        }
        try FileManager.default.removeItem(atPath: path)
        let library = try await Library.open(at: URL(filePath: path))
        #expect(try await ids(library) == ["fruit-0", "fruit-1", "fruit-2"])
        #expect(library.notices.count == 1)
    }

    @Test("never gives a number a second time")
    func numbers() async throws {
        let id = try await addAndDelete("Gone")
        try change(page: try #require(try leaves(of: "favourite").first)) { $0 = Data(count: 4_096) }
        let again = try await open()
        #expect(again.notices.count == 1)
        #expect(try await again.addCounter(.named("New"), at: try Days.stamp("2026-11-22")).counter == id + 1)
    }
}

extension Library {
    /// Marks fruits by number in one transaction.
    func favour(_ range: Range<Int>) async throws {
        try await write(.saveFavourite) { db in
            for number in range {
                try db.execute(
                    sql: "INSERT INTO favourite (kind, id, addedAt) VALUES ('fruit', ?, '2026-11-21 08:00:00.000')",
                    arguments: ["fruit-\(number)"])
            }
        }
    }
}
