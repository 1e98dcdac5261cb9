public import Foundation

/// The fruits, ingredients and drinks that packs describe: searched, listed, and read one by one.
///
/// It is a database built from the packs, which may be deleted at any time. Opening it shows what was
/// last built; ``refresh()`` brings it up to date.
public final class Catalogue: Sendable {
    /// Why the catalogue is kept in a temporary folder, or nil where it is kept where it should be.
    public let storageProblem: StoreError?

    let database: CatalogueDatabase
    let library: Library
    let folders: PackFolders
    let languages: [LanguageTag]
    let refreshes = SerialTasks()

    init(database: CatalogueDatabase, library: Library, folders: PackFolders, languages: [LanguageTag]) {
        self.database = database
        self.library = library
        self.folders = folders
        self.languages = languages
        storageProblem = database.storageProblem
    }

    /// Opens the catalogue.
    ///
    /// - Parameters:
    ///   - url: The file, as in `~/.cache/comptoir/catalogue.sqlite`. One that is damaged, or of another
    ///     version, is made anew.
    ///   - packs: Where the packs are.
    ///   - library: The library, whose favourites, ratings and shelf are shown and filtered by.
    ///   - languages: The person's languages, the preferred one first, as in `["fr_FR", "en"]`. The texts
    ///     are in the first that a pack has; English is searched as well.
    /// - Throws: ``StoreError`` where the file can be made neither there nor in a temporary folder.
    @concurrent public static func open(
        at url: URL, packs: PackFolders, library: Library, languages: [String] = ["en"]
    ) async throws -> Catalogue {
        let database = try CatalogueDatabase.open(at: url, attaching: library.file)
        return Catalogue(
            database: database, library: library, folders: packs, languages: languages.map(LanguageTag.init))
    }
}
