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
    private var reading: Task<Void, Never>?
    private var found: [ShelfItem] = []

    /// Makes the form.
    /// - Parameter dismiss: called when it is done with.
    init(model: BarModel, dismiss: @escaping @MainActor () -> Void) {
        self.model = model
        save = Button(tr("Onto the shelf")).styled("primary")
        super.init(.vertical, spacing: Space.small)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let hint = FruitView.text("quiet")
        hint.text = Self.hint
        append(hint)
        text.wraps = true
        text.setAccessibleLabel(tr("Ingredients, one to a line"))
        let scroller = ScrolledWindow(text, scrolls: [.vertical]).styled("text-frame")
        scroller.setMinimumSize(height: 132)
        append(scroller)
        append(answer)
        append(save.layout(horizontal: .end))
        save.isSensitive = false
        text.buffer.onChanged { [weak self] in self?.read() }
        save.onClicked { [weak self] in
            guard let self else { return }
            model.put(found)
            dismiss()
        }
    }

    /// Says how to write; what follows its colon is itself understood.
    static var hint: String {
        // Translators: what follows the colon are examples that are understood with your words for “low” and “of”; parted by commas.
        tr("One to a line, with an amount if you like: 70 cl of gin, Campari, 4 limes, Cointreau low.")
    }

    isolated deinit { reading?.cancel() }

    private func read() {
        reading?.cancel()
        reading = Task { [weak self, typed = text.buffer.text, environment = model.environment] in
            do {
                let lines = try await environment.catalogue.shelfLines(typed, .translated)
                guard let self, !Task.isCancelled else { return }
                show(lines)
            } catch is CancellationError {
                return
            } catch {
                environment.report(error)
            }
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
                    ? tr("«{line}» is no ingredient of the catalogue.", ["line": unknown.line])
                    : tr("«{line}»: did you mean {names}?", ["line": unknown.line, "names": nearest]),
                "comptoir-warning-symbolic")
        }
        save.isSensitive = !lines.known.isEmpty
    }

    private func add(_ line: String, _ icon: String) {
        let label = FruitView.text()
        label.text = line
        answer.append(Box(.horizontal, spacing: Space.tiny, [Image(icon: icon), label]))
    }
}
