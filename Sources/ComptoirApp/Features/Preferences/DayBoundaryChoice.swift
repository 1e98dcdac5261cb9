import Foundation
import GTK
import Widgets

/// Chooses when a day begins that is counted: whoever is up late lets it begin later.
@MainActor
enum DayBoundaryChoice {
    /// The hours from midnight to noon, of which one is chosen; a time between two of them that was set elsewhere is
    /// there as well.
    static func menu(preferences: Preferences, formats: Formats) -> DropDown<Int> {
        let hours = Array(stride(from: 0, through: 720, by: 60))
        let minutes = Set(hours + [preferences.dayBoundary]).sorted()
        let menu = DropDown(minutes, selection: preferences.dayBoundary) { name($0, formats) }
        menu.onSelectionChanged { chosen in
            if let chosen { preferences.dayBoundary = chosen }
        }
        return menu
    }

    /// A time of day as people write it.
    private static func name(_ minutes: Int, _ formats: Formats) -> String {
        guard minutes > 0 else { return tr("Midnight") }
        var style = Date.FormatStyle(date: .omitted, time: .shortened, locale: formats.conventions.dates)
        style.timeZone = .gmt
        return Date(timeIntervalSince1970: Double(minutes) * 60).formatted(style)
    }
}
