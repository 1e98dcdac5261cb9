import Foundation
import GTK
import Store
import Widgets

extension Environment {
    /// Opens what a single page needs, as the program does.
    static func openForMeasurements() async throws -> (Environment, Theme) {
        let folders = try Folders.find()
        Fonts.register(directory: folders.fonts.path)
        IconTheme.current.add(searchPath: folders.icons.path)
        let theme = Theme(folder: folders.style.path, sheets: ["kit.css", "app.css"])
        let preferences = Preferences(try DesktopPreferences(schemas: folders.schemas.path))
        let environment = try await Environment.open(folders: folders, preferences: preferences, languages: ["en"])
        return (environment, theme)
    }
}

/// Makes the catalogue in the program's folders anew, of so many invented fruits and drinks.
package func buildInventedCatalogue(fruits: Int, drinks: Int) throws {
    let folders = try Folders.find()
    try Catalogue.buildSynthetic(
        count: fruits, drinks: drinks, at: folders.cache.appending(path: "catalogue.sqlite"),
        packs: PackFolders(bundled: folders.catalogue, personal: folders.packs))
}
