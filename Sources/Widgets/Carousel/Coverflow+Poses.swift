public import GTK

extension Coverflow {
    /// Returns the index of the card visible at a point, or nil; a card covers those further away from the front.
    public func card(at place: Point) -> Int? {
        drawingOrder.reversed().first { stage.covers(place, pose(of: $0)) }
    }

    func pose(of index: Int) -> CoverflowPose {
        let away = Double(index) - position
        return CoverflowPose(
            away: isMirrored ? -away : away, isFlat: !Animation.isEnabled, isStanding: setting.footing != nil)
    }

    /// The cards in view, the one furthest from the front first.
    var drawingOrder: [Int] {
        frames.indices.map { (index: $0, away: abs(Double($0) - position)) }
            .filter { $0.away < CoverflowPose.reach }.sorted { $0.away > $1.away }.map(\.index)
    }

    var cardHeight: Int {
        frames.map { $0.measured(.vertical).minimum }.reduce(Int(cardSize.height), max)
    }

    var leastWidth: Int { frames.map { $0.measured(.horizontal).minimum }.reduce(96, max) }

    var dotsHeight: Int { dots?.measured(.vertical).natural ?? 0 }

    /// Sets the size of the cards and the place of the front card.
    func setStage(width: Int, height: Int) {
        if let footing = setting.footing { return setCounter(width: width, height: height, footing: footing) }
        let room = height - Space.small - Space.large - dotsHeight
        stage = CoverflowStage(
            center: Point(x: Double(width / 2), y: Double(Space.small + room / 2)),
            cardWidth: Double(max(leastWidth, min(Int(cardSize.width), width * 5 / 8)) / 2 * 2),
            cardHeight: Double(min(room, cardHeight) / 2 * 2))
    }

    /// Returns the height wanted in a width.
    func height(in width: Int) -> Int {
        guard setting.footing != nil else { return cardHeight + Space.small + Space.large + dotsHeight }
        return standingHeight(in: width) + counterFront
    }
}
