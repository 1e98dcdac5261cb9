/// Why there is nothing to show.
public enum StatusState: Sendable {
    /// It comes; the text says what.
    case loading(_ text: String)
    /// There is nothing, and that is no mistake.
    /// - Parameters:
    ///   - picture: the path of a picture's file.
    ///   - icon: the name of a symbolic icon, where there is no picture.
    case empty(
        title: String, text: String = "", icon: String? = "comptoir-empty-symbolic", picture: String? = nil,
        action: NextStep? = nil)
    /// It went wrong; the text says what can be done.
    case failed(title: String, text: String = "", picture: String? = nil, retry: NextStep? = nil)

    /// Whether something is still to come.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    var content: (title: String, text: String, icon: String?, picture: String?, action: NextStep?) {
        switch self {
        case .loading(let text): ("", text, nil, nil, nil)
        case .empty(let title, let text, let icon, let picture, let action): (title, text, icon, picture, action)
        case .failed(let title, let text, let picture, let retry):
            (title, text, "comptoir-warning-symbolic", picture, retry)
        }
    }
}
