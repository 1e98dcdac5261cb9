public import GTK

/// A quiet card that takes the place of something that cannot be shown, and gives the reason.
@MainActor
public final class NoticeCard: CustomWidget {
    private let label = Label()
    private let line: TextLine

    /// Creates a card.
    /// - Parameters:
    ///   - text: what is missing, and why.
    ///   - icon: the name of a symbolic icon.
    public init(_ text: String = "", icon: String = "comptoir-warning-symbolic") {
        label.wraps = true
        label.keepsLastWords = true
        label.textAlignment = 0
        let sign = Image(sign: icon)
        sign.role = .none
        line = TextLine([sign], text: label)
        super.init()
        adopt(line)
        self.text = text
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "notice-card"
        type.role = .status
    }

    /// What is missing, and why.
    public var text: String {
        get { label.text }
        set {
            label.text = newValue
            accessibleLabel = newValue
        }
    }
}
