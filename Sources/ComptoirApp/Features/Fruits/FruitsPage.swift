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
        let (environment, theme) = try await Environment.openForMeasurements()
        return FruitsPage(environment, theme)
    }
}
