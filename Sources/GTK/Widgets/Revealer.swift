internal import CGTK

/// A widget that shows and hides its child with a transition (`GtkRevealer`).
@MainActor
public final class Revealer: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a revealer.
    /// - Parameters:
    ///   - child: the widget to reveal.
    ///   - transition: how the child appears and disappears.
    ///   - isRevealed: whether the child is shown from the start.
    public init(_ child: Widget? = nil, _ transition: RevealerTransition = .slideDown, isRevealed: Bool = false) {
        super.init(Reference(adopting: gtk_revealer_new()))
        self.transition = transition
        self.isRevealed = isRevealed
        if let child { self.child = child }
    }

    /// The widget to reveal (`gtk_revealer_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_revealer_get_child(opaque)) }
        set { gtk_revealer_set_child(opaque, newValue?.widget) }
    }

    /// Whether the child is shown or appearing (`gtk_revealer_set_reveal_child`).
    public var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { gtk_revealer_set_reveal_child(opaque, newValue.c) }
    }

    /// Whether the child is shown and the transition is over (`gtk_revealer_get_child_revealed`).
    public var isFullyRevealed: Bool { gtk_revealer_get_child_revealed(opaque) != 0 }

    /// How the child appears and disappears (`gtk_revealer_set_transition_type`).
    public var transition: RevealerTransition {
        get { RevealerTransition(rawValue: gtk_revealer_get_transition_type(opaque).rawValue) ?? .none }
        set { gtk_revealer_set_transition_type(opaque, GtkRevealerTransitionType(rawValue: newValue.rawValue)) }
    }

    /// The duration of a transition (`gtk_revealer_set_transition_duration`).
    public var transitionDuration: Duration {
        get { .milliseconds(gtk_revealer_get_transition_duration(opaque)) }
        set { gtk_revealer_set_transition_duration(opaque, guint(newValue.milliseconds)) }
    }

    /// Called when a transition has ended, with whether the child is shown (`notify::child-revealed`).
    @discardableResult
    public func onTransitionEnded(_ handler: @escaping @MainActor (_ isRevealed: Bool) -> Void) -> Connection {
        onNotify("child-revealed") { [weak self] in
            if let self { handler(gtk_revealer_get_child_revealed(opaque) != 0) }
        }
    }
}

/// How the child of a revealer appears and disappears (`GtkRevealerTransitionType`).
public enum RevealerTransition: UInt32, Sendable {
    case none, crossfade, slideRight, slideLeft, slideUp, slideDown, swingRight, swingLeft, swingUp, swingDown
}
