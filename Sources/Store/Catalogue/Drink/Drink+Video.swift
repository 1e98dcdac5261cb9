public import Foundation

extension Drink {
    /// Where a pack says that a video of the drink being made is to be found.
    public enum Video: Sendable, Equatable, Codable {
        /// A file that is read while it plays.
        case file(URL)
        /// A page with a player of its own, such as YouTube's or PeerTube's.
        case page(URL)

        /// Reads what a pack says: the `https` address of a file, `youtube:` with the video's id, or `peertube:` with the
        /// server's name, a slash and the video's id. Nil where it is none of these.
        public init?(_ text: String) {
            if let id = text.after("youtube:") {
                guard id.count == 11, id.allSatisfy(\.isPartOfName),
                    let url = URL(string: "https://www.youtube.com/watch?v=\(id)")
                else { return nil }
                self = .page(url)
            } else if let place = text.after("peertube:") {
                let parts = place.split(separator: "/", omittingEmptySubsequences: false)
                guard parts.count == 2, parts[0].contains("."), parts.allSatisfy({ !$0.isEmpty }),
                    parts[0].allSatisfy({ $0.isPartOfName || $0 == "." }), parts[1].allSatisfy(\.isPartOfName),
                    let url = URL(string: "https://\(parts[0])/w/\(parts[1])")
                else { return nil }
                self = .page(url)
            } else {
                guard text.hasPrefix("https://"), let url = URL(string: text), url.host()?.isEmpty == false else {
                    return nil
                }
                self = .file(url)
            }
        }
    }
}

extension String {
    /// What follows a beginning; nil where the text begins otherwise.
    fileprivate func after(_ beginning: String) -> Substring? {
        hasPrefix(beginning) ? dropFirst(beginning.count) : nil
    }
}

extension Character {
    /// Whether ids and the names of servers are made of it.
    fileprivate var isPartOfName: Bool { isASCII && (isLetter || isNumber || self == "-" || self == "_") }
}
