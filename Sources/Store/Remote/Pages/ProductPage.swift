internal import JSON
internal import Foundation

/// One page of a server's products.
struct ProductPage: Sendable {
    let products: [RemoteProduct]
    /// Where each of the products begins, by its id.
    let lines: [String: Int]
    let problems: [Problem]
    /// Where the next page is, if there is one.
    let next: URL?

    /// Reads a checked document.
    ///
    /// - Throws: ``RemoteError`` where the next page is on another server.
    init(_ document: ServerDocument, operation: RemoteError.Operation = .readProducts) throws {
        let flawed = Set(document.problems.lazy.filter { $0.severity == .error }.map { LeftOut.entryPath(of: $0.path) })
        let file = document.url.absoluteString
        var decoder = ProductDecoder(base: document.url)
        var leftOut = LeftOut()
        var products: [RemoteProduct] = []
        var lines: [String: Int] = [:]
        var repeated: [Problem] = []
        for node in document.root["products"]?.elements ?? [] {
            let id = node["id"]?.string.map { String($0.prefix(80)) }
            guard !flawed.contains(node.path.description), let product = decoder.product(node) else {
                leftOut.insert(node.path, id: id)
                continue
            }
            if let line = lines[product.id] {
                let place = node["id"] ?? node
                repeated.append(
                    Problem(
                        .repeatedID(product.id, firstLine: line), file: file, path: place.path.description,
                        location: place.location, effect: .entryLeftOut(id: product.id)))
            } else {
                lines[product.id] = node.location.line
                products.append(product)
            }
        }
        self.products = products
        self.lines = lines
        let found = document.problems.map { problem in
            var problem = problem
            if problem.severity == .error { problem.effect = leftOut.effect(on: problem.path) }
            return problem
        }
        problems = (found + decoder.problems + repeated).sorted {
            ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0)
        }
        next = try document.root["next"]?.string.map {
            try ServerPath.url($0, relativeTo: document.url, operation: operation)
        }
    }
}
