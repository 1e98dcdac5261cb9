import Foundation
import GTK
import Widgets

/// Which map stands behind the stores: the one that comes with the program, OpenStreetMap's, or a file of one's own.
@MainActor
final class MapChoice {
    private let preferences: Preferences
    private let report: @MainActor (any Error) -> Void

    init(preferences: Preferences, report: @escaping @MainActor (any Error) -> Void) {
        self.preferences = preferences
        self.report = report
    }

    /// The rows of the choice.
    var rows: [Widget] { [streets(), file()] }

    private func streets() -> Widget {
        FormRow.switching(
            tr("Streets from OpenStreetMap"), icon: "comptoir-place-symbolic",
            help: tr("What you look at is then fetched from its server. The built-in map needs no network."),
            isOn: { [preferences] in preferences.usesOpenStreetMap },
            change: { [preferences] in preferences.usesOpenStreetMap = $0 })
    }

    private func file() -> Widget {
        let choose = Button(tr("_Choose…"))
        choose.onClicked { [weak choose, self] in chooseClicked(choose?.window) }
        let row = FormRow(tr("A map file of yours"), choose, icon: "comptoir-file-symbolic")
        row.bind(\.help) { [preferences] in
            preferences.mapFile.isEmpty
                ? tr("None: the built-in map is used.") : URL(filePath: preferences.mapFile).lastPathComponent
        }
        let away = Button(tr("_Stop using it")) { [preferences] in preferences.mapFile = "" }
        away.bind(\.isVisible) { [preferences] in !preferences.mapFile.isEmpty }
        return Box(.vertical, spacing: Space.tiny, [row, away.layout(horizontal: .start)])
    }

    private func chooseClicked(_ window: Window?) {
        let dialog = FileDialog(
            tr("Choose a map file"), filters: [FileFilter(tr("Maps with pictures (MBTiles)"), suffixes: ["mbtiles"])])
        Task { [preferences, report] in
            do {
                if let path = try await dialog.open(in: window) { preferences.mapFile = path }
            } catch { report(error) }
        }
    }
}
