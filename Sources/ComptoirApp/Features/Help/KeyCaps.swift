import Foundation
import GTK
import Widgets

/// Keys as on a keyboard, each on a cap of its own, with a quiet “or” between combinations that do the same.
@MainActor
final class KeyCaps: Box {
    /// The keys in words, such as “Ctrl+? or F1”.
    let text: String

    /// Makes the caps.
    /// - Parameter combinations: combinations of keys in GTK's words, such as `Ctrl+?`.
    init(_ combinations: [String]) {
        text = combinations.joined(separator: tr(" or "))
        super.init(.vertical)
        role = .group
        accessibleLabel = text
        let line = WrapBox(spacing: Space.tiny, KeyCaps.parts(combinations))
        // One hears the keys together, as the name of this.
        line.role = .none
        append(line)
    }

    /// Returns the combinations, with the word between them.
    private static func parts(_ combinations: [String]) -> [Widget] {
        let word = tr(" or ").trimmingCharacters(in: .whitespaces)
        var parts: [Widget] = []
        for combination in combinations {
            if !parts.isEmpty { parts.append(Label(word).styled("caption", "quiet")) }
            parts.append(KeyCaps.combination(combination))
        }
        return parts
    }

    /// Returns the caps of one combination, which run as its words do, whichever way the page runs.
    private static func combination(_ text: String) -> Widget {
        let caps = WrapBox(spacing: 3, KeyboardShortcut.caps(of: text).map(KeyCaps.cap))
        caps.direction = KeyCaps.isRightToLeft(text) ? .rightToLeft : .leftToRight
        return caps
    }

    private static func cap(_ key: String) -> Widget {
        let cap = Label(key).styled("chip", "key-cap")
        cap.wraps = true
        cap.isCentered = true
        return cap
    }

    /// Returns whether the first letter of a text is Hebrew, Arabic or of another script that runs from the right.
    private static func isRightToLeft(_ text: String) -> Bool {
        let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
        return letter.map { (0x590...0x8FF).contains($0.value) } ?? false
    }
}
