import Foundation
import GTK

/// The colour tokens of a theme's file.
struct Tokens {
    private let colors: [String: Color]

    /// Reads the `@define-color` lines of a file in `Resources/style`.
    @MainActor
    init(_ file: String) throws {
        let text = try String(
            contentsOf: Kitchen.resources.appending(path: "style/\(file)"), encoding: .utf8)
        var colors: [String: Color] = [:]
        for match in text.matches(of: /@define-color\s+(\w+)\s+([^;]+);/) {
            colors[String(match.1)] = Color(String(match.2))
        }
        self.colors = colors
    }

    var names: Set<String> { Set(colors.keys) }

    /// What is seen of a token, or of several that lie over each other: `selection/surface`; `a+b` is `a` with
    /// a seventh of `b` mixed in, as under the pointer.
    func color(_ expression: String) -> Color? {
        let layers = expression.split(separator: "/").map { layer -> Color? in
            let parts = layer.split(separator: "+").map { colors[String($0)] }
            guard parts.count == 2, let first = parts[0], let second = parts[1] else { return parts.first ?? nil }
            return first.mixed(with: second, at: 0.14)
        }
        guard var result = layers.last ?? nil, !layers.contains(where: { $0 == nil }) else { return nil }
        for case let layer? in layers.dropLast().reversed() {
            result = result.mixed(with: layer.opacity(1), at: layer.alpha)
        }
        return result
    }
}
