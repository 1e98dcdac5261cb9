internal import CGTK

extension ListView {
    /// Creates a list that shows a tree.
    ///
    /// Right expands an element and then moves into it, Left collapses it and then moves out of it; + and − expand and
    /// collapse too. Where text runs from right to left, Right and Left change roles.
    /// - Parameters:
    ///   - tree: the elements.
    ///   - mode: how many rows can be selected.
    ///   - label: the name of an element's row for assistive technology.
    ///   - row: creates the content after the arrow, still empty.
    ///   - update: shows an element in what `row` created.
    public convenience init<Value, Row: Widget>(
        tree: TreeList<Value>, selection mode: SelectionMode = .none, label: (@MainActor (Value) -> String)? = nil,
        row: @escaping @MainActor () -> Row, update: @escaping @MainActor (Row, Value) -> Void
    ) where Element == TreeNode<Value> {
        self.init(
            tree, selection: mode, describe: { describe($0, $1, label) }, row: { TreeCell(row()) },
            update: { show($1, in: $0, of: tree, update) })
        addKeys(for: tree)
    }
}

extension Column {
    /// Creates the column of a tree that has the arrows; use it in a `ColumnView` created with `tree:`.
    public convenience init<Value, Cell: Widget>(
        _ title: String, tree: TreeList<Value>, cell: @escaping @MainActor () -> Cell,
        update: @escaping @MainActor (Cell, Value) -> Void
    ) where Element == TreeNode<Value> {
        self.init(title, cell: { TreeCell(cell()) }, update: { show($1, in: $0, of: tree, update) })
    }
}

extension ColumnView {
    /// Creates a table that shows a tree; one of its columns is created with `tree:` and has the arrows.
    public convenience init<Value>(
        tree: TreeList<Value>, selection mode: SelectionMode = .none, label: (@MainActor (Value) -> String)? = nil,
        columns: [Column<Element>]
    ) where Element == TreeNode<Value> {
        self.init(tree, selection: mode, describe: { describe($0, $1, label) }, columns: columns)
        addKeys(for: tree)
    }
}

@MainActor
private func show<Value, Row: Widget>(
    _ node: TreeNode<Value>, in cell: TreeCell, of tree: TreeList<Value>, _ update: @MainActor (Row, Value) -> Void
) {
    cell.show(node) { [weak tree] in tree?.setExpanded(node.id, !node.isExpanded) }
    if let row = cell.content as? Row { update(row, node.element) }
}

@MainActor
private func describe<Value>(_ holder: Widget, _ node: TreeNode<Value>, _ label: (@MainActor (Value) -> String)?) {
    if let label { holder.accessibleLabel = label(node.element) }
    holder.setAccessibleLevel(node.depth + 1)
    if node.isExpandable {
        holder.setAccessible(.expanded, node.isExpanded)
    } else {
        gtk_accessible_reset_state(holder.opaque, GTK_ACCESSIBLE_STATE_EXPANDED)
    }
}

extension ItemsView {
    fileprivate func addKeys<Value>(for tree: TreeList<Value>) where Element == TreeNode<Value> {
        let inner: Widget? = Object.borrowed(list)
        // Handled before a focused row gets the key, because newer versions of GTK move from cell to cell with these
        // keys, but after a focused widget in a row, because a text field needs them itself.
        for phase in [InputPhase.capture, .bubble] {
            inner?.onKeyPressed(phase: phase) { [weak self, weak tree] key, modifiers in
                guard let self, let tree, modifiers.isSubset(of: [.shift]), let index = focusedIndex,
                    hasRowFocus == (phase == .capture)
                else { return false }
                return press(key, on: tree.element(at: index), at: index, tree)
            }
        }
    }

    /// Whether a row as a whole has the keyboard focus.
    private var hasRowFocus: Bool { gtk_widget_get_focus_child(list).map { gtk_widget_is_focus($0) != 0 } ?? false }

    private func press<Value>(_ key: Key, on node: TreeNode<Value>, at index: Int, _ tree: TreeList<Value>) -> Bool
    where Element == TreeNode<Value> {
        switch key {
        case isMirrored ? .left : .right: return goIn(node, at: index, tree)
        case isMirrored ? .right : .left: return goOut(node, at: index, tree)
        case "+", Key(value: 0xffab): tree.setExpanded(node.id, true)
        case "-", Key(value: 0xffad): tree.setExpanded(node.id, false)
        default: return false
        }
        return true
    }

    private func goIn<Value>(_ node: TreeNode<Value>, at index: Int, _ tree: TreeList<Value>) -> Bool {
        guard node.isExpandable else { return false }
        if node.isExpanded {
            scroll(to: index + 1, selecting: selection.isSelected(index), focusing: true)
        } else {
            tree.setExpanded(node.id, true)
        }
        return true
    }

    private func goOut<Value>(_ node: TreeNode<Value>, at index: Int, _ tree: TreeList<Value>) -> Bool {
        if node.isExpanded {
            tree.setExpanded(node.id, false)
        } else if let parent = tree.parentIndex(of: index) {
            scroll(to: parent, selecting: selection.isSelected(index), focusing: true)
        }
        return true
    }
}
