import GTK

extension Widget {
    /// Has a page that opens hand the keyboard to what comes after this, as a number would be selected. Tab reaches it all the
    /// same.
    func passOverAtFirst() {
        canFocus = false
        onMap { [weak self] in MainLoop.whenIdle { [weak self] in self?.canFocus = true } }
    }
}
