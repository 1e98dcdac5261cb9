import Store

/// How far an order has come, as a mark beside it.
enum OrderMark: Equatable, CaseIterable {
    case kept, waiting, sent, refused, shelved

    /// The mark of an order; what is on the shelf is there at last, unless it is still to be sent.
    init(_ state: Order.State, isShelved: Bool = false) {
        switch state {
        case .waiting: self = .waiting
        case .refused: self = .refused
        case .local: self = isShelved ? .shelved : .kept
        case .sent: self = isShelved ? .shelved : .sent
        }
    }

    /// The mark of an order in the list.
    init(_ order: OrderSummary) { self.init(order.state, isShelved: order.isShelved) }

    /// The mark in a few words.
    var title: String {
        switch self {
        case .kept: Order.State.local.title
        case .waiting: Order.State.waiting.title
        case .sent: Order.State.sent.title
        case .refused: Order.State.refused.title
        case .shelved: tr("On the shelf")
        }
    }

    /// Its sign.
    var icon: String {
        switch self {
        case .kept: "comptoir-file-symbolic"
        case .waiting: "comptoir-history-symbolic"
        case .sent: "comptoir-check-symbolic"
        case .refused: "comptoir-warning-symbolic"
        case .shelved: "comptoir-bar-symbolic"
        }
    }

    /// Whether it has come where it was to go.
    var isGood: Bool { self == .sent || self == .shelved }

    /// Whether the person has to do something about it.
    var isBad: Bool { self == .refused }
}
