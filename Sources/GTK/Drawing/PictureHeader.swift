/// The kind and size of a picture, as given in the first bytes of its file.
///
/// It is read before any decoder sees the file, so that a small file cannot claim a huge picture, and so that only the
/// intended decoders are reached.
public struct PictureHeader: Equatable, Sendable {
    /// The kinds of files that are decoded.
    public enum Format: String, Sendable, CaseIterable {
        case png, jpeg, gif
    }

    /// The kind of the file.
    public let format: Format
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// The number of pixels in the picture.
    public var pixels: Int { width * height }

    /// Reads the header of a file; nil if it is not of a kind that is decoded, or is damaged.
    public init?(_ bytes: [UInt8]) {
        let size: (width: Int, height: Int)?
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            format = .png
            size = Self.png(bytes)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            format = .jpeg
            size = Self.jpeg(bytes)
        } else if bytes.starts(with: Array("GIF8".utf8)) {
            format = .gif
            size = Self.gif(bytes)
        } else {
            return nil
        }
        // More than 65,535 pixels on a side is more than all of the decoders support.
        guard let size, (1...0xFFFF).contains(size.width), (1...0xFFFF).contains(size.height) else { return nil }
        (width, height) = size
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        return (number(bytes[16..<20]), number(bytes[20..<24]))
    }

    private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 10 else { return nil }
        return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// Reads the size of a JPEG, a sequence of segments with their lengths, from the one that begins the frame.
    private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
                continue
            }
            // All frame markers, without the tables among their numbers.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(bytes[position + 7..<position + 9]), number(bytes[position + 5..<position + 7]))
            }
            let length = number(bytes[position + 2..<position + 4])
            guard length >= 2, marker != 0xDA else { return nil }
            position += 2 + length
        }
        return nil
    }
}
