internal import CGTK
internal import FoundationEssentials
internal import Glibc

/// A writer of films from pictures drawn one after another, as WebM files.
///
/// GStreamer encodes the film (VP8) while further pictures are drawn. It is opened when the first film is made; if it
/// is not installed, `write` throws an error and does nothing else.
public struct FilmWriter: Sendable {
    /// The size in pixels; both numbers are even.
    public let width, height: Int
    /// The number of pictures per second.
    public let pace: Int

    /// Creates a writer for films of a size and pace.
    public init(width: Int, height: Int, pace: Int) {
        require(
            width > 0 && height > 0 && width % 2 == 0 && height % 2 == 0 && pace > 0,
            "no film is \(width) × \(height), \(pace) pictures a second")
        (self.width, self.height, self.pace) = (width, height, pace)
    }

    /// Whether GStreamer is installed; it is not started to find out, and may still lack a part that films need.
    public static var isInstalled: Bool { OptionalLibrary(GStreamer.library) != nil }

    /// Writes the whole file or nothing; this takes time, so do not call it on the main thread.
    /// - Parameters:
    ///   - count: the number of pictures.
    ///   - path: the path of the file; an existing file is replaced once the new one is complete.
    ///   - draw: draws the picture with a number, counted from 0, over the previous one.
    public func write(_ count: Int, to path: String, draw: (Int, Canvas) -> Void) throws {
        guard let gstreamer = GStreamer.shared else { throw FilmFailure.unavailable }
        let draft = path + ".\(UUID().uuidString).part"
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw FilmFailure.file(code: errno) }
        do {
            defer { Glibc.close(file) }
            let pipeline = try FilmPipeline(self, to: file, gstreamer)
            defer { pipeline.stop() }
            try drawAll(count, into: pipeline, draw)
            try pipeline.finish()
        } catch {
            unlink(draft)
            throw error
        }
        guard rename(draft, path) == 0 else {
            let code = errno
            unlink(draft)
            throw FilmFailure.file(code: code)
        }
    }

    private func drawAll(_ count: Int, into pipeline: FilmPipeline, _ draw: (Int, Canvas) -> Void) throws {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            fatalError("there is no memory for a picture of \(width) × \(height)")
        }
        defer { cairo_destroy(cairo) }
        cairo_set_tolerance(cairo, 0.2)
        for index in 0..<count {
            try Task.checkCancellation()
            draw(index, Canvas(cairo))
            cairo_surface_flush(surface)
            guard let bytes = cairo_image_surface_get_data(surface) else { throw FilmFailure.file(code: ENOMEM) }
            try pipeline.write(
                UnsafeRawBufferPointer(start: bytes, count: Int(cairo_image_surface_get_stride(surface)) * height))
        }
    }
}
