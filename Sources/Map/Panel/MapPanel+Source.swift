internal import GTK

extension MapPanel {
    /// Turns to the source: reads its file off the main thread, and shows its tiles.
    func load() {
        loading?.cancel()
        problem = nil
        let source = source
        loading = Task { [weak self] in
            do {
                let ready = try await Self.open(source)
                guard !Task.isCancelled else { return }
                self?.take(ready)
            } catch {
                guard !Task.isCancelled else { return }
                self?.problem = error as? MapProblem ?? .unreadable(path: "")
            }
        }
    }

    /// A source that was opened.
    enum Ready {
        case world(WorldMap)
        case tiles(any TileMaker, attribution: String, address: String?)
    }

    private static func open(_ source: MapSource) async throws -> Ready {
        switch source {
        case .bundled(let file):
            return .world(
                try await Task.detached(priority: .userInitiated) { try WorldMap(path: file) }.value)
        case .tiles(let server):
            return .tiles(ServerTiles(server), attribution: server.attribution, address: server.attributionAddress)
        case .file(let path):
            let tiles = try FileTiles(path: path)
            return .tiles(tiles, attribution: tiles.attribution, address: nil)
        }
    }

    private func take(_ ready: Ready) {
        drawn = nil
        switch ready {
        case .world(let world):
            maker = nil
            self.world = world
            labels.labels = world.labels
            footer.show(tr("Map: {source}", ["source": "Natural Earth"]), address: nil)
        case .tiles(let tiles, let attribution, let address):
            world = nil
            maker = tiles
            labels.labels = []
            footer.show(attribution, address: address)
            if let tiles = tiles as? FileTiles, let region = tiles.region {
                // What such a map shows goes before what was to be shown of another.
                fitting = nil
                map.viewport.region = region
            }
        }
        limitZoom(width, height)
        queueDraw()
        if isMapped { renewIfNeeded() }
    }

    /// Has the tiles drawn anew where the colours or the scale have changed.
    func renewIfNeeded() {
        let (ink, scale) = (tints.ink, max(1, scaleFactor))
        if let drawn, drawn.ink == ink || world == nil, drawn.scale == scale { return }
        let next: (any TileMaker)? = world.map { WorldTiles($0, ink) } ?? maker
        guard let next else { return }
        drawn = (ink, scale)
        // Layers cannot be changed while a frame is being painted.
        MainLoop.whenIdle { [weak self] in
            guard let self, self.drawn?.ink == ink else { return }
            map.show(
                TileSource(
                    next, scale: scale,
                    middle: { [weak self] in self?.region.center.mercator ?? Point(x: 0.5, y: 0.5) },
                    isForCairo: { [weak self] in self?.isPaintedWithCairo ?? false },
                    onFailure: { [weak self] in self?.failed($0) }))
            limitZoom(width, height)
            viewportChanged()
        }
    }

    private func failed(_ error: any Error) {
        problem = error as? MapProblem ?? .unreachable
    }

    /// Keeps the person from going further out than the Earth fills the map, and closer than there are tiles.
    func limitZoom(_ width: Int, _ height: Int) {
        let zooms = world == nil ? maker?.zooms ?? WorldTiles.reach : WorldTiles.reach
        var least = zooms.lowerBound
        while least < zooms.upperBound, TileAddress.side << least < max(height, width / 2) { least += 1 }
        map.viewport.zooms = least...zooms.upperBound
    }
}
