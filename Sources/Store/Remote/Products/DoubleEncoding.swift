/// Finds texts whose UTF-8 was taken for another encoding and encoded once more, as `PÃªche` for `Pêche`.
enum DoubleEncoding {
    /// What a text was before it was encoded a second time; nil where it was not.
    ///
    /// Each of its characters has to be one of Windows' Western European set, and the bytes that they stand for there
    /// have to be UTF-8 with at least one character beyond ASCII: no text that somebody writes is so by chance.
    static func meaning(of text: String) -> String? {
        guard text.utf8.contains(where: { $0 >= 0xC2 }) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            guard let byte = byte(of: scalar) else { return nil }
            bytes.append(byte)
        }
        guard let meant = String(validating: bytes, as: UTF8.self), meant.unicodeScalars.count < bytes.count else {
            return nil
        }
        // Some texts were encoded more than twice.
        return meaning(of: meant) ?? meant
    }

    private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        if scalar.value < 0x100 { return UInt8(scalar.value) }
        return windows[scalar]
    }

    /// What Windows-1252 has where ISO 8859-1 has control characters.
    private static let windows: [Unicode.Scalar: UInt8] = [
        "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89, "Š": 0x8A,
        "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97,
        "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
    ]
}
