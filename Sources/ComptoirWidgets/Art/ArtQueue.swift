internal import GTK
internal import Widgets

/// A widget that can wait for its picture.
@MainActor
protocol PatientPicture: Widget {
    /// What it wants drawn; nil while there is nothing to draw, or no room.
    var order: ArtOrder? { get }
}

extension PatientPicture {
    /// Draws what is wanted, or what stands in for it until it has been drawn off the main thread.
    /// - Parameter isPatient: whether the frame is painted without it where it has to be drawn first.
    func draw(
        _ order: ArtOrder, in place: Rectangle, isPatient: Bool, from textures: ArtTextures, on snapshot: Snapshot
    ) {
        guard isPatient, textures.kept(order) == nil else { return snapshot.draw(textures.texture(order), in: place) }
        textures.queue.add(self, isInSight: true)
        snapshot.draw(textures.texture(order.draft), in: place)
    }
}

/// Has pictures drawn off the main thread, where a long list wants more of them than a frame has time for:
/// those in sight first, then those that may come into sight.
///
/// A picture is asked what it wants when its turn comes, so that nothing is drawn that nobody wants any more.
@MainActor
final class ArtQueue {
    private struct Place { weak var picture: (any PatientPicture)? }

    private weak var textures: ArtTextures?
    private var inSight: [Place] = []
    private var ahead: [Place] = []
    private var start: SourceToken?
    private var isDrawing = false

    /// As many are drawn before those are shown that are ready: two frames' worth for cards of usual size.
    private static let batch = 8

    init(_ textures: ArtTextures) { self.textures = textures }

    /// Whether nothing is being drawn, and nothing is to be.
    var isAtRest: Bool { !isDrawing && inSight.isEmpty && ahead.isEmpty }

    /// Has a picture drawn.
    /// - Parameter isInSight: whether somebody sees that it is missing.
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

    /// What is to be drawn next: some pictures in sight, the latest asked for first, or one of the others.
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
        // Another one had it drawn meanwhile.
        picture.queueDraw()
        return nil
    }
}
