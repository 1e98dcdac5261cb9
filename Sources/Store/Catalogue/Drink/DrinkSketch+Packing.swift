/// The bytes of a sketch, as the catalogue keeps them: a page of cards is unpacked on the main thread while it scrolls.
///
/// Cases are written by their position, so that a change of one of the enumerations needs a new
/// ``CatalogueSchema/version``.
extension DrinkSketch {
    /// The sketch in a few dozen bytes.
    var packed: [UInt8] {
        var bytes: [UInt8] = [
            Self.position(glass), Self.position(ice),
            (isHot ? 1 : 0) | (isLayered ? 2 : 0) | (isShaken ? 4 : 0),
            UInt8(clamping: Int(volume / 5)),
            rim.map { Self.position($0.kind) + 1 | ($0.isHalf ? 16 : 0) | ($0.isOptional ? 32 : 0) } ?? 0,
            UInt8(clamping: layers.count),
        ]
        for layer in layers.prefix(255) {
            let share = UInt16(clamping: Int((layer.share * 1000).rounded()))
            bytes += [
                layer.colour.red, layer.colour.green, layer.colour.blue,
                UInt8(clamping: Int((layer.opacity * 100).rounded())), UInt8(share >> 8), UInt8(share & 255),
                (layer.isSparkling ? 1 : 0) | (layer.foams ? 2 : 0) | (layer.floats ? 4 : 0)
                    | (layer.sinks ? 8 : 0),
            ]
        }
        for garnish in garnish {
            let name = Array((garnish.of ?? "").utf8.prefix(127))
            bytes += [
                Self.position(garnish.kind), UInt8(clamping: garnish.count ?? 0),
                UInt8(name.count) | (garnish.isOptional ? 128 : 0),
            ]
            bytes += name
        }
        return bytes
    }

    /// Reads what ``packed`` wrote, or nothing where the bytes are no sketch.
    init?(packed bytes: some Sequence<UInt8>) {
        var reader = ByteReader(Array(bytes))
        guard let glass: Glass = reader.choice(), let ice: Ice = reader.choice(), let flags = reader.byte(),
            let volume = reader.byte(), let rim = reader.byte(), let count = reader.byte()
        else { return nil }
        self.glass = glass
        self.ice = ice
        (isHot, isLayered, isShaken) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
        self.volume = Double(volume) * 5
        self.rim = reader.rim(rim)
        layers = (0..<count).compactMap { _ in reader.layer() }
        var garnish: [Garnish] = []
        while let next = reader.garnish() { garnish.append(next) }
        self.garnish = garnish
    }

    private static func position<Choice: CaseIterable & Equatable>(_ choice: Choice) -> UInt8 {
        UInt8(clamping: Array(Choice.allCases).firstIndex(of: choice) ?? 0)
    }
}

/// Reads the bytes of a sketch one after the other.
private struct ByteReader {
    private let bytes: [UInt8]
    private var next = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func byte() -> UInt8? {
        guard next < bytes.count else { return nil }
        defer { next += 1 }
        return bytes[next]
    }

    mutating func choice<Choice: CaseIterable>() -> Choice? where Choice.AllCases == [Choice] {
        byte().flatMap { Self.choice($0) }
    }

    private static func choice<Choice: CaseIterable>(_ position: UInt8) -> Choice? where Choice.AllCases == [Choice] {
        let all = Choice.allCases
        return Int(position) < all.count ? all[Int(position)] : nil
    }

    func rim(_ byte: UInt8) -> Rim? {
        guard byte != 0, let kind: Rim.Kind = Self.choice(byte & 15 - 1) else { return nil }
        return Rim(kind: kind, isHalf: byte & 16 != 0, isOptional: byte & 32 != 0)
    }

    mutating func layer() -> DrinkSketch.Layer? {
        guard let red = byte(), let green = byte(), let blue = byte(), let opacity = byte(), let high = byte(),
            let low = byte(), let flags = byte()
        else { return nil }
        return DrinkSketch.Layer(
            colour: RGB(red: red, green: green, blue: blue), opacity: Double(opacity) / 100,
            share: Double(UInt16(high) << 8 | UInt16(low)) / 1000, isSparkling: flags & 1 != 0, foams: flags & 2 != 0,
            floats: flags & 4 != 0, sinks: flags & 8 != 0)
    }

    mutating func garnish() -> Garnish? {
        guard let kind: Garnish.Kind = choice(), let count = byte(), let length = byte() else { return nil }
        let end = min(next + Int(length & 127), bytes.count)
        let name = String(decoding: bytes[next..<end], as: UTF8.self)
        next = end
        return Garnish(
            kind: kind, of: name.isEmpty ? nil : name, count: count == 0 ? nil : Int(count),
            isOptional: length & 128 != 0,
            text: nil)
    }
}
