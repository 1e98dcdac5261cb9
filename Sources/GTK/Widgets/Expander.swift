internal import CGTK

/// A line of text that shows and hides the widget below it (`GtkExpander`).
@MainActor
public final class Expander: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates an expander; an underscore in the text marks its mnemonic (`gtk_expander_new_with_mnemonic`).
    public init(_ label: String, _ child: Widget? = nil, isExpanded: Bool = false) {
        super.init(Reference(adopting: gtk_expander_new_with_mnemonic(label)))
        if let child { self.child = child }
        self.isExpanded = isExpanded
    }

    /// The text (`gtk_expander_set_label`).
    public var label: String {
        get { string(gtk_expander_get_label(opaque)) ?? "" }
        set { gtk_expander_set_label(opaque, newValue) }
    }

    /// The widget shown instead of the text (`gtk_expander_set_label_widget`).
    public var labelWidget: Widget? {
        get { Object.borrowed(gtk_expander_get_label_widget(opaque)) }
        set { gtk_expander_set_label_widget(opaque, newValue?.widget) }
    }

    /// The widget that is shown and hidden (`gtk_expander_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_expander_get_child(opaque)) }
        set { gtk_expander_set_child(opaque, newValue?.widget) }
    }

    /// Whether the child is shown (`gtk_expander_set_expanded`).
    public var isExpanded: Bool {
        get { gtk_expander_get_expanded(opaque) != 0 }
        set { gtk_expander_set_expanded(opaque, newValue.c) }
    }

    /// Called after the expander was opened or closed (`notify::expanded`).
    @discardableResult
    public func onExpandedChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection {
        connect("notify::expanded", giving: \.isExpanded, handler)
    }
}
