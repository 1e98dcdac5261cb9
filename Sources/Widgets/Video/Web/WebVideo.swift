public import Foundation

/// A video on somebody's page, as the player that its site has for other people's pages.
///
/// YouTube's and PeerTube's pages are known: <https://developers.google.com/youtube/player_parameters>,
/// <https://docs.joinpeertube.org/api/embed-player>.
public struct WebVideo: Sendable, Equatable {
    /// The page that the video is on.
    public let page: URL
    /// The page that has the player and nothing else.
    public let player: URL

    /// Finds the player of a page's video; nil where the page is of a site that is not known.
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

    /// YouTube's player that sets no cookie before it plays.
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

    /// Seconds as YouTube writes them: `90`, `90s`, `1m30s`, `1h2m3s`.
    private static func seconds(_ text: String) -> Int? {
        guard let found = text.wholeMatch(of: /(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?/) else { return nil }
        let parts = [found.1, found.2, found.3].map { $0.flatMap { Int($0) } ?? 0 }
        return parts[0] * 3600 + parts[1] * 60 + parts[2]
    }

    /// The player of a PeerTube server: `/w/NAME` and `/videos/watch/NAME`, with a UUID or its short form.
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
