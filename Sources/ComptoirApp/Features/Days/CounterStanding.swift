import GTK
import Store
import Widgets

/// How a counter stands, and the way back to nought.
@MainActor
final class CounterStanding: Box {
    init(model: CounterModel) {
        super.init(.vertical, spacing: Space.medium)
        let formats = model.environment.formats
        let days = Label().styled("tabular")
        days.bind(\.text) { model.state.map { formats.number($0.days) } ?? "" }
        append(FormRow(tr("Days now"), days))
        let record = Label().styled("tabular")
        record.bind(\.text) { model.state.map { formats.number($0.record) } ?? "" }
        let recordRow = FormRow(tr("Record"), record)
        recordRow.bind(\.isVisible) { model.state.map { $0.target == nil } ?? false }
        append(recordRow)
        let note = Entry(placeholder: tr("A note, if you like"))
        note.accessibleLabel = tr("Note on the reset")
        let reset = Button(tr("Reset")).styled("danger")
        let act = { @MainActor [weak note, weak model] in
            model?.resetClicked(note: note?.text ?? "")
            note?.text = ""
        }
        reset.onClicked(act)
        note.onActivate(act)
        let full = note.limited(to: .note)
        let row = Box(
            .vertical, spacing: 3,
            [Box(.horizontal, spacing: Space.small, [note.layout(expand: [.horizontal]), reset]), full])
        row.bind(\.isVisible) {
            model.state.map { $0.target == nil } ?? false && !(model.settings?.countsMarks ?? false)
        }
        append(row)
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
