import Foundation
import GTK
import Widgets

/// What the program is, and whom and what it owes.
@MainActor
final class AboutView: Box {
    init(folders: Folders) {
        super.init(.vertical, spacing: Space.small)
        layout(margins: Insets(top: 0, bottom: Space.large, start: Space.large, end: Space.large))
        let picture = ArtPicture(size: 210, path: folders.picture("welcome.svg")).styled("about-picture")
        append(picture.layout(horizontal: .center))
        let version = tr("Version {version}", ["version": AppIdentity.version])
        append(
            Box(
                .vertical,
                [
                    AboutView.centred(AppIdentity.name, "brand", "about-name"),
                    AboutView.centred(version, "caption", "quiet"),
                ]))
        append(AboutView.centred(tr("For a fruit bowl, a home bar and good resolutions.")))
        append(
            AboutView.centred(
                tr("Free software under the MIT licence. © 2026 the Comptoir developers."), "caption", "quiet"))
        append(
            RowList([
                AboutView.part(
                    tr("Data sources"),
                    [
                        tr("Nutrition from the USDA National Nutrient Database, Release 28, in the public domain."),
                        tr("Daily shares follow Regulation (EU) No 1169/2011, Annex XIII."),
                        tr("Each fruit’s page names its own sources."),
                    ].joined(separator: " ")),
                AboutView.part(
                    tr("Fonts and artwork"),
                    [
                        tr("Lobster, Playfair Display and Raleway, under the SIL Open Font License 1.1."),
                        tr("The pictures are drawn for Comptoir."),
                    ].joined(separator: " ")),
                AboutView.libraries(folders),
            ]).styled("card", "form-rows", "about-rows"))
    }

    /// The libraries that it is made with, each with its licence.
    private static func libraries(_ folders: Folders) -> Widget {
        let licences = [
            ("GRDB", "GRDB.txt"), (tr("Swift, its libraries and Swift Argument Parser"), "Swift.txt"),
            ("ICU", "ICU.txt"),
        ]
        let text = Label.wrapping(
            tr("Uses your system’s GTK, libsoup, libshumate and SQLite. Built in, each under its own licence:"),
            isSelectable: true
        ).styled("caption")
        let rows = RowList(licences.map { AboutView.licence($0, folders.licences.appending(path: $1)) })
            .styled("form-rows", "about-rows")
        return Disclosure(tr("Libraries"), isExpanded: false, body: Box(.vertical, spacing: Space.tiny, [text, rows]))
    }

    /// A library's name, under which its licence is read.
    private static func licence(_ library: String, _ file: URL) -> Widget {
        let text = Label.wrapping().styled("caption")
        let line = Disclosure(library, isExpanded: false, body: text)
        // They are long, and few people open them.
        line.onToggled { isOpen in
            guard isOpen, text.text.isEmpty else { return }
            do {
                text.text = try String(contentsOf: file, encoding: .utf8)
                // The keyboard goes to what can be selected, which has to say something.
                text.isSelectable = true
            } catch {
                text.text = Failure(error).text
            }
        }
        return line
    }

    private static func centred(_ text: String, _ styles: String...) -> Widget {
        let label = BalancedLabel(text, upTo: 60)
        for style in styles { label.label.styled(style) }
        return label
    }

    private static func part(_ title: String, _ text: String) -> Widget {
        let text = Label.wrapping(text, isSelectable: true).styled("caption")
        return Disclosure(title, isExpanded: false, body: text)
    }
}
