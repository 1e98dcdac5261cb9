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
        title.bind(\.text) { model.season?.title ?? "" }
        strip.bind(\.months) { model.season?.months ?? [] }
        strip.bind(\.partly) { model.season?.disputed ?? [] }
        strip.bind(\.current) { model.environment.today.day.month }
        strip.bind(\.alternativeText) { model.seasonSentence }
        strip.bind(\.tooltip) { model.seasonSentence }
        append(title)
        append(strip)
        bind(\.isVisible) { model.season?.months.isEmpty == false }
    }
}

extension FruitModel {
    /// When it is in season where the person lives, or where a source speaks of.
    fileprivate var season: SeasonShown? { fruit?.seasonsShown(formats).first }

    /// The same in words.
    fileprivate var seasonSentence: String {
        season.map { tr("{name}: {value}", ["name": $0.title, "value": $0.text]) } ?? ""
    }
}
