package import GTK
package import Store
import Widgets

/// The drinks without the rest of the program, over the catalogue in the program's folders; for measurements.
@MainActor
package final class DrinksPage {
    package let view: Widget
    package let catalogue: Catalogue
    package let library: Library
    private let theme: Theme

    private init(_ environment: Environment, _ theme: Theme) {
        let model = DrinksModel(catalogue: environment.catalogue, preferences: environment.preferences)
        view = DrinksView(model: model, environment: environment) {}
        catalogue = environment.catalogue
        library = environment.library
        self.theme = theme
        model.appeared()
    }

    /// Opens what the drinks need, as the program does.
    package static func open() async throws -> DrinksPage {
        let (environment, theme) = try await Environment.openForMeasurements()
        return DrinksPage(environment, theme)
    }

    /// The picture that a card shows of a drink, drawn now.
    /// - Parameter side: its width and height, in pixels.
    package static func picture(of drink: DrinkSummary, side: Int) -> Texture {
        DrinkTextures.shared.texture(of: DrinkArt(drink.sketch), side: side)
    }
}
