/// Why a film could not be made.
public enum FilmFailure: Error, Equatable, Sendable {
    /// GStreamer, or a part of it that is needed, is not installed.
    case unavailable
    /// The file cannot be written.
    case file(code: Int32)
    /// GStreamer gave up; its own words.
    case encoder(String)
}
