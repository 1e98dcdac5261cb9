internal import GTK

/// Why a map is empty or has holes.
public enum MapProblem: Error, Equatable, Sendable {
    /// The file cannot be read, or is none of a map.
    case unreadable(path: String)
    /// The file has tiles that are no pictures, such as vector tiles.
    case unsupported(format: String)
    /// The server gives no tiles now.
    case unreachable
    /// The server refuses to give tiles; the status that it answered with.
    case refused(status: Int)

    /// What the person is told, with what they can do.
    @MainActor public var sentence: String {
        switch self {
        case .unreadable(let path):
            tr(
                "{file} is no map that can be read. Choose another one.",
                ["file": String(path.split(separator: "/").last ?? "")])
        case .unsupported(let format):
            tr("This map has tiles of the kind {format}. Choose one with PNG or JPEG pictures.", ["format": format])
        case .unreachable: tr("Parts of the map cannot be fetched now. They come once there is a connection.")
        case .refused(let status):
            tr("The map server refuses (status {number}). Choose another map.", ["number": status])
        }
    }
}
