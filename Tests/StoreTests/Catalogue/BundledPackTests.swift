import Testing

@testable import Store

/// The packs that the program brings, as the program reads them.
@Suite("The bundled packs")
struct BundledPackTests {
    @Test("fit their schema, every key and value")
    func noProblems() async throws {
        let folder = try TemporaryFolder()
        let library = try await Library.open(at: folder["library.sqlite"])
        let catalogue = try await Catalogue.open(
            at: folder["catalogue.sqlite"],
            packs: PackFolders(bundled: Repository.catalogue, personal: nil),
            library: library)
        let refresh = try await catalogue.refresh()
        #expect(refresh.problems == [])
    }
}
