public import Foundation

/// The address of a server's screens as a person gives it, checked: a folder on a web server.
///
/// It has to be encrypted. This computer and the network at home are for those who write screens alone: a document from
/// there could have the program ask what no web server may ask.
public struct ScreenAddress: Sendable, Hashable, Codable {
    /// The folder, with a slash at its end.
    public let url: URL

    /// Reads an address; where no kind is written, `https` is meant.
    ///
    /// - Parameters:
    ///   - text: What the person typed: a folder, or a document in it.
    ///   - allowsNear: Whether it may be this computer, or one in the network at home.
    /// - Throws: ``ServerAddress/Problem``.
    public init(_ text: String, allowsNear: Bool) throws {
        let server = try ServerAddress(text)
        guard allowsNear || !ServerAddress.isNear(server.host.lowercased()) else { throw ServerAddress.Problem.near }
        url = server.url.deletingLastPathComponent()
    }

    /// The address as a person would write it.
    public var text: String { url.absoluteString }

    /// The server's name.
    public var host: String { url.host() ?? "" }

    /// Where the document of a screen is.
    ///
    /// - Parameter name: Of letters, digits, `-` and `_`.
    func url(ofScreen name: String) -> URL { url.appending(path: name + ".json") }
}
