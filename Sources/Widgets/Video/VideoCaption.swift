/// A text shown over a video for some time.
public struct VideoCaption: Sendable, Equatable {
    /// The times at which the text appears and disappears.
    public var start, end: Duration
    /// The text, without markup, in one line or more.
    public var text: String

    /// Creates a caption.
    public init(from start: Duration, to end: Duration, _ text: String) {
        (self.start, self.end, self.text) = (start, end, text)
    }

    /// Reads a WebVTT file, ignoring what is not supported, such as positions.
    /// - Parameter text: the content of the file.
    /// - Returns: the captions in the order of their beginnings; none if the text is not WebVTT.
    public static func parse(_ text: String) -> [VideoCaption] {
        let plain = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, first.hasPrefix("WEBVTT") || first.hasPrefix("\u{FEFF}WEBVTT") else { return [] }
        // Empty lines separate the blocks.
        let blocks = lines.split(whereSeparator: { $0.allSatisfy(\.isWhitespace) })
        return blocks.compactMap(caption).sorted { $0.start < $1.start }
    }

    private static func caption(_ block: ArraySlice<Substring>) -> VideoCaption? {
        guard let place = block.firstIndex(where: { $0.contains("-->") }) else { return nil }
        let times = block[place].split(separator: " ").filter { !$0.isEmpty }
        guard times.count >= 3, times[1] == "-->", let start = time(times[0]), let end = time(times[2]), end > start
        else { return nil }
        let words = block[(place + 1)...].map(plainWords).joined(separator: "\n")
        return words.isEmpty ? nil : VideoCaption(from: start, to: end, words)
    }

    /// Reads a time such as `1:02:03.456` or `02:03.456`.
    private static func time(_ text: Substring) -> Duration? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let seconds = parts.last.flatMap({ Double($0) }), seconds >= 0 else {
            return nil
        }
        var whole = 0
        for part in parts.dropLast() {
            guard let number = Int(part), (0..<100_000).contains(number) else { return nil }
            whole = whole * 60 + number
        }
        return .seconds(whole * 60) + .milliseconds(Int((seconds * 1000).rounded()))
    }

    /// Returns a line without its tags, and with its character references replaced.
    private static func plainWords(_ line: Substring) -> String {
        var result = ""
        var isMark = false
        for character in line {
            if character == "<" {
                isMark = true
            } else if character == ">", isMark {
                isMark = false
            } else if !isMark {
                result.append(character)
            }
        }
        let names = [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("&lrm;", "\u{200E}"), ("&rlm;", "\u{200F}")]
        for (name, character) in names { result = result.replacing(name, with: character) }
        return result.replacing("&amp;", with: "&")
    }
}

extension [VideoCaption] {
    /// Returns the text to show at a time; empty for none.
    func text(at time: Duration) -> String {
        filter { $0.start <= time && time < $0.end }.map(\.text).joined(separator: "\n")
    }
}
