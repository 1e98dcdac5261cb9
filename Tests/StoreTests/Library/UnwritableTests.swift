import Foundation
import GRDB
import Glibc
import Testing

@testable import Store

@Suite("A library that cannot be written")
struct UnwritableTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("below something that is no folder lasts until the program ends, and says why")
    func belowAFile() async throws {
        try folder.write("a file", to: "file")
        let library = try await Library.open(at: folder["file/comptoir/library.sqlite"])
        guard case .temporary(let reason) = library.state else {
            Issue.record("the state is \(library.state)")
            return
        }
        #expect(reason.cause == .notWritable)
        #expect(reason.file == folder["file/comptoir/library.sqlite"].path)
        try await library.setFavourite(true, .fruit, id: "apple")
        #expect(try await library.isFavourite(.fruit, id: "apple"))
    }

    @Test("in a folder that the system keeps to itself lasts until the program ends")
    func inProc() async throws {
        let library = try await Library.open(at: URL(filePath: "/proc/comptoir/library.sqlite"))
        guard case .temporary = library.state else {
            Issue.record("the state is \(library.state)")
            return
        }
    }

    @Test("leaves nothing in the temporary folder")
    func leavesNothing() async throws {
        try folder.write("a file", to: "file")
        var file: URL?
        do {
            let library = try await Library.open(at: folder["file/library.sqlite"])
            file = library.file
            #expect(FileManager.default.fileExists(atPath: library.file.path))
        }
        let standIn = try #require(file)
        #expect(!FileManager.default.fileExists(atPath: standIn.deletingLastPathComponent().path))
    }

    @Test(
        "because the person may only read it can be read, and says why it is not changed",
        arguments: [
            (file: 0o444, folder: 0o777, isRunning: false), (file: 0o666, folder: 0o555, isRunning: false),
            (file: 0o444, folder: 0o555, isRunning: false), (file: 0o444, folder: 0o777, isRunning: true),
        ])
    func permissions(file: Int, folder mode: Int, isRunning: Bool) async throws {
        // While another program runs, the file's log exists, and SQLite opens it to read without a word.
        var other: Library? = try await Library.open(at: folder["data/library.sqlite"])
        defer { withExtendedLifetime(other) {} }
        try await other?.setFavourite(true, .fruit, id: "apple")
        if !isRunning { other = nil }
        let path = folder["data/library.sqlite"].path
        try FileManager.default.removeItem(at: folder["data/library.lock"])
        // The person whom the child becomes is another one, whom the owner lets read.
        for name in try folder.names(in: "data") where name.hasPrefix("library.") {
            try FileManager.default.setAttributes([.posixPermissions: file], ofItemAtPath: folder["data/\(name)"].path)
        }
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder["data"].path)
        await #expect(processExitsWith: .success) { [path = path as String] in
            // Root may write everything, so that the child becomes somebody else.
            if geteuid() == 0 { try #require(setuid(65_534) == 0) }
            let library = try await Library.open(at: URL(filePath: path))
            guard case .readOnly(let reason) = library.state else {
                Issue.record("the state is \(library.state)")
                return
            }
            #expect(reason.cause == .notWritable)
            #expect(try await library.favourites(of: .fruit).map(\.id) == ["apple"])
            await #expect(throws: StoreError.self) { try await library.setFavourite(false, .fruit, id: "apple") }
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["data"].path)
    }

    @Test(
        "is copied to the first place with room for it, and read where it is if there is none",
        .enabled(if: SmallDisk.isAllowed, "a tmpfs can be mounted by root only"))
    func room() async throws {
        let file = folder["data/library.sqlite"]
        try await Library.open(at: file).setFavourite(true, .fruit, id: "apple")
        let (full, roomy) = (try SmallDisk(kilobytes: 256), try SmallDisk(kilobytes: 4_096))
        try full.fill()
        try FileManager.default.removeItem(at: folder["data/library.lock"])
        try folder.write("in the way", to: "data/library.lock/file")
        var opener = LibraryOpener(url: file, clock: { Date() })
        opener.places = [full.url, roomy.url]
        let copy = try opener.open()
        #expect(copy.file.path.hasPrefix(roomy.url.path))
        opener.places = [full.url]
        let original = try opener.open()
        #expect(original.file == file)
        for library in [copy, original] {
            guard case .readOnly = library.state else {
                Issue.record("the state is \(library.state)")
                continue
            }
            #expect(try await library.favourites(of: .fruit).map(\.id) == ["apple"])
        }
        let catalogue = try await Catalogue.open(
            at: folder["cache/catalogue.sqlite"], packs: PackFolders(bundled: folder["bundled"], personal: nil),
            library: original)
        #expect(try await catalogue.rows(matching: FruitQuery(onlyFavourites: true)) == [])
        #expect(try full.url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true)
    }

    @Test(
        "is read where it is with what others save, also where their log is empty",
        .enabled(if: SmallDisk.isAllowed, "a tmpfs can be mounted by root only"), arguments: [true, false])
    func inPlace(isEmptied: Bool) async throws {
        let file = folder["data/library.sqlite"]
        let other = try await Library.open(at: file)
        try await other.setFavourite(true, .fruit, id: "apple")
        if isEmptied { try await other.pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) } }
        try FileManager.default.removeItem(at: folder["data/library.lock"])
        try folder.write("in the way", to: "data/library.lock/file")
        let full = try SmallDisk(kilobytes: 256)
        try full.fill()
        var opener = LibraryOpener(url: file, clock: { Date() })
        opener.places = [full.url]
        let library = try opener.open()
        #expect(library.file == file)
        try await other.setFavourite(true, .fruit, id: "pear")
        #expect(try await library.favourites(of: .fruit).count == 2)
    }

    @Test("is never shown torn while another one saves into it", arguments: 0..<8)
    func torn(round: Int) async throws {
        let file = folder["data/library.sqlite"]
        let other = try await Library.open(at: file)
        try await other.favour(0..<500)
        try FileManager.default.removeItem(at: folder["data/library.lock"])
        try folder.write("in the way", to: "data/library.lock/file")
        let saving = Task {
            // Each change keeps their number even, and many end with their log in the file.
            var number = 500
            while !Task.isCancelled {
                try await other.favour(number..<number + 200)
                number += 200
                try await other.pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
            }
        }
        for _ in 0..<10 {
            let library = try LibraryOpener(url: file, clock: { Date() }).open()
            guard case .readOnly = library.state else {
                Issue.record("the state is \(library.state)")
                break
            }
            #expect(try LibraryFile(library.file).isDamaged(isOurs: true) == false)
            #expect(try await (library.favourites(of: .fruit).count - 500) % 200 == 0)
        }
        saving.cancel()
        _ = await saving.result
    }

    @Test("of a newer version can be read, and is not changed")
    func newerVersion() async throws {
        let file = folder["library.sqlite"]
        let newer = LibraryMigration.all + [LibraryMigration(name: "future", sql: "CREATE TABLE future (x)")]
        do {
            let library = try LibraryOpener(url: file, clock: { Date() }, migrations: newer).open()
            try await library.setFavourite(true, .fruit, id: "apple")
        }
        let library = try await Library.open(at: file)
        guard case .readOnly(let reason) = library.state else {
            Issue.record("the state is \(library.state)")
            return
        }
        #expect(reason.cause == .newerVersion)
        #expect(try await library.favourites(of: .fruit).map(\.id) == ["apple"])
        let error = await #expect(throws: StoreError.self) {
            try await library.setFavourite(false, .fruit, id: "apple")
        }
        #expect(error?.cause == .newerVersion)
        #expect(error?.operation == .saveFavourite)
        let unchanged = try LibraryOpener(url: file, clock: { Date() }, migrations: newer).open()
        #expect(unchanged.state == .durable)
        #expect(try await unchanged.favourites(of: .fruit).map(\.id) == ["apple"])
    }

    @Test("on a full disk says so, keeps what it has, and saves again once there is room")
    func fullDisk() async throws {
        let file = folder["library.sqlite"]
        var opener = LibraryOpener(url: file, clock: { Date() })
        opener.pageLimit = 80
        let library = try opener.open()
        var saved: [String] = []
        var failure: StoreError?
        while failure == nil, saved.count < 10_000 {
            let id = "fruit-\(saved.count)-" + String(repeating: "x", count: 400)
            do {
                try await library.setFavourite(true, .fruit, id: id)
                saved.append(id)
            } catch {
                failure = error as? StoreError
            }
        }
        #expect(failure?.cause == .diskFull)
        #expect(failure?.file == file.path)
        #expect(Set(try await library.favourites(of: .fruit).map(\.id)) == Set(saved))
        try await library.setFavourite(false, .fruit, id: saved[0])
        let roomy = try await Library.open(at: file)
        try await roomy.setFavourite(true, .fruit, id: "last")
        #expect(try await roomy.favourites(of: .fruit).count == saved.count)
    }
}
