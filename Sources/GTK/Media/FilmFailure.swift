/// The reason why a film could not be made.
public enum FilmFailure: Error, Equatable, Sendable {
    /// GStreamer, or a required part of it, is not installed.
    case unavailable
    /// The file cannot be written.
    case file(code: Int32)
    /// GStreamer failed, with its own message.
    case encoder(String)
}
