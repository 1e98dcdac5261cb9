internal import CKit
public import GTK

/// What the kit carries in itself: style sheets, icons, and its own sentences in other languages.
@MainActor
public enum Kit {
    /// Where they are among the program's resources.
    static let path = "/io/github/comptoir/kit"

    /// Why the kit's own sentences cannot be shown in the person's language; nil while they can. They stay English then.
    public private(set) static var translationProblem: GLibError?

    /// Makes them known; `Theme()` does so.
    public static func start() { _ = started }

    private static let started: Void = {
        comptoir_kit_register()
        IconTheme.current.add(resourcePath: path + "/icons")
        do throws(GLibError) {
            try Translation.add(domain: "comptoir-kit", resources: path + "/locale")
        } catch { translationProblem = error }
    }()
}
