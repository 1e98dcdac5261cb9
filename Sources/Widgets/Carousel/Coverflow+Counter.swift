internal import GTK

/// The layout of things that stand on a counter.
extension Coverflow {
    /// The height from where they stand to the bottom, with the space for their names and the dots.
    var counterFront: Int { 2 * Space.small + namesHeight + Space.tiny + (dots == nil ? 0 : dotsHeight + Space.tiny) }

    private var namesHeight: Int { names.map { $0.measured(.vertical).natural }.max() ?? 0 }

    /// Returns the side of the front picture: what stands beside it reaches the edges of a narrow window.
    func standingSide(in width: Int) -> Double {
        (max(Double(leastWidth), min(cardSize.width, Double(width) * 0.64)) / 2).rounded(.down) * 2
    }

    func setCounter(width: Int, height: Int, footing: Double) {
        let side = standingSide(in: width)
        stage = CoverflowStage(
            center: Point(x: Double(width / 2), y: Double(height - counterFront)), cardWidth: side, cardHeight: side,
            spread: min(side * 0.9, Double(width / 2)), footing: footing)
    }

    func placeGround(width: Int, height: Int) {
        guard let ground else { return }
        ground.top = (stage.center.y - stage.cardHeight * 0.085).rounded()
        place(ground, in: Rectangle(width: Double(width), height: Double(height)))
    }

    func showNames(_ cards: [CoverflowCard]) {
        guard setting.footing != nil else { return }
        let labels = cards.enumerated().map { index, card in
            let label = names.indices.contains(index) ? names[index] : Label().styled("counter-name")
            label.text = card.title
            label.ellipsis = .end
            label.canTarget = false
            return label
        }
        arrange(labels, insteadOf: names)
        names = labels
    }

    /// Places each name below its thing. A name at the side is shown only where it has enough space.
    func placeNames(width: Int) {
        let y = stage.center.y + Double(2 * Space.small)
        for (index, name) in names.enumerated() {
            let pose = pose(of: index)
            let isFront = index == selectedIndex
            let spread = stage.spread ?? stage.cardWidth
            let middle = stage.center.x + pose.offset * spread
            let room = isFront ? Double(width - 2 * Space.small) : spread - Double(Space.small)
            let wide = min(room, Double(name.measured(.horizontal).natural))
            let isWhole = middle - wide / 2 >= 0 && middle + wide / 2 <= Double(width)
            let isShown = isFront || (isWhole && pose.opacity == 1)
            setShown(name, isShown)
            guard isShown else { continue }
            place(
                name,
                in: Rectangle(
                    x: (middle - wide / 2).rounded(), y: y, width: wide,
                    height: Double(name.measured(.vertical).natural)))
        }
    }
}
