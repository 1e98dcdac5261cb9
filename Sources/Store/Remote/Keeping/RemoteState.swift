public import Foundation

/// How far the reading of a server's products is.
public enum RemoteState: Sendable, Equatable {
    /// They are being read; what was kept of the time before, if anything, can be shown meanwhile.
    case loading(kept: RemoteListing?)

    /// They are there; there may be none.
    case content(RemoteListing)

    /// The server could not be asked; what it had is there, as it was at the listing's date.
    case offline(RemoteListing, because: RemoteError)

    /// The server could not be asked, and nothing was kept.
    case failed(RemoteError)

    /// The products that can be shown, if any.
    public var listing: RemoteListing? {
        switch self {
        case .loading(let kept): kept
        case .content(let listing), .offline(let listing, _): listing
        case .failed: nil
        }
    }

    /// As of when what is shown was read, where it is not of now.
    public var since: Date? {
        switch self {
        case .loading(let kept): kept?.date
        case .offline(let listing, _): listing.date
        case .content, .failed: nil
        }
    }

    /// Why the server could not be asked.
    public var error: RemoteError? {
        switch self {
        case .offline(_, let error), .failed(let error): error
        case .loading, .content: nil
        }
    }
}
