internal import JSON
internal import Foundation

/// What a server makes of drinks: a rating of each, and who says so.
public struct RemoteRatings: Sendable, Equatable, Codable {
    /// The rating of a drink.
    public struct Rating: Sendable, Equatable, Codable {
        /// The drink's id; there may be no such drink here.
        public let drink: String

        /// The rating in half stars, 1 to 10.
        public let halfStars: Int

        /// Where in the list the drink is named.
        let path: String
        let location: JSONLocation
    }

    /// Who rates so.
    public let source: Source

    /// The ratings, each drink once.
    public let ratings: [Rating]

    /// Where the list is.
    let address: URL
}
