/// The reason why there is nothing to show.
public enum StatusState: Sendable {
    /// The content is loading; the text says what it is.
    case loading(_ text: String)
    /// There is no content, which is not an error.
    /// - Parameters:
    ///   - picture: the path of a picture.
    ///   - icon: the name of a symbolic icon, if there is no picture.
    ///   - offers: what may have been meant instead, in a word or two each.
    case empty(
        title: String, text: String = "", icon: String? = "comptoir-empty-symbolic", picture: String? = nil,
        offers: [NextStep] = [], action: NextStep? = nil)
    /// Loading failed; the text says what can be done.
    /// - Parameters:
    ///   - place: the file or the server that it is about, for who wants to know.
    ///   - other: what can be done instead of trying again; nil for nothing.
    case failed(
        title: String, text: String = "", place: String = "", picture: String? = nil, retry: NextStep? = nil,
        other: NextStep? = nil)

    /// Whether content is still loading.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// What comes before the last step: what may have been meant instead, or to try again where there is another way out.
    public var offers: [NextStep] {
        switch self {
        case .loading: []
        case .empty(_, _, _, _, let offers, _): offers
        case .failed(_, _, _, _, let retry, let other): other == nil ? [] : [retry].compactMap { $0 }
        }
    }

    /// The file or the server that a failure is about; empty for anything else.
    var place: String {
        if case .failed(_, _, let place, _, _, _) = self { place } else { "" }
    }

    var content: (title: String, text: String, icon: String?, picture: String?, action: NextStep?) {
        switch self {
        case .loading(let text): ("", text, nil, nil, nil)
        case .empty(let title, let text, let icon, let picture, _, let action): (title, text, icon, picture, action)
        case .failed(let title, let text, _, let picture, let retry, let other):
            (title, text, "comptoir-warning-symbolic", picture, other ?? retry)
        }
    }
}
