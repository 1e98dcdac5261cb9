import GTK
import Store

/// Why nobody knows where the person is.
enum WhereaboutsProblem: Error, Equatable {
    /// They, or the desktop for them, said no.
    case refused
    /// The desktop was allowed to tell, and found nothing out.
    case silent
    /// The desktop has no way to tell.
    case unavailable
}

/// Asks the desktop where the person is, which asks them first; nothing of it is kept.
@MainActor
enum Whereabouts {
    /// Asks once.
    /// - Throws: `WhereaboutsProblem`, or `CancellationError`.
    static func locate() async throws -> Location {
        do {
            let position = try await LocationPortal.locate()
            guard let location = Location(latitude: position.latitude, longitude: position.longitude) else {
                throw WhereaboutsProblem.silent
            }
            return location
        } catch LocationPortal.Problem.refused {
            throw WhereaboutsProblem.refused
        } catch LocationPortal.Problem.silent {
            throw WhereaboutsProblem.silent
        } catch is GLibError {
            throw WhereaboutsProblem.unavailable
        }
    }
}
