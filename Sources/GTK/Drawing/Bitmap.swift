internal import CGTK
internal import Glibc

/// The colours of a picture, pixel by pixel.
public struct Bitmap: Equatable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Four bytes per pixel, row by row: blue, green, red, alpha, premultiplied by alpha.
    private let bytes: [UInt8]

    /// Copies the pixels of a texture (`gdk_texture_download`).
    @MainActor
    public init(_ texture: Texture) {
        width = texture.width
        height = texture.height
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture.opaque, &bytes, gsize(width * 4))
        self.bytes = bytes
    }

    /// Whether two pictures have the same size and pixels.
    public static func == (first: Bitmap, second: Bitmap) -> Bool {
        guard first.width == second.width, first.height == second.height else { return false }
        // Byte by byte, a large picture takes tenths of a second where the code is not optimized.
        return first.bytes.withUnsafeBytes { first in
            second.bytes.withUnsafeBytes { second in
                guard let a = first.baseAddress, let b = second.baseAddress else {
                    return first.isEmpty == second.isEmpty
                }
                return first.count == second.count && memcmp(a, b, first.count) == 0
            }
        }
    }

    /// The colour of a pixel, counted from the top left; transparency makes it darker.
    public subscript(x: Int, y: Int) -> Color {
        require(
            (0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is no point of \(width) × \(height)")
        let start = (y * width + x) * 4
        let parts = bytes[start..<start + 4].map { Double($0) / 255 }
        return Color(red: parts[2], green: parts[1], blue: parts[0], alpha: parts[3])
    }

    /// Returns the number of pixels of each colour, keyed by `0xAARRGGBB`.
    /// - Parameter step: the distance between the pixels that are counted, 1 for all of them.
    public func histogram(every step: Int = 1) -> [UInt32: Int] {
        var result: [UInt32: Int] = [:]
        for start in stride(from: 0, to: bytes.count, by: 4 * step) {
            let color =
                UInt32(bytes[start + 3]) << 24 | UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8
                | UInt32(bytes[start])
            result[color, default: 0] += 1
        }
        return result
    }
}
