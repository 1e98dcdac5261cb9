import Foundation
import GTK
import Store

/// Chooses the currency that prices are typed in.
@MainActor
enum CurrencyChoice {
    /// The currencies of today, of which one is chosen.
    static func menu(preferences: Preferences, formats: Formats) -> DropDown<String> {
        let codes = [""] + Currency.all.map(\.code)
        let menu = DropDown(codes, selection: preferences.currency) { name($0, formats) }
        menu.onSelectionChanged { code in
            if let code { preferences.currency = code }
        }
        return menu
    }

    /// A currency with its code, such as «Euro, EUR».
    private static func name(_ code: String, _ formats: Formats) -> String {
        guard !code.isEmpty else { return tr("My region") }
        let name = formats.locale.localizedString(forCurrencyCode: code) ?? code
        return tr("{name}, {code}", ["name": name, "code": code])
    }
}
