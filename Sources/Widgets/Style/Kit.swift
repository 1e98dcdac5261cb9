internal import CKit
public import GTK

/// The resources that the kit contains: style sheets, icons, and its own texts in other languages.
@MainActor
public enum Kit {
    /// The path of the resources.
    static let path = "/io/github/comptoir/kit"

    /// The reason why the kit's own texts cannot be translated, in which case they stay English; nil if they can.
    public private(set) static var translationProblem: GLibError?

    /// Registers the resources; `Theme()` does so.
    public static func start() { _ = started }

    private static let started: Void = {
        comptoir_kit_register()
        IconTheme.current.add(resourcePath: path + "/icons")
        do throws(GLibError) {
            try Translation.add(domain: "comptoir-kit", resources: path + "/locale")
        } catch { translationProblem = error }
    }()
}
