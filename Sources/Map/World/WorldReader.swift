/// Reads the numbers and texts of `world.map`, and says where the file ends too early.
struct WorldReader {
    private let bytes: [UInt8]
    private(set) var position: Int

    /// The file is none that `natural-earth.py` made, or was cut off.
    struct Damage: Error, Equatable {
        let position: Int
    }

    init(_ bytes: [UInt8], at position: Int = 0) {
        (self.bytes, self.position) = (bytes, position)
    }

    /// A number without a sign: seven bits a byte, the lowest first.
    mutating func number() throws -> Int {
        var (value, shift) = (0, 0)
        while position < bytes.count, shift < 56 {
            let byte = bytes[position]
            position += 1
            value |= Int(byte & 127) << shift
            if byte < 128 { return value }
            shift += 7
        }
        throw Damage(position: position)
    }

    /// A number with its sign in the lowest bit.
    mutating func signed() throws -> Int {
        let value = try number()
        return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
    }

    /// How many things follow; no more than there are bytes left.
    mutating func count() throws -> Int {
        let value = try number()
        guard value <= bytes.count - position else { throw Damage(position: position) }
        return value
    }

    mutating func text() throws -> String {
        let length = try count()
        defer { position += length }
        return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }

    /// A latitude and a longitude, in ten thousandths of a degree.
    mutating func coordinate() throws -> Coordinate {
        let latitude = try signed()
        return Coordinate(latitude: Double(latitude) / 10_000, longitude: Double(try signed()) / 10_000)
    }

    mutating func skip(_ length: Int) throws {
        guard length <= bytes.count - position else { throw Damage(position: position) }
        position += length
    }

    mutating func expect(_ wanted: [UInt8]) throws {
        guard bytes.count - position >= wanted.count,
            Array(bytes[position..<position + wanted.count]) == wanted
        else { throw Damage(position: position) }
        position += wanted.count
    }
}
