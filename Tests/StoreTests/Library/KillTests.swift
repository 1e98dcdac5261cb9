import Foundation
import Glibc
import Testing

@testable import Store

/// What the killed child does; it must be a function, as an exit test cannot capture the suite.
private enum Child {
    /// Marks favourites one after the other, and notes each in a file once it is saved, until it is killed.
    static func markUntilKilled(library path: String, notes: String, microseconds: UInt32) async throws {
        let library = try await Library.open(at: URL(filePath: path))
        let descriptor = Glibc.open(notes, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        for number in 0... {
            try await library.setFavourite(true, .fruit, id: "fruit-\(number)")
            let note = Array("fruit-\(number)\n".utf8)
            write(descriptor, note, note.count)
            guard number == 0 else { continue }
            Thread.detachNewThread {
                // When it dies is chance, drawn by whoever started this process: nothing could be awaited.
                usleep(microseconds)
                kill(getpid(), SIGKILL)
            }
        }
    }
}

extension Child {
    /// Changes the pack and rebuilds the catalogue, again and again, until it is killed.
    fileprivate static func rebuildUntilKilled(folder: URL, microseconds: UInt32) async throws {
        let library = try await Library.open(at: folder.appending(path: "library.sqlite"))
        let packs = PackFolders(bundled: folder.appending(path: "bundled"), personal: nil)
        let file = folder.appending(path: "cache/catalogue.sqlite")
        let catalogue = try await Catalogue.open(at: file, packs: packs, library: library)
        Thread.detachNewThread {
            // When it dies is chance, drawn by whoever started this process: nothing could be awaited.
            usleep(microseconds)
            kill(getpid(), SIGKILL)
        }
        let contents = [[Samples.apple], [Samples.banana, Samples.quince]]
        for round in 0... {
            let text = Samples.pack(contents[round % 2])
            try Data(text.utf8).write(to: packs.bundled.appending(path: "fruits.json"), options: .atomic)
            try await catalogue.refresh()
        }
    }
}

@Suite("A library whose program is killed")
struct KillTests {
    @Test(
        "has all that was saved, at whatever moment it happens",
        arguments: [200, 1_000, 3_000, 7_000, 12_000, 20_000, 33_000, 50_000] as [UInt32])
    func killedWhileSaving(microseconds: UInt32) async throws {
        let folder = try TemporaryFolder()
        let path = folder["library.sqlite"].path
        let notes = folder["notes"].path
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, notes = notes as String, microseconds] in
            try await Child.markUntilKilled(library: path, notes: notes, microseconds: microseconds)
        }
        let saved = try String(contentsOfFile: notes, encoding: .utf8).split(separator: "\n").map(String.init)
        let library = try await Library.open(at: folder["library.sqlite"])
        #expect(library.state == .durable)
        #expect(library.notices == [])
        let found = Set(try await library.favourites(of: .fruit).map(\.id))
        #expect(saved.first == "fruit-0")
        #expect(Set(saved).subtracting(found) == [])
        #expect(found.count <= saved.count + 1)
        try await library.setFavourite(true, .fruit, id: "after")
        #expect(try await library.isFavourite(.fruit, id: "after"))
    }

    @Test("opens after having been killed while it was made", arguments: [0, 500, 1_500, 4_000, 9_000] as [UInt32])
    func killedWhileOpening(microseconds: UInt32) async throws {
        let folder = try TemporaryFolder()
        let path = folder["library.sqlite"].path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, microseconds] in
            Thread.detachNewThread {
                // When it dies is chance, drawn by whoever started this process: nothing could be awaited.
                usleep(microseconds)
                kill(getpid(), SIGKILL)
            }
            while true { _ = try await Library.open(at: URL(filePath: path)) }
        }
        let library = try await Library.open(at: folder["library.sqlite"])
        #expect(library.state == .durable)
        try await library.setFavourite(true, .fruit, id: "apple")
    }

    @Test(
        "leaves the catalogue as it was before or after a rebuild, never between",
        arguments: [500, 3_000, 11_000, 23_000, 47_000] as [UInt32])
    func killedWhileRebuilding(microseconds: UInt32) async throws {
        let shop = try await Shop()
        let path = shop.folder.url.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, microseconds] in
            try await Child.rebuildUntilKilled(folder: URL(filePath: path), microseconds: microseconds)
        }
        let catalogue = try await Shop.openCatalogue(in: shop.folder, library: shop.library)
        let rows = try await catalogue.rows(matching: FruitQuery())
        let names = try catalogue.summaries(FruitSummary.self, for: rows).map(\.name)
        #expect([["Apple", "Banana", "Quince"], ["Apple"], ["Banana", "Quince"]].contains(names))
        for name in names { #expect(try await catalogue.rows(matching: FruitQuery(text: name)).count == 1) }
        try shop.folder.write(Samples.pack(), to: "bundled/fruits.json")
        #expect(try await catalogue.refresh().entryCount == 3)
    }
}
