internal import GTK
internal import Widgets

/// A widget that can wait for its picture.
@MainActor
protocol PatientPicture: Widget {
    /// The picture that the widget wants; nil while there is nothing to draw, or no space.
    var order: ArtOrder? { get }
}

extension PatientPicture {
    /// Draws the picture, or its placeholder until the picture has been drawn off the main thread.
    /// - Parameter isPatient: whether to paint the frame with the placeholder if the picture has yet to be drawn;
    ///   otherwise it is drawn at once.
    func draw(
        _ order: ArtOrder, in place: Rectangle, isPatient: Bool, from textures: ArtTextures, on snapshot: Snapshot
    ) {
        guard isPatient, textures.kept(order) == nil else { return snapshot.draw(textures.texture(order), in: place) }
        textures.queue.add(self, isInSight: true)
        snapshot.draw(textures.texture(order.draft), in: place)
    }
}

/// Draws pictures off the main thread, for long lists that need more of them than a frame has time for.
///
/// Pictures in sight are drawn first, then those that may come into sight. A widget is asked for its order only when
/// its turn comes, so that nothing is drawn that is no longer wanted.
@MainActor
final class ArtQueue {
    private struct Place { weak var picture: (any PatientPicture)? }

    private weak var textures: ArtTextures?
    private var inSight: [Place] = []
    private var ahead: [Place] = []
    private var start: SourceToken?
    private var isDrawing = false

    /// The number of pictures drawn before the finished ones are shown: two frames' worth for cards of the usual size.
    private static let batch = 8

    init(_ textures: ArtTextures) { self.textures = textures }

    /// Whether nothing is being drawn or waiting to be drawn.
    var isAtRest: Bool { !isDrawing && inSight.isEmpty && ahead.isEmpty }

    /// Queues a widget whose picture is to be drawn.
    /// - Parameter isInSight: whether the user can see that the picture is missing.
    func add(_ picture: any PatientPicture, isInSight: Bool) {
        if isInSight { inSight.append(Place(picture: picture)) } else { ahead.append(Place(picture: picture)) }
        begin()
    }

    private func begin() {
        guard !isDrawing, start?.isActive != true, !(inSight.isEmpty && ahead.isEmpty) else { return }
        start = MainLoop.whenIdle { [weak self] in self?.draw() }
    }

    private func draw() {
        let next = next()
        guard !next.isEmpty else { return begin() }
        isDrawing = true
        Task { [weak self] in
            for (_, order) in next { self?.textures?.keep(await order.drawn(), for: order) }
            for (place, _) in next { place.picture?.queueDraw() }
            self?.isDrawing = false
            self?.begin()
        }
    }

    /// Returns the orders to draw next: a batch of those in sight, the most recent first, or else a single one of the
    /// others.
    private func next() -> [(Place, ArtOrder)] {
        var result: [(Place, ArtOrder)] = []
        while result.count < Self.batch, let place = inSight.popLast() {
            if let order = wanted(by: place) { result.append((place, order)) }
        }
        while result.isEmpty, let place = ahead.popLast() {
            if let order = wanted(by: place) { result.append((place, order)) }
        }
        return result
    }

    private func wanted(by place: Place) -> ArtOrder? {
        guard let picture = place.picture, let order = picture.order, let textures else { return nil }
        guard textures.kept(order) != nil else { return order }
        // Another widget has had it drawn in the meantime.
        picture.queueDraw()
        return nil
    }
}
