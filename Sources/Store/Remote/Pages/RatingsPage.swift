internal import JSON
internal import Foundation

/// The ratings that a server gives drinks, as it writes them.
struct RatingsPage: Sendable {
    let ratings: RemoteRatings
    let problems: [Problem]

    /// Reads a checked document.
    init(_ document: ServerDocument) {
        let flawed = Set(document.problems.lazy.filter { $0.severity == .error }.map { LeftOut.entryPath(of: $0.path) })
        var leftOut = LeftOut()
        var ratings: [RemoteRatings.Rating] = []
        var seen: Set<String> = []
        var repeated: [Problem] = []
        for node in document.root["ratings"]?.elements ?? [] {
            guard !flawed.contains(node.path.description), let drink = node["drink"], let id = drink.string,
                let stars = node["stars"]?.number
            else {
                leftOut.insert(node.path, id: node["drink"]?.string.map { String($0.prefix(80)) })
                continue
            }
            if seen.insert(id).inserted {
                ratings.append(
                    RemoteRatings.Rating(
                        drink: id, halfStars: Int((stars * 2).rounded()), path: drink.path.description,
                        location: drink.location))
            } else {
                repeated.append(
                    Problem(
                        .repeatedElement(excerpt: drink.excerpt), file: document.url.absoluteString,
                        path: drink.path.description, location: drink.location, effect: .entryLeftOut(id: id)))
            }
        }
        let source = document.root["source"]
        let title = source?["title"]?.string ?? document.url.host() ?? ""
        self.ratings = RemoteRatings(
            source: Source(
                id: "server", title: DoubleEncoding.meaning(of: title) ?? title, url: source?["url"]?.string),
            ratings: ratings, address: document.url)
        let found = document.problems.map { problem in
            var problem = problem
            if problem.severity == .error { problem.effect = leftOut.effect(on: problem.path) }
            return problem
        }
        problems = (found + repeated).sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    }
}
