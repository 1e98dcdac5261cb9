public import GTK

/// Numbered steps, of which one may be current.
///
/// If steps can be chosen, Tab reaches the current one, Up, Down, Home and End move to others, and Enter, Space or a
/// click chooses one.
///
///     let list = StepList("Instructions")
///     list.bind(\.steps) { model.steps }
///     list.bind(\.current) { model.step }
///     list.onChosen { [weak model] in model?.stepChosen($0) }
@MainActor
public final class StepList: Box {
    private var rows: [StepRow] = []
    private let chosen = HandlerList<Int>()

    /// Creates an empty list.
    /// - Parameter name: the name of the list for assistive technology.
    public init(_ name: String, _ steps: [StepItem] = []) {
        super.init(.vertical, spacing: 0)
        styled("step-list")
        role = .list
        accessibleLabel = name
        self.steps = steps
        rebuild()
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
    }

    /// The steps, in order.
    public var steps: [StepItem] = [] {
        didSet { if steps != oldValue { rebuild() } }
    }

    /// The index of the current step, or nil. Setting it does not call `onChosen`.
    public var current: Int? {
        didSet { if current != oldValue { showCurrent() } }
    }

    /// Lets the user choose a step, and calls `handler` with its index.
    @discardableResult
    public func onChosen(_ handler: @escaping @MainActor (Int) -> Void) -> Connection {
        defer { rebuild() }
        return chosen.add(handler)
    }

    private func rebuild() {
        removeAll()
        rows = steps.enumerated().map { index, step in
            let row = StepRow(step, number: index + 1, of: steps.count, isChoosable: !chosen.isEmpty)
            row.button?.onClicked { [weak self] in
                guard let self else { return }
                current = index
                focus(index)
                chosen.send(index)
            }
            append(row)
            return row
        }
        showCurrent()
    }

    private func showCurrent() {
        for (index, row) in rows.enumerated() {
            row.isCurrent = index == current
            row.button?.isFocusable = index == current ?? 0
        }
    }

    private func focus(_ index: Int) {
        for (other, row) in rows.enumerated() { row.button?.isFocusable = other == index }
        rows[index].button?.grabFocus()
    }

    private func handle(_ key: Key) -> Bool {
        guard let place = rows.firstIndex(where: \.hasFocus) else { return false }
        let target: Int
        switch key {
        case .down: target = place + 1
        case .up: target = place - 1
        case .home: target = 0
        case .end: target = rows.count - 1
        default: return false
        }
        guard rows.indices.contains(target) else { return false }
        focus(target)
        return true
    }
}
