import GTK
import Store
import Widgets

/// Takes several ingredients at once, one to a line, with amounts or without.
@MainActor
final class BarTyping: Box {
    private let model: BarModel
    private let text = TextView()
    private let answer = Box(.vertical, spacing: Space.tiny)
    private let save: Button
    private let reading = TaskBag()
    private var found: [ShelfItem] = []

    /// Makes the form.
    /// - Parameter dismiss: called when it is done with.
    init(model: BarModel, dismiss: @escaping @MainActor () -> Void) {
        self.model = model
        save = Button(tr("Put on the shelf")).styled("primary")
        save.wrapsLabel = true
        super.init(.vertical, spacing: Space.small)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        append(Label.wrapping(Self.hint).styled("quiet"))
        text.wraps = true
        text.accessibleLabel = tr("Ingredients, one per line")
        let scroller = ScrolledWindow(text, scrolls: [.vertical]).styled("text-frame")
        scroller.minimumSize = SizeRequest(height: 132)
        append(scroller)
        append(answer)
        append(save.layout(horizontal: .end))
        save.isSensitive = false
        text.buffer.onChanged { [weak self] _ in self?.read() }
        save.onClicked { [weak self] in
            guard let self else { return }
            model.put(found)
            dismiss()
        }
    }

    /// Says how to write; what follows its colon is itself understood.
    static var hint: String {
        // Translators: what follows the colon are examples that are understood with your words for “low” and “of”; parted by commas.
        tr("One per line, with an amount if you like: 70 cl of gin, Campari, 4 limes, Cointreau low.")
    }

    private func read() {
        reading.cancel()
        let (typed, catalogue) = (text.buffer.text, model.environment.catalogue)
        reading.run(orElse: model.environment.report) { [weak self] in
            let lines = try await catalogue.shelfLines(typed, .translated)
            if !Task.isCancelled { self?.show(lines) }
        }
    }

    private func show(_ lines: ShelfLines) {
        found = lines.known.map(\.item)
        answer.removeAll()
        for known in lines.known {
            let amount = known.item.amount.map(model.environment.formats.quantity)
            let state = known.item.state == .have ? nil : known.item.state.title
            add([known.name, amount, state].compactMap { $0 }.joined(separator: ", "), "comptoir-check-symbolic")
        }
        for unknown in lines.unknown {
            let nearest = unknown.nearest.map(\.name).joined(separator: ", ")
            add(
                nearest.isEmpty
                    ? tr("“{line}” is not in the catalogue.", ["line": unknown.line])
                    : tr("“{line}”: did you mean {names}?", ["line": unknown.line, "names": nearest]),
                "comptoir-warning-symbolic")
        }
        if !lines.isWhole {
            add(
                tr(
                    "Only the first {lines} lines and {letters} letters are read. Type the others afterwards.",
                    ["lines": ShelfLines.mostLines, "letters": ShelfLines.mostLetters]),
                "comptoir-warning-symbolic")
        }
        save.isSensitive = !lines.known.isEmpty
    }

    private func add(_ line: String, _ icon: String) {
        answer.append(Box(.horizontal, spacing: Space.tiny, [Image(icon: icon), Label.wrapping(line)]))
    }
}
