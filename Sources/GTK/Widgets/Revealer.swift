internal import CGTK

/// Shows and hides its child with a transition (`GtkRevealer`).
@MainActor
public final class Revealer: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a revealer.
    /// - Parameters:
    ///   - child: what is revealed.
    ///   - transition: how it comes and goes.
    ///   - isRevealed: whether it is there from the start.
    public init(_ child: Widget? = nil, _ transition: RevealerTransition = .slideDown, isRevealed: Bool = false) {
        super.init(Reference(adopting: gtk_revealer_new()))
        self.transition = transition
        self.isRevealed = isRevealed
        if let child { self.child = child }
    }

    /// What is revealed (`gtk_revealer_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_revealer_get_child(opaque)) }
        set { gtk_revealer_set_child(opaque, newValue?.widget) }
    }

    /// Whether the child is shown or coming (`gtk_revealer_set_reveal_child`).
    public var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { gtk_revealer_set_reveal_child(opaque, newValue.c) }
    }

    /// Whether the child is shown and the transition is over (`gtk_revealer_get_child_revealed`).
    public var isFullyRevealed: Bool { gtk_revealer_get_child_revealed(opaque) != 0 }

    /// How the child comes and goes (`gtk_revealer_set_transition_type`).
    public var transition: RevealerTransition {
        get { RevealerTransition(rawValue: gtk_revealer_get_transition_type(opaque).rawValue) ?? .none }
        set { gtk_revealer_set_transition_type(opaque, GtkRevealerTransitionType(rawValue: newValue.rawValue)) }
    }

    /// How long a transition takes (`gtk_revealer_set_transition_duration`).
    public var transitionDuration: Duration {
        get { .milliseconds(gtk_revealer_get_transition_duration(opaque)) }
        set { gtk_revealer_set_transition_duration(opaque, guint(newValue.milliseconds)) }
    }

    /// Called with whether the child is wholly there, or else wholly gone (`notify::child-revealed`).
    @discardableResult
    public func onTransitionEnded(_ handler: @escaping @MainActor (_ isRevealed: Bool) -> Void) -> Connection {
        onNotify("child-revealed") { [weak self] in
            if let self { handler(gtk_revealer_get_child_revealed(opaque) != 0) }
        }
    }
}

/// How a revealer's child comes and goes (`GtkRevealerTransitionType`).
public enum RevealerTransition: UInt32, Sendable {
    case none, crossfade, slideRight, slideLeft, slideUp, slideDown, swingRight, swingLeft, swingUp, swingDown
}
