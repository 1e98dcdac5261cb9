/// The connection of an input handler: a controller of its own, which the widget holds.
@MainActor
final class ControllerPlace: HandlerPlace {
    private(set) weak var controller: Controller?
    /// The phase before the controller was blocked, and how often it is blocked.
    private var phase = InputPhase.none
    private var blocks = 0

    init(_ controller: Controller) { self.controller = controller }

    var isConnected: Bool { controller?.widget != nil }

    func disconnect() { controller?.remove() }

    func block() {
        blocks += 1
        guard blocks == 1, let controller else { return }
        phase = controller.phase
        controller.phase = .none
    }

    func unblock() {
        blocks -= 1
        if blocks == 0 { controller?.phase = phase }
    }
}
