/// An angle as it was typed: degrees, and perhaps minutes, seconds and a letter.
struct Angle {
    /// What an angle counts.
    enum Axis { case latitude, longitude }

    /// Its numbers, degrees first; none is negative.
    var parts: [Double] = []

    /// Whether a minus stands before it; nil where there is no sign.
    var isNegative: Bool?

    /// The letter beside it, in upper case.
    var letter: Character?

    /// Whether nothing of it was typed.
    var isEmpty: Bool { parts.isEmpty && letter == nil }

    /// What it counts, as its letter says; nil where there is none.
    var axis: Axis? { letter.map { "NS".contains($0) ? .latitude : .longitude } }

    /// The angle in degrees; south and west are negative.
    var degrees: Double {
        get throws(LocationReader.Fault) {
            guard let whole = parts.first else { throw .single }
            guard parts.count <= 3 else { throw .tooMany }
            for part in parts.dropFirst() where !(0..<60).contains(part) { throw .sixtieth(part) }
            for part in parts.dropLast() where part != part.rounded() { throw .fraction(part) }
            guard isNegative == nil || letter == nil else { throw .signAndLetter }
            let sixtieths = parts.dropFirst()
            let size = whole + (sixtieths.first ?? 0) / 60 + (sixtieths.dropFirst().first ?? 0) / 3600
            return isNegative == true || letter.map("SW".contains) == true ? -size : size
        }
    }
}
