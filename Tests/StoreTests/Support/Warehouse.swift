import Foundation

@testable import Store

/// A catalogue of very many invented entries, with a library, in a folder of their own.
struct Warehouse {
    let folder: TemporaryFolder
    let library: Library
    let catalogue: Catalogue

    /// - Parameters:
    ///   - pack: What the invented entries are made after.
    ///   - name: The pack's file.
    init(fruits: Int = 0, drinks: Int = 0, after pack: String, named name: String) async throws {
        folder = try TemporaryFolder()
        try folder.write(pack, to: "bundled/\(name)")
        let packs = PackFolders(bundled: folder["bundled"], personal: nil)
        try Catalogue.buildSynthetic(count: fruits, drinks: drinks, at: folder["catalogue.sqlite"], packs: packs)
        library = try await Library.open(at: folder["library.sqlite"])
        catalogue = try await Catalogue.open(at: folder["catalogue.sqlite"], packs: packs, library: library)
    }
}
