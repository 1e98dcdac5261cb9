internal import Foundation
internal import GRDB

/// Opens the library, whatever state its file is in.
struct LibraryOpener {
    let url: URL
    let clock: @Sendable () -> Date
    var migrator = LibraryMigrations.migrator

    func open() throws -> Library {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let pool = try DatabasePool(path: url.path, configuration: Self.configuration)
        try migrator.migrate(pool)
        return Library(pool: pool, file: url, state: .durable, notices: [], clock: clock)
    }

    /// How the library is opened: WAL comes with the pool; FULL makes a commit survive a power cut too,
    /// which the few writes that a person makes can afford.
    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 3
        configuration.prepareDatabase { db in
            if !db.configuration.readonly { try db.execute(sql: "PRAGMA synchronous = FULL") }
        }
        return configuration
    }
}
