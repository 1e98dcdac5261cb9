internal import CGTK

/// A button that opens an address (`GtkLinkButton`).
@MainActor
public final class LinkButton: Button {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a link.
    /// - Parameters:
    ///   - address: the address to open.
    ///   - text: the text of the link; nil for the address itself.
    public init(_ address: String, _ text: String? = nil) {
        super.init(Reference(adopting: gtk_link_button_new_with_label(address, text ?? address)))
    }

    /// The address that the link opens (`gtk_link_button_set_uri`).
    public var address: String {
        get { string(gtk_link_button_get_uri(opaque)) ?? "" }
        set { gtk_link_button_set_uri(opaque, newValue) }
    }

    /// Whether the address has been opened (`gtk_link_button_set_visited`).
    public var isVisited: Bool {
        get { gtk_link_button_get_visited(opaque) != 0 }
        set { gtk_link_button_set_visited(opaque, newValue.c) }
    }

    /// Called when the link is clicked; return true if you have opened the address, otherwise GTK opens it and marks it
    /// as visited (`activate-link`).
    @discardableResult
    public func onLink(_ handler: @escaping @MainActor () -> Bool) -> Connection {
        connect(asking: "activate-link", handler)
    }
}

/// A widget that keeps the proportions of its child (`GtkAspectFrame`).
@MainActor
public final class AspectFrame: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a frame without a border.
    /// - Parameters:
    ///   - child: the child, centred in the available space.
    ///   - ratio: width divided by height.
    public init(_ child: Widget? = nil, ratio: Double = 1) {
        super.init(Reference(adopting: gtk_aspect_frame_new(0.5, 0.5, Float(ratio), 0)))
        if let child { self.child = child }
    }

    /// The widget whose proportions are kept (`gtk_aspect_frame_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_aspect_frame_get_child(opaque)) }
        set { gtk_aspect_frame_set_child(opaque, newValue?.widget) }
    }

    /// Width divided by height (`gtk_aspect_frame_set_ratio`).
    public var ratio: Double {
        get { Double(gtk_aspect_frame_get_ratio(opaque)) }
        set { gtk_aspect_frame_set_ratio(opaque, Float(newValue)) }
    }
}
