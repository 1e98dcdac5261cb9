internal import GTK
internal import Widgets

/// The positions on a board without bottles: that of the text on the wall, and those of faint bottles that stand for
/// the first ones, laid out from left to right.
struct EmptyBoard: Equatable {
    /// The position of the text, beside the bottles where there is space, otherwise above them.
    private(set) var text: Rectangle
    /// The boxes of the bottles; none if the text leaves no space for them.
    private(set) var bottles: [Rectangle] = []

    /// The forms of the bottles.
    static let forms: [BottleArt.Form] = [.gin, .tequila, .aperitif]
    /// The distance between the centres of two bottles, as a fraction of their boxes' height.
    private static let step = 0.54
    /// The space between the bottles and the text, in pixels.
    private static let gap = 24.0
    /// The least space for a text beside the bottles.
    private static let leastText = 280.0
    /// The least height of a bottle's box.
    private static let leastBottle = 54.0

    /// Creates the positions on a board.
    /// - Parameters:
    ///   - wall: the wall above the board; bottles stand on its lower edge.
    ///   - bottle: the height of the box of a bottle that is there.
    ///   - textWidth: the width that the text would like to have.
    ///   - textHeight: returns the height that the text needs for a width.
    init(on wall: Rectangle, bottle: Double, textWidth: Int, textHeight: (Int) -> Int) {
        let step = (bottle * Self.step).rounded()
        let row = step * Double(Self.forms.count)
        let space = wall.width - 2 * ShelfLayout.margin - row - Self.gap
        let beside = min(Double(textWidth), space).rounded(.down)
        let height = space >= Self.leastText ? Double(textHeight(Int(beside))) : .infinity
        let open = wall.height - Double(WoodTextures.railHeight)
        if height <= open {
            let start = wall.x + ((wall.width - row - Self.gap - beside) / 2).rounded()
            text = Rectangle(
                x: start + row + Self.gap, y: wall.y + ((open - height) / 2).rounded(), width: beside,
                height: height)
            stand(on: wall, from: start, box: bottle, step: step)
        } else {
            let height = Double(textHeight(Int(wall.width)))
            let rest = ((wall.height - height) / ShelfLayout.groundShare).rounded(.down)
            text = Rectangle(
                x: wall.x, y: wall.y + (rest < Self.leastBottle ? max(0, (wall.height - height) / 2).rounded() : 0),
                width: wall.width, height: height)
            guard rest >= Self.leastBottle else { return }
            let box = min(bottle, rest)
            let step = (box * Self.step).rounded()
            let start = wall.x + ((wall.width - step * Double(Self.forms.count)) / 2).rounded()
            stand(on: wall, from: start, box: box, step: step)
        }
    }

    private mutating func stand(on wall: Rectangle, from start: Double, box: Double, step: Double) {
        let width = (box / 2).rounded()
        bottles = Self.forms.indices.map { number in
            Rectangle(
                x: (start + Double(number) * step + (step - width) / 2).rounded(),
                y: wall.y + wall.height - (box * ShelfLayout.groundShare).rounded(), width: width, height: box)
        }
    }
}

extension Shelf {
    /// Positions the text on an empty board, and the faint bottles beside it.
    func placeEmptyBoard(_ plan: ShelfLayout) {
        guard let placeholder, placeholder.isVisible, let board = plan.boards.first else {
            emptyBoard = nil
            return
        }
        let wall = Rectangle(y: board.y, width: board.width, height: board.height - plan.edge)
        let places = EmptyBoard(
            on: wall, bottle: plan.boardBottle, textWidth: placeholder.measured(.horizontal).natural
        ) { width in
            placeholder.measured(.vertical, for: width).natural
        }
        place(placeholder, in: mirrored(places.text))
        emptyBoard = places
    }

    /// Draws the faint bottles of an empty board. They are no widgets, as they mean nothing to assistive technology.
    func drawEmptyBoard(in snapshot: Snapshot) {
        guard let emptyBoard else { return }
        for (form, place) in zip(EmptyBoard.forms, emptyBoard.bottles) {
            let art = BottleArt(form, color: .white, opacity: 0, level: 0, isFaded: true)
            let order = ArtOrder(
                art: art, isAlone: false, width: Int(place.width), height: Int(place.height),
                scale: max(1, scaleFactor), ink: ink(on: .board))
            let (picture, room) = (textures.texture(order), mirrored(place))
            snapshot.draw(picture, in: room)
        }
    }
}
