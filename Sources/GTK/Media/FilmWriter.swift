internal import CGTK
internal import Foundation

/// Makes a film of pictures that are drawn one after the other, as a WebM file.
///
/// GStreamer encodes it (VP8) while the next pictures are drawn. It is opened when the first film is made; where it is
/// missing `write` says so and nothing else happens.
public struct FilmWriter: Sendable {
    /// In pixels, both even.
    public let width, height: Int
    /// How many pictures make a second.
    public let pace: Int

    /// Describes a film.
    public init(width: Int, height: Int, pace: Int) {
        precondition(
            width > 0 && height > 0 && width % 2 == 0 && height % 2 == 0 && pace > 0,
            "no film is \(width) × \(height), \(pace) pictures a second")
        (self.width, self.height, self.pace) = (width, height, pace)
    }

    /// Whether GStreamer is there; it is not started for that, and may still lack a part that films need.
    public static var isInstalled: Bool { OptionalLibrary(GStreamer.library) != nil }

    /// Makes the file, or nothing at all; it takes its time, so it is not for the main thread.
    /// - Parameters:
    ///   - count: how many pictures.
    ///   - path: where the file comes to be; one that is there is replaced once the new one is whole.
    ///   - draw: draws one picture, by its number from 0, over the one before.
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
            preconditionFailure("there is no memory for a picture of \(width) × \(height)")
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
