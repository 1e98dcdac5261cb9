import Foundation
import Testing

@testable import Store

@Suite("The catalogue's file")
struct CatalogueFileTests {
    @Test(
        "is made anew where it is damaged",
        arguments: ["garbage, not a database at all", "SQLite format 3\0 and then not"])
    func damaged(content: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(String(contentsOf: Repository.schema, encoding: .utf8), to: "bundled/pack.schema.json")
        try folder.write(Samples.pack(), to: "bundled/fruits.json")
        try folder.write(content, to: "cache/catalogue.sqlite")
        let library = try await Library.open(at: folder["library.sqlite"])
        let catalogue = try await Shop.openCatalogue(in: folder, library: library)
        #expect(catalogue.storageProblem == nil)
        #expect(try await catalogue.refresh().entryCount == 3)
    }

    @Test("is made anew where it is cut off")
    func truncated() async throws {
        let folder: TemporaryFolder
        let library: Library
        do {
            let shop = try await Shop()
            (folder, library) = (shop.folder, shop.library)
        }
        let file = folder["cache/catalogue.sqlite"]
        for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + suffix) {
            try FileManager.default.removeItem(atPath: file.path + suffix)
        }
        let bytes = try Data(contentsOf: file)
        try bytes.prefix(bytes.count / 2 + 100).write(to: file)
        let catalogue = try await Shop.openCatalogue(in: folder, library: library)
        #expect(try await catalogue.refresh().entryCount == 3)
    }

    @Test("is kept in a temporary folder where its own cannot be written, and the reason is told")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        try folder.write(String(contentsOf: Repository.schema, encoding: .utf8), to: "bundled/pack.schema.json")
        try folder.write(Samples.pack(), to: "bundled/fruits.json")
        try folder.write("a file where the folder should be", to: "cache")
        let library = try await Library.open(at: folder["library.sqlite"])
        let catalogue = try await Shop.openCatalogue(in: folder, library: library)
        #expect(catalogue.storageProblem?.cause == .notWritable)
        #expect(catalogue.storageProblem?.file == folder["cache/catalogue.sqlite"].path)
        #expect(try await catalogue.refresh().entryCount == 3)
    }

    @Test("can be used beside a library that cannot be written")
    func temporaryLibrary() async throws {
        let folder = try TemporaryFolder()
        try folder.write(String(contentsOf: Repository.schema, encoding: .utf8), to: "bundled/pack.schema.json")
        try folder.write(Samples.pack(), to: "bundled/fruits.json")
        let library = try await Library.open(at: URL(filePath: "/proc/comptoir/library.sqlite"))
        let catalogue = try await Shop.openCatalogue(in: folder, library: library)
        try await catalogue.refresh()
        try await library.setFavourite(true, .fruit, id: "quince")
        let rows = try await catalogue.rows(matching: FruitQuery(onlyFavourites: true))
        #expect(try catalogue.summaries(FruitSummary.self, for: rows).map(\.name) == ["Quince"])
    }
}
