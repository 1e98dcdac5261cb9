internal import CGTK

/// The reason why the bytes of a picture could not be decoded.
public enum PictureFailure: Error, Sendable, Equatable {
    /// They are not of a kind that is decoded, or their beginning is damaged.
    case unknownFormat
    /// The picture has more pixels than allowed.
    case tooManyPixels(limit: Int)
    /// The decoder failed, for its own reason.
    case damaged(reason: String)
}

extension Texture {
    /// Decodes the bytes of a picture file off the main thread, at no more than the size it is shown at
    /// (`GdkPixbufLoader`).
    ///
    /// The bytes may come from anyone: only PNG, JPEG and GIF are decoded (of a GIF, the first picture), and only if
    /// the picture has no more than `limit` pixels.
    /// - Parameters:
    ///   - size: the width and height of the square that the picture must fit into, in device pixels; a smaller picture
    ///     is not enlarged.
    ///   - limit: the maximum number of pixels that the picture may have before it is scaled down.
    /// - Throws: `PictureFailure` or `CancellationError`.
    public static func decode(_ bytes: [UInt8], fitting size: Int, limit: Int = 16_000_000) async throws -> Texture {
        let task = Task.detached(priority: .userInitiated) {
            try Task.checkCancellation()
            return try decoded(bytes, fitting: size, limit: limit)
        }
        let texture = try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
        return Texture(Reference(adopting: texture.pointer))
    }

    private nonisolated static func decoded(_ bytes: [UInt8], fitting size: Int, limit: Int) throws -> Transfer {
        guard let header = PictureHeader(bytes) else { throw PictureFailure.unknownFormat }
        guard header.pixels <= limit else { throw PictureFailure.tooManyPixels(limit: limit) }
        var error: UnsafeMutablePointer<GError>?
        guard let loader = gdk_pixbuf_loader_new_with_type(header.format.rawValue, &error) else {
            throw PictureFailure.damaged(reason: GLibError(adopting: error).message)
        }
        defer { g_object_unref(loader) }
        let scale = Double(max(1, size)) / Double(max(header.width, header.height))
        if scale < 1 {
            gdk_pixbuf_loader_set_size(
                loader, Int32(max(1, (Double(header.width) * scale).rounded())),
                Int32(max(1, (Double(header.height) * scale).rounded())))
        }
        let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0
        // A loader has to be closed in any case; of two errors, the first says more.
        let isClosed =
            isWritten ? gdk_pixbuf_loader_close(loader, &error) != 0 : gdk_pixbuf_loader_close(loader, nil) != 0
        guard isWritten, isClosed, let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw PictureFailure.damaged(reason: GLibError(adopting: error).message)
        }
        let upright = gdk_pixbuf_apply_embedded_orientation(pixels)
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return Transfer(pointer: UnsafeMutableRawPointer(gdk_texture_new_for_pixbuf(upright)))
    }
}
