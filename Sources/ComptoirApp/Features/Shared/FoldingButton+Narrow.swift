import GTK
import Widgets

extension FoldingButton {
    /// Creates a button beside others, which says what it does in words too unless the window is narrow.
    convenience init(_ text: String, icon: String, _ environment: Environment, action: @escaping @MainActor () -> Void)
    {
        self.init(text, icon: icon, action: action)
        bind(\.isFolded) { environment.isNarrow }
    }
}
