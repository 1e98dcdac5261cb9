import GTK
import Store
import Widgets

/// What the person can choose; every choice applies at once.
@MainActor
final class PreferencesView: Box {
    private let preferences: Preferences
    private let formats: Formats
    private let environment: Environment

    /// Makes the view.
    /// - Parameter introduction: called when the person wants to see the introduction again.
    init(environment: Environment, introduction: @escaping @MainActor () -> Void) {
        (preferences, formats, self.environment) = (environment.preferences, environment.formats, environment)
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        append(FormGroup(tr("Appearance"), [themes(), textSize()]))
        append(FormGroup(tr("Amounts and days"), [units(), standardDrink(), dayBoundary()]))
        append(FormGroup(tr("Shop"), [currency(), lowGoesToCart(), ServerField(preferences, environment.shopServer)]))
        append(FormGroup(tr("Map"), MapChoice(preferences: preferences, report: environment.report).rows))
        append(FormGroup(tr("Screens"), [ServerField(preferences, environment.screens)]))
        let again = Button(tr("Show the _introduction again"), action: introduction)
        again.wrapsLabel = true
        // There it is in sight already.
        again.bind(\.isSensitive) { !environment.showsIntroduction }
        append(again.layout(horizontal: .start))
    }

    private func themes() -> Widget {
        let themes = SegmentedChoice(
            tr("Theme"),
            [
                Choice(id: "system", title: tr("Auto")), Choice(id: "light", title: tr("Light")),
                Choice(id: "dark", title: tr("Dark")),
            ])
        themes.bind(\.selection) { [preferences] in preferences.theme.rawValue }
        themes.onSelected { [preferences] in preferences.theme = ThemePreference(rawValue: $0) ?? .system }
        return FormRow(tr("Theme"), themes, icon: "comptoir-system-theme-symbolic")
    }

    private func textSize() -> Widget {
        let size = Stepper(tr("Text size"), value: 100, in: 80...200, step: 10)
        size.format = { tr("{percent}%", ["percent": String(Int($0))]) }
        size.bind(\.value) { [preferences] in (preferences.textSize * 100).rounded() }
        size.onChanged { [preferences] in preferences.textSize = $0 / 100 }
        return FormRow(tr("Text size"), size, icon: "comptoir-text-size-symbolic")
    }

    private func units() -> Widget {
        let units = SegmentedChoice(
            tr("Units"), [Choice(id: "metric", title: tr("Metric")), Choice(id: "us", title: tr("US"))])
        units.bind(\.selection) { [preferences] in preferences.units.rawValue }
        units.onSelected { [preferences] in preferences.units = UnitPreference(rawValue: $0) ?? .metric }
        return FormRow(tr("Units"), units, icon: "comptoir-measure-symbolic")
    }

    private func standardDrink() -> Widget {
        let row = FormRow(
            tr("Standard drink"), StandardDrinkChoice.menu(preferences: preferences, formats: formats),
            icon: "comptoir-drinks-symbolic")
        // The name of a region does not say it.
        row.bind(\.help) { [environment, formats] in
            tr("Each is {grams} g of alcohol.", ["grams": formats.number(environment.standardDrink.grams)])
        }
        return row
    }

    private func dayBoundary() -> Widget {
        FormRow(
            tr("A day begins at"), DayBoundaryChoice.menu(preferences: preferences, formats: formats),
            icon: "comptoir-moon-symbolic", help: tr("Choose a later hour if you stay up late."))
    }

    private func currency() -> Widget {
        let row = FormRow(
            tr("Currency"), CurrencyChoice.menu(preferences: preferences, formats: formats),
            icon: "comptoir-coins-symbolic")
        row.bind(\.help) { [environment] in
            tr("The prices you enter are in {currency}.", ["currency": environment.currency.code])
        }
        return row
    }

    private func lowGoesToCart() -> Widget {
        FormRow.switching(
            tr("Add what runs low to the cart"), icon: "comptoir-shop-symbolic",
            isOn: { [preferences] in preferences.addsLowToCart },
            change: { [preferences] in preferences.addsLowToCart = $0 })
    }
}
