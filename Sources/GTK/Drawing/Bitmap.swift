internal import CGTK

/// The colours of a picture, point by point.
public struct Bitmap: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// Four bytes a point, row by row: blue, green, red, alpha, multiplied by alpha.
    private let bytes: [UInt8]

    /// Copies the points of a texture (`gdk_texture_download`).
    @MainActor
    public init(_ texture: Texture) {
        width = texture.width
        height = texture.height
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture.opaque, &bytes, gsize(width * 4))
        self.bytes = bytes
    }

    /// The colour of a point, counted from the top left; what is half transparent is darker for it.
    public subscript(x: Int, y: Int) -> Color {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is no point of \(width) × \(height)")
        let start = (y * width + x) * 4
        let parts = bytes[start..<start + 4].map { Double($0) / 255 }
        return Color(red: parts[2], green: parts[1], blue: parts[0], alpha: parts[3])
    }

    /// How many points there are of each colour, as `0xAARRGGBB`.
    /// - Parameter step: how many points lie between those that are counted, 1 for all.
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
