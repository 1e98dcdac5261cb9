internal import GTK

/// Has tiles made, a few at a time, those nearest to the middle of the map first.
@MainActor
final class TileQueue {
    private let maker: any TileMaker
    private let scale: Int
    private let isForCairo: @MainActor () -> Bool
    private let onFailure: @MainActor (any Error) -> Void
    private var waiting: [TileTask] = []
    private var running = 0
    private var starting: SourceToken?
    /// Where the middle of the map is, in Mercator's square.
    private let middle: @MainActor () -> Point

    init(
        _ maker: any TileMaker, scale: Int, middle: @escaping @MainActor () -> Point,
        isForCairo: @escaping @MainActor () -> Bool,
        onFailure: @escaping @MainActor (any Error) -> Void
    ) {
        (self.maker, self.scale, self.middle, self.onFailure) = (maker, scale, middle, onFailure)
        self.isForCairo = isForCairo
    }

    func add(_ task: TileTask) {
        guard task.address.isValid, maker.zooms.contains(task.address.zoom) else { return task.fail() }
        waiting.append(task)
        // libshumate asks for all that is in sight at once; the order is known when it has done so.
        guard starting?.isActive != true else { return }
        starting = MainLoop.whenIdle { [weak self] in self?.startNext() }
    }

    /// Takes the task that matters most: of a tile still in sight, nearest to the middle.
    private func next() -> TileTask? {
        for task in waiting where task.isCancelled { task.fail() }
        waiting.removeAll { $0.isCancelled }
        let middle = middle()
        let nearest = waiting.indices.min { waiting[$0].address.way(to: middle) < waiting[$1].address.way(to: middle) }
        return nearest.map { waiting.remove(at: $0) }
    }

    private func startNext() {
        while running < maker.parallel, let task = next() {
            running += 1
            Task {
                await make(task)
                running -= 1
                startNext()
            }
        }
    }

    private func make(_ task: TileTask) async {
        do {
            let texture = try await maker.tile(task.address, scale: scale)
            task.show(texture, isForCairo: isForCairo())
        } catch {
            task.fail()
            if !(error is CancellationError) { onFailure(error) }
        }
    }
}
