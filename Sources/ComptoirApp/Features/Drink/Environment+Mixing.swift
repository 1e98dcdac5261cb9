/// Where a recipe is shown step by step, over the whole screen.
@MainActor
final class MixingPlace {
    /// Shows the recipe of a page there; nil while there is no window.
    var show: (@MainActor (DrinkModel) -> Void)?
}

extension Environment {
    /// Where recipes are shown over the whole screen.
    var mixing: MixingPlace { shared { _ in MixingPlace() } }
}
