package import Foundation
internal import GRDB

extension Catalogue {
    /// Makes a catalogue file of invented fruits and drinks, for measurements.
    ///
    /// The file is marked as built from `packs`, so that ``refresh()`` leaves it as it is. The same count gives
    /// the same entries every time.
    ///
    /// - Parameters:
    ///   - count: How many fruits. A million take half a minute in a release build.
    ///   - drinks: How many drinks. With them come 160 ingredients, `invented-0` to `invented-159`.
    ///   - url: The file, which must not be open; one that exists is replaced.
    ///   - packs: The packs that the catalogue will be opened with.
    ///   - languages: The languages that it will be opened with.
    /// - Throws: ``StoreError`` where the file cannot be written.
    package static func buildSynthetic(
        count: Int, drinks: Int = 0, at url: URL, packs: PackFolders, languages: [String] = ["en"]
    ) throws {
        try naming(.buildCatalogue, file: url.path) {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
                try FileManager.default.removeItem(atPath: url.path + suffix)
            }
            let fingerprint = PackSet(packs, languages: languages.map(LanguageTag.init)).fingerprint
            let queue = try DatabaseQueue(path: url.path)
            try queue.writeWithoutTransaction { db in
                // Nobody reads the file yet and it can be made again: no journal, no waiting for the disk.
                try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000")
                try db.inTransaction {
                    try CatalogueSchema.createForBulk(db)
                    let writer = try EntryWriter(db)
                    var names = SyntheticNames()
                    var invented = SyntheticDrinks()
                    if drinks > 0 { try writer.write(try invented.ingredients()) }
                    for start in stride(from: 0, to: drinks, by: 10_000) {
                        try writer.write((start..<min(start + 10_000, drinks)).map { invented.next($0) })
                    }
                    try writer.finish()
                    for start in stride(from: 0, to: count, by: 10_000) {
                        try writer.write((start..<min(start + 10_000, count)).map { try names.next($0) })
                    }
                    try CatalogueSchema.finishBulk(db)
                    try CatalogueBuilder.setFingerprint(fingerprint, db)
                    return .commit
                }
            }
        }
    }
}
