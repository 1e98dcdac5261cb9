import GTK
import Store
import Widgets

/// The way back to nought, apart from what is chosen: it says what it does, and asks for a note first.
@MainActor
final class CounterRestart: Box {
    private let note = Entry(placeholder: tr("A note, if you like"))
    private let popover = Popover()
    private let model: CounterModel

    init(model: CounterModel) {
        self.model = model
        super.init(.vertical)
        note.accessibleLabel = tr("Note on starting again")
        let start = Button(tr("Start again")).styled("danger")
        start.onClicked { [weak self] in self?.restart() }
        note.onActivate { [weak self] in self?.restart() }
        popover.child = Box(
            .vertical, spacing: Space.small,
            [note.inBox(limitedTo: .note), start.layout(horizontal: .end)])
        let help = Label.wrapping()
        help.bind(\.text) { CounterRestart.help(model) }
        let button = MenuButton(tr("Start again…"), popover: popover).styled("danger-menu")
        button.wrapLabel()
        append(
            GroupCard(
                tr("Back to zero"), icon: "comptoir-undo-symbolic", help: help, [button.layout(horizontal: .start)]))
        bind(\.isVisible) {
            model.state.map { $0.target == nil } ?? false && !(model.settings?.countsMarks ?? false)
        }
    }

    /// What starting again does, in a sentence.
    private static func help(_ model: CounterModel) -> String {
        guard let record = model.state?.record, record > 0 else {
            return tr("Counting starts again from today. The history stays.")
        }
        return trn(
            "Counting starts again from today. The record of {record} day and what happened stay.",
            "Counting starts again from today. The record of {record} days and what happened stay.", record,
            ["record": model.environment.formats.number(record)])
    }

    private func restart() {
        popover.popDown()
        model.resetClicked(note: note.text)
        note.text = ""
    }
}

/// The colour behind the number.
@MainActor
final class CounterColourRow: Box {
    init(model: CounterModel) {
        super.init(.vertical, spacing: Space.tiny)
        let options = ColorOption.palette
        let choice = ColorChoice(tr("Colour"), options, selection: options[0].color)
        choice.bind(\.selection) { model.settings.map { Color($0.colour) } ?? options[0].color }
        choice.onSelected { [weak model] color in
            let colour = RGB(color)
            model?.change { $0.colour = colour }
        }
        append(Label.wrapping(tr("Colour")))
        append(choice)
    }
}
