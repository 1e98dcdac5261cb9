public import Foundation

/// All products of a server as they were at one moment.
public struct RemoteListing: Sendable, Equatable, Codable {
    /// The shop's name.
    public var name: String

    /// Where orders are taken; nil where none are.
    public var orders: URL?

    /// The products, in the server's order.
    public var products: [RemoteProduct]

    /// What it makes of drinks; nil where it says nothing of them.
    public var ratings: RemoteRatings?

    /// Why its ratings could not be had; nil where they could, or where there are none.
    public var ratingsError: RemoteError?

    /// What was wrong and left out.
    public var problems: [Problem]

    /// When the server was asked.
    public var date: Date

    /// Whether two listings show the same, whenever they were read.
    public func isSame(as other: RemoteListing) -> Bool {
        var same = other
        same.date = date
        return self == same
    }
}

/// What a test of a server's address found.
public struct ServerReport: Sendable, Equatable {
    /// The shop's name.
    public let name: String

    /// How many products the first page has.
    public let products: Int

    /// Whether there are more pages.
    public let hasMore: Bool

    /// Whether the server takes orders.
    public let takesOrders: Bool

    /// How many drinks it rates; nil where it gives no ratings.
    public let ratings: Int?

    /// What is wrong in the first page and in the ratings.
    public let problems: [Problem]
}
