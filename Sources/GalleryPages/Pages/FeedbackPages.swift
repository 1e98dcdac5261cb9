import GTK
import Observation
import Widgets

/// Widgets that give the user feedback.
@MainActor
enum FeedbackPages {
    static let all = [status, rows, balanced, toasts, banner, sheet, footedSheet]

    private static let status = GalleryPage(
        "status-page", "Feedback", "StatusPage", "Stands in a page's place while it loads, is empty, or failed.",
        code: "status.bind(\\.state) { model.isLoading ? .loading(\"Reading the catalogue…\") : nil }"
    ) { samples in
        [
            Specimen(
                "Loading; the spinner comes after 150 ms", StatusPage(.loading("Reading the catalogue…")), height: 240),
            Specimen(
                "Empty, with a picture and a next step",
                StatusPage(
                    .empty(
                        title: "Nothing found", text: "No fruit goes by “xyzzy”. Try a shorter word.",
                        picture: samples.picture("states/nothing-found.svg"), action: NextStep("Show all fruits") {})),
                height: 470),
            Specimen(
                "As high as what it says, in a place that scrolls itself",
                StatusPage(.empty(title: "No stores yet", text: "Add the first one below."), scrolls: false)),
            Specimen(
                "Empty, with an icon",
                StatusPage(.empty(title: "No favourites yet", text: "Hearts you fill appear here.")), height: 300),
            Specimen(
                "Nothing found, with what may have been meant",
                StatusPage(
                    .empty(
                        title: "No fruit called “appel”", text: "Did you mean one of these?", icon: nil,
                        offers: [NextStep("Apple") {}, NextStep("Pineapple") {}],
                        action: NextStep("Show all fruits") {})),
                height: 300),
            Specimen(
                "Failed, with a retry",
                StatusPage(
                    .failed(
                        title: "The catalogue could not be read",
                        text: "Line 12: a comma is missing. The last good catalogue is still there.",
                        place: "fruits.json", picture: samples.picture("states/spilled-glass.svg"),
                        retry: NextStep("Try again") {})),
                height: 500),
            Specimen(
                "Failed, with another way out",
                StatusPage(
                    .failed(
                        title: "The shop could not be opened", text: "Its server cannot be reached.",
                        retry: NextStep("Try again") {}, other: NextStep("Choose another server") {})),
                height: 300),
            Specimen(
                "Loading, with rows that stand in",
                StatusPage(.loading("Filling the bowl…"), standIn: RowSkeleton(rowHeight: 84, gap: 10)), height: 240),
        ]
    }

    private static let rows = GalleryPage(
        "row-skeleton", "Feedback", "RowSkeleton", "Pale rows in the places of those that are on their way.",
        code: "StatusPage(.loading(\"Filling the bowl…\"), standIn: RowSkeleton(rowHeight: 84, gap: 10))"
    ) { _ in
        [
            Specimen("With room", RowSkeleton(rowHeight: 84, gap: 10), height: 270),
            Specimen("Narrow and low", Clamp(RowSkeleton(rowHeight: 60, gap: 6), to: 240), height: 190),
        ]
    }

    private static let balanced = GalleryPage(
        "balanced-label", "Feedback", "BalancedLabel", "A short centred text whose lines are about equally long.",
        code: "BalancedLabel(\"Try fewer letters, or browse them all.\", upTo: 42)"
    ) { _ in
        @MainActor func make() -> BalancedLabel {
            BalancedLabel("What is in the bowl, what is in the glass, and how the days add up.", upTo: 60)
        }
        return [Specimen("With room", make()), Specimen("Narrow", Clamp(make(), to: 240))]
    }

    private static let toasts = GalleryPage(
        "toast-overlay", "Feedback", "ToastOverlay",
        "Short messages at the bottom, one after the other, with a way to undo. Hover or focus keeps one there.",
        code: "toasts.show(\"Lemon removed\", action: NextStep(\"Undo\") { model.undo() })"
    ) { _ in
        let button = Button("Remove lemon").styled("primary")
        let long = Button("A long message")
        let content = Box(.vertical, spacing: Space.small, [button, long]).layout(
            horizontal: .center, vertical: .center)
        let overlay = ToastOverlay(Box(.vertical, [content.layout(expand: [.vertical])]))
        button.onClicked { [weak overlay] in
            overlay?.show(
                "Lemon removed from your favourites",
                action: NextStep("Undo") { [weak overlay] in overlay?.show("Lemon is back") })
        }
        long.onClicked { [weak overlay] in
            overlay?.show(
                "Three entries of the pack “market.json” were skipped, because their pictures are missing or cannot be read.",
                action: NextStep("Details") {}, timeout: .seconds(8))
        }
        overlay.onMap { [weak overlay] in
            guard let overlay, overlay.text == nil else { return }
            overlay.show("Lemon removed from your favourites", action: NextStep("Undo") {}, timeout: .seconds(20))
        }
        return [Specimen("Over a page", overlay, height: 240)]
    }

    private static let banner = GalleryPage(
        "banner", "Feedback", "Banner", "One line at the top of a page about a problem, with a next step.",
        code: "banner.bind(\\.text) { model.problem }"
    ) { _ in
        let plain = Banner("3 entries of a pack were skipped")
        plain.action = NextStep("Details") {}
        return [
            Specimen("With a button", plain),
            Specimen(
                "Long",
                Banner(
                    "The library was damaged and has been restored from yesterday's backup. Two favourites added since are missing."
                )),
        ]
    }

    private static let sheet = GalleryPage(
        "sheet", "Feedback", "Sheet",
        "Comes up over a page: from the bottom where it is narrow, in the middle where it is wide. Drag it down, press Escape or click beside it.",
        code: "Sheet.present(view, title: \"Compare\", in: host)"
    ) { _ in
        @MainActor func present(in host: SheetHost?) {
            guard let host, host.sheets.isEmpty else { return }
            let text = Label("Per 100 g, strawberries have more vitamin C than lemons, and less sugar than most.")
            text.wraps = true
            text.textAlignment = 0
            let content = Box(
                .vertical, spacing: Space.small,
                [text, Button("Choose fruits").styled("primary").layout(horizontal: .start)]
            ).layout(margins: Insets(top: 0, bottom: Space.small, start: Space.large, end: Space.large))
            Sheet.present(content, title: "Compare", in: host)
        }
        @MainActor func frame() -> SheetHost {
            let button = Button("Compare").styled("primary").layout(
                horizontal: .center, vertical: .center, expand: [.vertical])
            let host = SheetHost(Box(.vertical, [button]))
            button.onClicked { [weak host] in present(in: host) }
            host.onMap { [weak host] in present(in: host) }
            return host
        }
        return [
            Specimen("Wide", frame(), height: 320),
            Specimen("Narrow", Clamp(frame(), to: 320), height: 320),
        ]
    }

    /// What is typed into a form.
    @MainActor @Observable
    final class Draft { var name = "" }

    /// A form whose button stays in view, and whose heading is the name that is typed.
    private final class Form: Box, FootedContent, TitledContent {
        private let draft = Draft()
        var sheetTitle: String { draft.name.isEmpty ? "A new store" : draft.name }
        let sheetFoot: Widget = Box(.vertical, [Button("Save").styled("primary")])
            .layout(margins: Insets(top: Space.small, bottom: Space.large, start: Space.large, end: Space.large))

        init() {
            let names = ["Name", "Street", "Town", "Country", "Opening hours", "Web page"]
            super.init(
                .vertical, spacing: Space.small,
                names.map { name in
                    let field = Entry(placeholder: name)
                    field.accessibleLabel = name
                    return field
                })
            (children.first as? Entry)?.onChanged { [draft] in draft.name = $0 }
            layout(margins: Insets(top: Space.tiny, bottom: Space.small, start: Space.large, end: Space.large))
        }
    }

    private static let footedSheet = GalleryPage(
        "footed-content", "Feedback", "FootedContent",
        "Content of a sheet with a foot, which stays in sight however little room there is: the rest scrolls. As "
            + "TitledContent it also says what the heading is, now and after each change.",
        code: "final class PlaceForm: Box, FootedContent, TitledContent {\n    var sheetFoot: Widget { saveButton }\n"
            + "    var sheetTitle: String { model.name }\n}"
    ) { _ in
        @MainActor func present(in host: SheetHost?) {
            guard let host, host.sheets.isEmpty else { return }
            Sheet.present(Form(), title: "A new store", in: host)
        }
        let button = Button("A new store").styled("primary").layout(
            horizontal: .center, vertical: .center, expand: [.vertical])
        let host = SheetHost(Box(.vertical, [button]))
        button.onClicked { [weak host] in present(in: host) }
        host.onMap { [weak host] in present(in: host) }
        return [Specimen("Lower than the form", Clamp(host, to: 360), height: 320)]
    }
}
