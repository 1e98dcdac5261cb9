internal import GTK

/// The reason why a video does not play.
public enum VideoProblem: Error, Sendable, Equatable {
    /// The software that plays or makes videos is not installed.
    case unavailable
    /// The video could not be made, with the reason.
    case making(String)
    /// The video could not be opened or read, with the reason.
    case playing(String)

    init(_ error: any Error) {
        switch error {
        case FilmFailure.unavailable: self = .unavailable
        case FilmFailure.file(let code): self = .making(Self.words(code: code))
        case FilmFailure.encoder(let words): self = .making(words)
        case let problem as VideoProblem: self = problem
        default: self = .making("\(error)")
        }
    }

    /// The text for the user.
    @MainActor
    var text: String {
        switch self {
        case .unavailable: tr("Videos cannot be played here: GTK's media module for GStreamer is not installed.")
        case .making(let reason): tr("The film could not be made: {reason}", ["reason": reason])
        case .playing(let reason): tr("The video cannot be played: {reason}", ["reason": reason])
        }
    }
}
