internal import Foundation
internal import GRDB

/// Builds the catalogue's content from packs.
///
/// It writes into the database that lists are reading from, in one transaction: with WAL a reader sees
/// the old content until the commit and the new one after it, no connection has to be opened again, an
/// entry keeps its row number, and a crash leaves the old content. A new file renamed over the old one
/// would give none of the first three.
struct CatalogueBuilder {
    let languages: [LanguageTag]

    /// What a build is made of.
    struct Content {
        var records: [EntryRecord] = []
        var problems: [Problem] = []
    }

    /// Reads all packs of a set; of entries with the same kind and id the last one counts.
    func content(of packs: PackSet) -> Content {
        let (schema, schemaProblems) = schema(of: packs)
        let reader = PackReader(schema: schema)
        var content = Content(problems: schemaProblems + packs.folderProblems)
        var fruits = LatestEntries<Fruit>()
        var reference: DailyReference?
        for item in packs.items {
            let pack =
                switch item.content {
                case .success(let bytes): reader.read(bytes, from: item.file)
                case .failure(let error):
                    reader.failed(
                        Problem(.unreadable(reason: error.reason), file: item.file.url.path, effect: .fileLeftOut))
                }
            reference = reference ?? pack.dailyReference
            for var fruit in pack.fruits {
                fruit.dailyReference = pack.dailyReference ?? reference
                fruits.insert(fruit)
            }
            content.problems += pack.problems
        }
        for fruit in fruits.entries {
            do {
                content.records.append(try fruit.record(for: languages))
            } catch {
                content.problems.append(
                    Problem(
                        .unreadable(reason: String(describing: error)), file: fruit.id,
                        effect: .entryLeftOut(id: fruit.id)))
            }
        }
        return content
    }

    /// Replaces what the catalogue holds.
    func write(_ content: Content, fingerprint: String, _ db: Database) throws {
        try EntryWriter.clear(db)
        try EntryWriter(db).write(content.records)
        try db.execute(sql: "DELETE FROM problem")
        for problem in content.problems {
            try db.execute(
                sql: "INSERT INTO problem (payload) VALUES (?)", arguments: [try PayloadCoding.encode(problem)])
        }
        try Self.setFingerprint(fingerprint, db)
    }

    /// Notes which packs the catalogue was built from.
    static func setFingerprint(_ fingerprint: String, _ db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO meta (key, value) VALUES ('fingerprint', ?)", arguments: [fingerprint])
    }

    /// The fingerprint of the packs that the catalogue was built from, or nil where it never was.
    static func fingerprint(_ db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'fingerprint'")
    }

    private func schema(of packs: PackSet) -> (JSONSchema?, [Problem]) {
        do {
            return (try JSONSchema(JSONDocument(packs.schema.get())), [])
        } catch {
            let reason = (error as? PackSet.Unreadable)?.reason ?? String(describing: error)
            return (nil, [Problem(.schemaUnusable(reason: reason), file: "pack.schema.json")])
        }
    }
}

/// Entries in the order in which they first came, each as it last came.
private struct LatestEntries<Entry: CatalogueEntry> {
    private(set) var entries: [Entry] = []
    private var positions: [String: Int] = [:]

    mutating func insert(_ entry: Entry) {
        if let position = positions[entry.id] {
            entries[position] = entry
        } else {
            positions[entry.id] = entries.count
            entries.append(entry)
        }
    }
}
