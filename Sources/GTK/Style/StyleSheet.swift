internal import CGTK

/// Rules for the appearance of widgets (`GtkCssProvider`).
///
/// GTK skips mistakes in the text; they are listed in `problems` and not printed to the console.
@MainActor
public final class StyleSheet: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// The parts of the last loaded text that GTK could not understand.
    public private(set) var problems: [StyleProblem] = []

    /// Creates a style sheet from CSS (`gtk_css_provider_new`).
    public convenience init(_ css: String = "") {
        self.init(Reference(adopting: gtk_css_provider_new()))
        collectProblems()
        if !css.isEmpty { load(css) }
    }

    /// Creates a style sheet from a file; `@import` and `url()` in it are relative to the file.
    public convenience init(path: String) {
        self.init()
        load(path: path)
    }

    private var provider: UnsafeMutablePointer<GtkCssProvider> { raw.assumingMemoryBound(to: GtkCssProvider.self) }

    /// Replaces the rules (`gtk_css_provider_load_from_string`); returns whether all were understood.
    @discardableResult
    public func load(_ css: String) -> Bool {
        problems = []
        comptoir_css_load(provider, css)
        return problems.isEmpty
    }

    /// Replaces the rules by those of a file (`gtk_css_provider_load_from_path`); returns whether all were understood.
    ///
    /// A file that cannot be read is a problem as well.
    @discardableResult
    public func load(path: String) -> Bool {
        problems = []
        gtk_css_provider_load_from_path(provider, path)
        return problems.isEmpty
    }

    /// Replaces the rules by those of a registered resource (`gtk_css_provider_load_from_resource`); returns whether
    /// all were understood.
    ///
    /// A resource that does not exist is a problem as well.
    @discardableResult
    public func load(resource path: String) -> Bool {
        problems = []
        gtk_css_provider_load_from_resource(provider, path)
        return problems.isEmpty
    }

    /// The rules as GTK understood them (`gtk_css_provider_to_string`).
    public var text: String { string(adopting: gtk_css_provider_to_string(provider)) ?? "" }

    /// Applies the rules to every window (`gtk_style_context_add_provider_for_display`).
    /// - Parameter priority: decides which style sheet wins where two disagree.
    public func add(priority: StylePriority = .application) {
        gtk_style_context_add_provider_for_display(gdk_display_get_default(), opaque, priority.rawValue)
    }

    /// Stops applying the rules (`gtk_style_context_remove_provider_for_display`).
    public func remove() {
        gtk_style_context_remove_provider_for_display(gdk_display_get_default(), opaque)
    }

    private func collectProblems() {
        let closure = Handler.closure { [weak self] parameters, _ in
            let section = OpaquePointer(g_value_get_boxed(parameters + 1))
            guard let self, let error = g_value_get_boxed(parameters + 2)?.assumingMemoryBound(to: GError.self) else {
                return
            }
            problems.append(StyleProblem(section, error.pointee))
        }
        g_signal_connect_closure(raw, "parsing-error", closure, 0)
    }
}

/// The priority of a style sheet; where two disagree, the higher one wins.
public struct StylePriority: RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Below the theme (`GTK_STYLE_PROVIDER_PRIORITY_FALLBACK`).
    public static let fallback = StylePriority(rawValue: 1)
    /// Above the theme (`GTK_STYLE_PROVIDER_PRIORITY_APPLICATION`).
    public static let application = StylePriority(rawValue: 600)
    /// Above everything, including the user's own style.
    public static let override = StylePriority(rawValue: 900)
}
