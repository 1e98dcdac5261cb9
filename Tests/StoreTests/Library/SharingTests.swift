import Foundation
import Glibc
import Synchronization
import Testing

@testable import Store

@Suite("A library that several programs have open", .timeLimit(.minutes(1)))
struct SharingTests {
    let folder: TemporaryFolder
    var file: URL { folder["library.sqlite"] }

    init() async throws {
        folder = try TemporaryFolder()
        try await Library.open(at: folder["library.sqlite"]).setFavourite(true, .fruit, id: "apple")
        _ = try await Library.open(at: folder["library.sqlite"])
    }

    private var opener: LibraryOpener {
        var opener = LibraryOpener(url: file, clock: { Date() })
        opener.patience = 0.1
        opener.interval = .milliseconds(20)
        return opener
    }

    /// Overwrites the middle of the file, as a disk may.
    private func damage() throws {
        let handle = try FileHandle(forUpdating: file)
        try handle.seek(toOffset: 4_096)
        try handle.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
        try handle.close()
    }

    @Test("is not repaired while another one saves into it, and it is told which one that is")
    func inUse() async throws {
        let other = try await Library.open(at: file)
        try damage()
        let library = try await Library.open(at: file)
        guard case .readOnly(let reason) = library.state else {
            Issue.record("the state is \(library.state)")
            return
        }
        #expect(reason.cause == .inUse)
        #expect(reason.detail.contains("(\(getpid()))"))
        #expect(ErrorWording.english.message(reason).contains("(\(getpid()))"))
        #expect(try await library.favourites(of: .fruit).map(\.id) == ["apple"])
        #expect(try folder.names().filter { $0.contains("corrupt") } == [])
        await #expect(throws: StoreError.self) { try await library.setFavourite(true, .fruit, id: "pear") }
        withExtendedLifetime(other) {}
    }

    @Test("is not made anew while another one has it open whose file has gone")
    func vanishedInUse() async throws {
        let other = try await Library.open(at: file)
        try FileManager.default.removeItem(at: file)
        let library = try await Library.open(at: file)
        guard case .readOnly(let reason) = library.state else {
            Issue.record("the state is \(library.state)")
            return
        }
        #expect(reason.cause == .inUse)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        withExtendedLifetime(other) {}
    }

    @Test("is back in its place after the next change where somebody removes it while it is open")
    func removedWhileOpen() async throws {
        do {
            let library = try await Library.open(at: file)
            for name in try folder.names() where name.hasPrefix("library.sqlite") {
                try FileManager.default.removeItem(at: folder[name])
            }
            try await library.setFavourite(true, .fruit, id: "pear")
            guard case .readOnly(let reason) = library.state else {
                Issue.record("the state is \(library.state)")
                return
            }
            #expect(reason.cause == .replaced)
            await #expect(throws: StoreError.self) { try await library.setFavourite(true, .fruit, id: "fig") }
        }
        let library = try await Library.open(at: file)
        #expect(library.state == .durable && library.notices == [])
        #expect(try await Set(library.favourites(of: .fruit).map(\.id)) == ["apple", "pear"])
    }

    @Test("is kept beside another file that somebody puts in its place while it is open")
    func replacedWhileOpen() async throws {
        let library = try await Library.open(at: file)
        try FileManager.default.removeItem(at: file)
        try folder.write("a letter to my aunt", to: "library.sqlite")
        try await library.setFavourite(true, .fruit, id: "pear")
        #expect(library.state != .durable)
        let name = try #require(try folder.names().first { $0.hasPrefix("library.rescued-") })
        #expect(try DatabaseReading(folder[name]).count("favourite") == 2)
    }

    @Test("is repaired once the last one has let go of it, the catalogue's readers too")
    func catalogue() async throws {
        var catalogue: Catalogue? = try await Catalogue.open(
            at: folder["cache/catalogue.sqlite"], packs: PackFolders(bundled: folder["bundled"], personal: nil),
            library: try await Library.open(at: file))
        try damage()
        #expect(try opener.open().state != .durable)
        _ = catalogue
        catalogue = nil
        let library = try opener.open()
        #expect(library.state == .durable)
        #expect(library.notices.count == 1)
    }

    @Test("is waited for by a repair, a moment")
    func waits() async throws {
        let other = Mutex<Library?>(try await Library.open(at: file))
        try damage()
        Thread.detachNewThread { [other = Held(other)] in
            // The repair has to be waiting by then, and nothing tells that it is.
            usleep(300_000)
            other.library.withLock { $0 = nil }
        }
        #expect(try opener.open().state == .durable)
    }

    @Test("can be looked at while another one is busy with it, and saves again when that is over")
    func busy() async throws {
        let lock = try FileLock(folder["library.lock"])
        let library = try opener.open()
        guard case .readOnly(let reason) = library.state else {
            Issue.record("the state is \(library.state)")
            return
        }
        #expect(reason.cause == .busy)
        #expect(library.file == file)
        #expect(try await library.favourites(of: .fruit).map(\.id) == ["apple"])
        await #expect(throws: StoreError.self) { try await library.setFavourite(true, .fruit, id: "pear") }
        var changes = library.changes(of: [.state]).makeAsyncIterator()
        lock.release()
        _ = await changes.next()
        #expect(library.state == .durable)
        try await library.setFavourite(true, .fruit, id: "pear")
        #expect(try await Library.open(at: file).favourites(of: .fruit).count == 2)
    }

    @Test("saves at once what is changed after another one was busy")
    func nextChange() async throws {
        var opener = opener
        opener.interval = .seconds(3_600)
        let lock = try FileLock(folder["library.lock"])
        let library = try opener.open()
        #expect(library.state != .durable)
        lock.release()
        try await library.setFavourite(true, .fruit, id: "pear")
        #expect(library.state == .durable)
    }

    @Test("tells of a repair until somebody was told, whichever program made it")
    func untold() async throws {
        try damage()
        let notices = try await Library.open(at: file).notices
        #expect(notices.count == 1)
        let window = try await Library.open(at: file)
        #expect(window.notices == notices)
        try await window.noteAsTold(notices)
        #expect(window.notices == [])
        #expect(try await Library.open(at: file).notices == [])
    }
}

/// Lets a thread let go of a library.
private final class Held: Sendable {
    let library: Mutex<Library?>
    init(_ library: consuming Mutex<Library?>) { self.library = library }
}
