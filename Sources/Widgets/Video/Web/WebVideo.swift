public import Foundation

/// A video on someone else's page, with the player that its site offers for embedding.
///
/// The pages of YouTube and PeerTube are known: <https://developers.google.com/youtube/player_parameters>,
/// <https://docs.joinpeertube.org/api/embed-player>.
public struct WebVideo: Sendable, Equatable {
    /// The page with the video.
    public let page: URL
    /// The page with only the player.
    public let player: URL

    /// Finds the player of a page's video; nil if the site of the page is not known.
    public init?(page: URL) {
        guard page.scheme == "https", let host = page.host()?.lowercased() else { return nil }
        let path = page.pathComponents.filter { $0 != "/" }
        let query = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems ?? []
        guard let player = Self.youTube(host, path, query) ?? Self.peerTube(page, path) else { return nil }
        self.page = page
        self.player = player
    }

    private static let youTubeHosts: Set = [
        "youtube.com", "www.youtube.com", "m.youtube.com", "www.youtube-nocookie.com", "youtu.be",
    ]

    /// Returns YouTube's player that sets no cookie before it plays.
    private static func youTube(_ host: String, _ path: [String], _ query: [URLQueryItem]) -> URL? {
        guard youTubeHosts.contains(host) else { return nil }
        let name: String? =
            switch (host, path.first, path.count) {
            case ("youtu.be", let name?, 1): name
            case (_, "watch", 1): query.first { $0.name == "v" }?.value
            case (_, "embed", 2), (_, "shorts", 2), (_, "live", 2): path[1]
            default: nil
            }
        guard let name, name.wholeMatch(of: /[A-Za-z0-9_-]{11}/) != nil else { return nil }
        let start = query.first { $0.name == "t" || $0.name == "start" }?.value.flatMap(seconds)
        return URL(
            string: "https://www.youtube-nocookie.com/embed/\(name)?rel=0" + (start.map { "&start=\($0)" } ?? ""))
    }

    /// Returns seconds from YouTube's notation: `90`, `90s`, `1m30s`, `1h2m3s`.
    private static func seconds(_ text: String) -> Int? {
        guard let found = text.wholeMatch(of: /(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?/) else { return nil }
        let parts = [found.1, found.2, found.3].map { $0.flatMap { Int($0) } ?? 0 }
        return parts[0] * 3600 + parts[1] * 60 + parts[2]
    }

    /// Returns the player of a PeerTube server: for `/w/NAME` and `/videos/watch/NAME`, with a UUID or its short form.
    private static func peerTube(_ page: URL, _ path: [String]) -> URL? {
        let isKnown = path.count == 2 && path[0] == "w" || path.count == 3 && ["watch", "embed"].contains(path[1])
        guard isKnown, path.count == 2 || path[0] == "videos", let name = path.last,
            name.wholeMatch(of: /[A-Za-z0-9]{22}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/) != nil,
            var parts = URLComponents(url: page, resolvingAgainstBaseURL: false)
        else { return nil }
        parts.path = "/videos/embed/\(name)"
        (parts.query, parts.fragment) = (nil, nil)
        return parts.url
    }
}
