import GTK
import Store
import Widgets

/// The months in which a fruit is in season; not there where no source says so.
@MainActor
final class FruitSeason: Box {
    init(model: FruitModel) {
        super.init(.vertical, spacing: Space.tiny)
        let title = Label.wrapping().styled("caption", "quiet")
        let strip = MonthStrip(letters: model.formats.monthLetters)
        title.bind(\.text) { model.fruit?.seasons?.title ?? "" }
        strip.bind(\.months) { model.fruit?.seasons?.months ?? [] }
        strip.bind(\.alternativeText) { model.seasonSentence }
        strip.bind(\.tooltip) { model.seasonSentence }
        append(title)
        append(strip)
        bind(\.isVisible) { !(model.fruit?.seasons?.months ?? []).isEmpty }
    }
}

extension FruitModel {
    /// When it is in season, in words.
    fileprivate var seasonSentence: String {
        guard let fruit, let seasons = fruit.seasons else { return "" }
        return "\(seasons.title): \(fruit.seasonNames.joined(separator: ", "))"
    }
}
