internal import CGTK

/// Something that can be drawn at any size (`GdkPaintable`).
@MainActor
public protocol Paintable: Object {}

/// Pixels ready to be drawn (`GdkTexture`).
@MainActor
public final class Texture: Object, Paintable {
    override class var isUsedByOtherThreads: Bool { true }

    override init(_ reference: Reference) { super.init(reference) }

    /// Loads a picture from a file off the main thread; a vector picture is drawn at the requested size
    /// (`gdk_pixbuf_new_from_file_at_scale`).
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - size: the width and height of the square that the picture must fit into, in device pixels.
    /// - Throws: `GLibError` if the file cannot be read or is not a picture.
    public static func load(path: String, fitting size: Int) async throws -> Texture {
        let loaded = try await Task.detached(priority: .userInitiated) {
            var error: UnsafeMutablePointer<GError>?
            guard let pixels = gdk_pixbuf_new_from_file_at_scale(path, Int32(size), Int32(size), 1, &error) else {
                throw GLibError(adopting: error)
            }
            defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
            return Transfer(pointer: UnsafeMutableRawPointer(gdk_texture_new_for_pixbuf(pixels)))
        }.value
        return Texture(Reference(adopting: loaded.pointer))
    }

    /// Loads a picture synchronously, at its own size (`gdk_texture_new_from_filename`).
    public convenience init(path: String) throws {
        var error: UnsafeMutablePointer<GError>?
        guard let texture = gdk_texture_new_from_filename(path, &error) else { throw GLibError(adopting: error) }
        self.init(Reference(adopting: texture))
    }

    /// Creates a picture from the colours of its pixels, row by row from the top (`gdk_memory_texture_new`).
    ///
    /// A few pixels, drawn larger, are a gradient: what is between their centres is mixed from them.
    /// - Parameters:
    ///   - colors: one for each pixel.
    ///   - width: the number of pixels in a row, 1 or more; the number of colours is a multiple of it.
    public convenience init(colors: [Color], width: Int) {
        require(
            width > 0 && !colors.isEmpty && colors.count % width == 0,
            "expected rows of \(width) colours, found \(colors.count) colours")
        var bytes: [UInt8] = []
        bytes.reserveCapacity(colors.count * 4)
        for color in colors {
            for part in [color.blue, color.green, color.red, 1] {
                bytes.append(UInt8((min(1, max(0, part)) * min(1, max(0, color.alpha)) * 255).rounded()))
            }
        }
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        self.init(
            Reference(
                adopting: gdk_memory_texture_new(
                    Int32(width), Int32(colors.count / width), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data,
                    gsize(width * 4))))
    }

    /// The width in pixels.
    public var width: Int { Int(gdk_texture_get_width(opaque)) }
    /// The height in pixels.
    public var height: Int { Int(gdk_texture_get_height(opaque)) }

    /// Writes the picture as PNG (`gdk_texture_save_to_png`); returns whether that succeeded.
    @discardableResult
    public func savePNG(path: String) -> Bool { gdk_texture_save_to_png(opaque, path) != 0 }
}

/// A C reference on its way from one thread to another, never used by both at once; hence unchecked.
struct Transfer: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer?
}
