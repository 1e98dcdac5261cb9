import GTK
import Widgets

/// What the person can choose; every choice applies at once.
@MainActor
final class PreferencesView: Box {
    /// Makes the view.
    /// - Parameter introduction: called when the person wants to see the introduction again.
    init(environment: Environment, introduction: @escaping @MainActor () -> Void) {
        let (preferences, formats) = (environment.preferences, environment.formats)
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))

        let themes = SegmentedChoice(
            tr("Theme"),
            [
                Choice(id: "system", title: tr("Desktop")), Choice(id: "light", title: tr("Light")),
                Choice(id: "dark", title: tr("Dark")),
            ])
        themes.bind(\.selection) { preferences.theme.rawValue }
        themes.onSelected { preferences.theme = ThemePreference(rawValue: $0) ?? .system }
        append(FormRow(tr("Theme"), themes))

        let size = Stepper(tr("Text size"), value: 100, in: 80...200, step: 10)
        size.format = { tr("{percent} %", ["percent": String(Int($0))]) }
        size.bind(\.value) { (preferences.textSize * 100).rounded() }
        size.onChanged { preferences.textSize = $0 / 100 }
        append(FormRow(tr("Text size"), size))

        let units = SegmentedChoice(
            tr("Units"), [Choice(id: "metric", title: tr("Metric")), Choice(id: "us", title: tr("US"))])
        units.bind(\.selection) { preferences.units.rawValue }
        units.onSelected { preferences.units = UnitPreference(rawValue: $0) ?? .metric }
        append(FormRow(tr("Units"), units))
        append(FormRow(tr("Standard drink"), StandardDrinkChoice.menu(preferences: preferences, formats: formats)))
        append(
            FormRow(tr("A counted day begins at"), DayBoundaryChoice.menu(preferences: preferences, formats: formats)))

        append(FormRow(tr("Currency"), CurrencyChoice.menu(preferences: preferences, formats: formats)))
        append(
            FormRow.switching(tr("What runs low goes into the cart"), isOn: { preferences.addsLowToCart }) {
                preferences.addsLowToCart = $0
            })
        append(ServerField(preferences, environment.shopServer))
        append(ServerField(preferences, environment.screens))
        append(MapChoice(preferences: preferences, report: environment.report))

        append(Separator())
        let again = Button(tr("Show the _introduction again"), action: introduction)
        again.wrapsLabel = true
        // There it is in sight already.
        again.bind(\.isSensitive) { !environment.showsIntroduction }
        append(again.layout(horizontal: .start))
    }
}
