extension String {
    /// The most letters of what may be a word.
    private static let longestWord = 200

    /// Whether so many letters follow each other without a place to break a line that nobody would call them a word.
    ///
    /// Chinese, Japanese and Korean are written without spaces, and their lines break between most letters.
    var hasEndlessWord: Bool {
        guard utf8.count > Self.longestWord else { return false }
        var length = 0
        for scalar in unicodeScalars {
            length = scalar.properties.isWhitespace || scalar.value >= 0x2E80 ? 0 : length + 1
            if length > Self.longestWord { return true }
        }
        return false
    }
}
