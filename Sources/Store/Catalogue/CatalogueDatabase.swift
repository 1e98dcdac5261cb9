internal import Foundation
internal import GRDB

/// The file `catalogue.sqlite`: a writer, readers off the main thread, and one reader for the main thread.
///
/// Each reader has the library attached as `library`, so that one statement can ask both.
final class CatalogueDatabase: Sendable {
    let url: URL
    let storageProblem: StoreError?
    let pool: DatabasePool
    /// Before which reads off the main thread wait; see ``Catalogue/pauseReading()``.
    let gate = Gate()
    private let mainReader: DatabaseQueue
    private let temporaryFolder: TemporaryFolder?

    private init(
        url: URL, attaching library: LibraryAttachment, storageProblem: StoreError? = nil,
        temporaryFolder: TemporaryFolder? = nil
    ) throws {
        self.url = url
        self.storageProblem = storageProblem
        self.temporaryFolder = temporaryFolder
        let configuration = Self.configuration(attaching: library)
        pool = try DatabasePool(path: url.path, configuration: configuration)
        try CatalogueSchema.prepare(pool)
        var readerConfiguration = configuration
        readerConfiguration.readonly = true
        readerConfiguration.busyMode = .timeout(0.5)
        mainReader = try DatabaseQueue(path: url.path, configuration: readerConfiguration)
    }

    /// Opens the file, making it anew where it is of another version or damaged, and elsewhere where it
    /// cannot be written.
    ///
    /// - Throws: ``StoreError`` where it cannot be made elsewhere either.
    static func open(at url: URL, attaching library: LibraryAttachment) throws -> CatalogueDatabase {
        do {
            return try openInPlace(url, attaching: library)
        } catch {
            let reason = StoreError(error, .openCatalogue, file: url.path)
            return try naming(.openCatalogue, file: url.path) {
                let folder = try temporaryFolder()
                return try CatalogueDatabase(
                    url: folder.url.appending(path: url.lastPathComponent), attaching: library, storageProblem: reason,
                    temporaryFolder: folder)
            }
        }
    }

    /// A place with room for what the program's own packs come to or, where there is none, for as much as there is.
    private static func temporaryFolder() throws -> TemporaryFolder {
        do {
            return try TemporaryFolder(room: 16 << 20)
        } catch {
            return try TemporaryFolder()
        }
    }

    private static func openInPlace(_ url: URL, attaching library: LibraryAttachment) throws -> CatalogueDatabase {
        // What one has searched and what one likes can be told from it.
        try Files.makePrivateFolder(url.deletingLastPathComponent())
        let lock = try FileLock(url.deletingPathExtension().appendingPathExtension("lock"))
        if try !CatalogueSchema.isUsable(url) {
            for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
                try FileManager.default.removeItem(atPath: url.path + suffix)
            }
        }
        try Files.makePrivateFile(url)
        Files.makePrivate(database: url)
        let database = try CatalogueDatabase(url: url, attaching: library)
        lock.release()
        return database
    }

    /// Reads off the main thread; cancelling the task interrupts the statement.
    func read<Value: Sendable>(_ value: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        await gate.pass()
        return try await naming(.readCatalogue, file: url.path) { try await pool.read(value) }
    }

    /// Reads on the calling thread.
    func readNow<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try naming(.readCatalogue, file: url.path) { try mainReader.read(value) }
    }

    /// Lets go of the parts of the file that the connections keep in memory: the main thread's at once, the others' once
    /// they have nothing to do.
    func releaseMemory() {
        pool.releaseMemoryEventually()
        mainReader.releaseMemory()
    }

    /// Writes in one transaction.
    func write<Value: Sendable>(_ updates: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await naming(.buildCatalogue, file: url.path) { try await pool.write(updates) }
    }

    private static func configuration(attaching library: LibraryAttachment) -> Configuration {
        var configuration = Configuration()
        configuration.maximumReaderCount = 4
        // One that lets go of its memory is used again.
        configuration.persistentReadOnlyConnections = true
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { db in
            // A reader may outlive the library; until then nobody puts another file in place of this one.
            withExtendedLifetime(library.use) {}
            if db.configuration.readonly {
                try db.execute(sql: "ATTACH DATABASE ? AS library", arguments: [library.address])
            }
        }
        return configuration
    }
}

extension Database {
    /// Has this reader keep as much of the file as reading entries of a kind is faster by.
    ///
    /// What a hundred thousand drinks need is looked up all over the file, for which 8 MB are kept; for the rest
    /// SQLite's own 2 MB do.
    func keepCache(for kind: EntryKind) throws {
        try execute(sql: "PRAGMA cache_size = \(kind == .drink ? -8000 : -2000)")
    }
}
