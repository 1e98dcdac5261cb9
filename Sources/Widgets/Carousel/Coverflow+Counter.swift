public import GTK

/// The layout of things that stand on a counter.
extension Coverflow {
    /// The height from where they stand to the bottom, with the space for their names and the dots.
    var counterFront: Int { Self.foot + namesHeight + Space.tiny + (dots == nil ? 0 : dotsHeight + Space.tiny) }

    /// From where the things stand to their names, in pixels: the front of a glass reaches below where it stands.
    private static let foot = 24

    private var namesHeight: Int { names.map { $0.measured(.vertical).natural }.max() ?? 0 }

    /// How much larger a picture is at most because its top is empty.
    private static let growth = 1.4

    /// Returns the side of the front picture: what stands beside it reaches the edges of a narrow window.
    func standingSide(in width: Int) -> Double {
        guard let footing = setting.footing else { return cardSize.width }
        let side = (max(Double(leastWidth), min(cardSize.width, Double(width) * 0.58)) / 2).rounded(.down) * 2
        let grown = min(side * Self.growth, side * footing / max(0.01, footing - emptyTop))
        return (grown / 2).rounded(.down) * 2
    }

    /// Returns the height from the top to where the things stand.
    func standingHeight(in width: Int) -> Int {
        headroom + Int((standingSide(in: width) * ((setting.footing ?? 0) - emptyTop)).rounded())
    }

    /// Returns the height of the wall above the counter in a width, in pixels; 0 for cards.
    public func wallHeight(in width: Int) -> Int {
        guard setting.footing != nil else { return 0 }
        return max(0, standingHeight(in: width) - Int((standingSide(in: width) * Self.depth).rounded()))
    }

    /// Draws the wall, as it is at the top, behind a line there; nothing for cards.
    public func drawGround(behind line: Rectangle, in snapshot: Snapshot) { ground?.draw(behind: line, in: snapshot) }

    /// How far the things stand from the edge at the wall, as a fraction of the side of the front picture.
    private static let depth = 0.085

    func setCounter(width: Int, height: Int, footing: Double) {
        let side = standingSide(in: width)
        stage = CoverflowStage(
            center: Point(x: Double(width / 2), y: Double(height - counterFront)), cardWidth: side, cardHeight: side,
            spread: min(side * 0.9, cardSize.width * 0.9, Double(width / 2)), footing: footing)
    }

    /// Where the ring of what has the keyboard is in its frame: below what others may lie over, and above the name.
    var ringPlace: Rectangle {
        let (side, foot) = (stage.cardHeight, stage.cardHeight * stage.footing)
        let top = max(side * emptyTop - Double(Space.small), foot - stage.center.y + Double(Space.tiny)).rounded(.up)
        let wide = min(stage.cardWidth, stage.spread ?? stage.cardWidth)
        let end = foot + Double(Self.foot - Space.tiny / 2)
        return Rectangle(
            x: ((stage.cardWidth - wide) / 2).rounded(), y: top, width: wide, height: max(0, (end - top).rounded()))
    }

    func placeGround(width: Int, height: Int) {
        guard let ground else { return }
        ground.top = (stage.center.y - stage.cardHeight * Self.depth).rounded()
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
        let y = stage.center.y + Double(Self.foot)
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
