import Foundation
import GTK
import Widgets

/// Which map stands behind the stores: the one that comes with the program, OpenStreetMap's, or a file of one's own.
@MainActor
final class MapChoice: Box {
    private let preferences: Preferences
    private let report: @MainActor (any Error) -> Void

    init(preferences: Preferences, report: @escaping @MainActor (any Error) -> Void) {
        self.preferences = preferences
        self.report = report
        super.init(.vertical, spacing: Space.tiny)
        append(
            FormRow.switching(tr("Streets from OpenStreetMap"), isOn: { preferences.usesOpenStreetMap }) {
                preferences.usesOpenStreetMap = $0
            })
        append(
            Label.wrapping(
                tr("What you look at is then fetched from its server. The map of the program needs no network.")
            ).styled("caption", "quiet"))
        let choose = Button(tr("_Choose…")) { [weak self] in self?.chooseClicked() }
        append(FormRow(tr("A map file of yours"), choose))
        let name = Label.wrapping().styled("caption", "quiet")
        name.bind(\.text) { preferences.mapFile.isEmpty ? "" : URL(filePath: preferences.mapFile).lastPathComponent }
        let away = Button(tr("_Use it no longer")) { preferences.mapFile = "" }
        let chosen = WrapBox(spacing: Space.small, [name, away])
        chosen.bind(\.isVisible) { !preferences.mapFile.isEmpty }
        append(chosen)
    }

    private func chooseClicked() {
        let dialog = FileDialog(
            tr("Choose a map file"), filters: [FileFilter(tr("Maps with pictures (MBTiles)"), suffixes: ["mbtiles"])])
        Task { [weak self] in
            do {
                if let path = try await dialog.open(in: self?.window) { self?.preferences.mapFile = path }
            } catch { self?.report(error) }
        }
    }
}
