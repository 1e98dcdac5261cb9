internal import CGTK
internal import Glibc

/// GStreamer encoding one film: raw pictures go in at one end, and a file comes out at the other.
final class FilmPipeline {
    private let gstreamer: GStreamer
    private let pipeline: GStreamer.Pointer
    private let bus: GStreamer.Pointer
    /// The ends of the pipe that the pictures go through.
    private let reading: Int32
    private var writing: Int32

    /// How long to wait for messages before checking whether the film is still wanted.
    private static let patience: (milliseconds: Int32, nanoseconds: UInt64) = (100, 100_000_000)

    init(_ film: FilmWriter, to file: Int32, _ gstreamer: GStreamer) throws {
        var ends: [Int32] = [-1, -1]
        guard g_unix_open_pipe(&ends, FD_CLOEXEC, nil) != 0 else { throw FilmFailure.file(code: errno) }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        // The way cairo lays out a pixel.
        let points = UInt32(1).littleEndian == 1 ? "bgrx" : "xrgb"
        let words = """
            fdsrc fd=\(ends[0]) blocksize=\(film.width * film.height * 4) \
            ! rawvideoparse format=\(points) width=\(film.width) height=\(film.height) framerate=\(film.pace)/1 \
            ! videoconvert ! vp8enc deadline=1 cpu-used=4 end-usage=cq cq-level=12 target-bitrate=2000000 \
            keyframe-max-dist=\(film.pace) ! webmmux ! fdsink fd=\(file)
            """
        var error: UnsafeMutablePointer<GError>?
        let made = gstreamer.parse(words, &error)
        if let error {
            // The description is known to be correct, so it can fail to parse only if a part is not installed.
            g_error_free(error)
            if let made { gstreamer.release(made) }
            ends.forEach { Glibc.close($0) }
            throw FilmFailure.unavailable
        }
        guard let made, let bus = gstreamer.bus(made) else {
            ends.forEach { Glibc.close($0) }
            throw FilmFailure.unavailable
        }
        (self.gstreamer, pipeline, self.bus, reading, writing) = (gstreamer, made, bus, ends[0], ends[1])
        _ = gstreamer.setState(pipeline, GStreamer.State.playing.rawValue)
    }

    /// Writes a picture as soon as there is space for it.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = Glibc.write(writing, rest.baseAddress, rest.count)
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                continue
            }
            guard errno == EAGAIN || errno == EINTR else { throw FilmFailure.file(code: errno) }
            var room = pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)
            _ = poll(&room, 1, Self.patience.milliseconds)
            _ = try news(waiting: 0)
            try Task.checkCancellation()
        }
    }

    /// Signals that there are no more pictures, and waits until the file is complete.
    func finish() throws {
        Glibc.close(writing)
        writing = -1
        while try !news(waiting: Self.patience.nanoseconds) { try Task.checkCancellation() }
    }

    /// Ends the work and releases everything.
    func stop() {
        _ = gstreamer.setState(pipeline, GStreamer.State.null.rawValue)
        gstreamer.release(bus)
        gstreamer.release(pipeline)
        if writing >= 0 { Glibc.close(writing) }
        Glibc.close(reading)
    }

    /// Returns whether the end has been reached.
    private func news(waiting: UInt64) throws -> Bool {
        guard let message = gstreamer.pop(bus, waiting, GStreamer.News([.end, .error]).rawValue) else { return false }
        defer { gstreamer.releaseMessage(message) }
        // A message about the end has no details.
        guard gstreamer.details(message) != nil else { return true }
        var error: UnsafeMutablePointer<GError>?
        gstreamer.parseError(message, &error, nil)
        throw FilmFailure.encoder(GLibError(adopting: error).message)
    }
}
