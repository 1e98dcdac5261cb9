import Foundation
package import GTK
package import Store
import Widgets

/// The list of fruits without the rest of the program, over the catalogue in the program's folders; for
/// measurements.
@MainActor
package final class FruitsPage {
    package let view: Widget
    package let library: Library
    private let theme: Theme

    private init(_ environment: Environment, _ theme: Theme) {
        let model = FruitsModel(
            catalogue: environment.catalogue, library: environment.library, preferences: environment.preferences)
        view = FruitsView(model: model, environment: environment)
        library = environment.library
        self.theme = theme
        model.appeared()
    }

    /// Opens what the list needs, as the program does.
    package static func open() async throws -> FruitsPage {
        let folders = try Folders.find()
        Fonts.register(directory: folders.fonts.path)
        IconTheme.current.add(searchPath: folders.icons.path)
        let theme = Theme(folder: folders.style.path, sheets: ["kit.css", "app.css"])
        let preferences = Preferences(try DesktopPreferences(schemas: folders.schemas.path))
        let environment = try await Environment.open(folders: folders, preferences: preferences, languages: ["en"])
        return FruitsPage(environment, theme)
    }

    /// Makes the catalogue anew, of so many invented fruits.
    package static func buildCatalogue(count: Int) throws {
        let folders = try Folders.find()
        try Catalogue.buildSynthetic(
            count: count, at: folders.cache.appending(path: "catalogue.sqlite"),
            packs: PackFolders(bundled: folders.catalogue, personal: folders.packs))
    }
}
