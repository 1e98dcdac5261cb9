internal import GTK
internal import Widgets

/// Draws wood and brass: a wall of planks, the board in front of it, and the rail.
struct WoodDrawing: ~Escapable {
    let wood: Color
    let brass: Color
    let canvas: Canvas

    @_lifetime(copy canvas)
    init(wood: Color, brass: Color, canvas: Canvas) {
        self.wood = wood
        self.brass = brass
        self.canvas = canvas
    }

    /// The width of a plank, in pixels.
    private static let plank = 144.0

    /// Draws a lit wall, brightest at 36 % from the left.
    /// - Parameter isUnderBoard: whether a board above casts a shadow on it.
    func wall(width: Double, height: Double, isUnderBoard: Bool) {
        let room = Path.rectangle(Rectangle(width: width, height: height))
        canvas.fill(room, with: wood)
        planks(width: width, height: height)
        let light = wood.mixed(with: brass, at: 0.42)
        canvas.fill(
            room,
            with: .radial(
                center: Point(x: width * 0.36, y: height * 0.5), radius: max(width * 0.5, 200),
                stops: [(0, light.opacity(0.62)), (0.5, light.opacity(0.26)), (1, light.opacity(0))]))
        let dark = wood.shaded(-0.8)
        canvas.fill(
            room,
            with: .linear(
                from: Point(x: 0, y: 0), to: Point(x: 0, y: height),
                stops: isUnderBoard
                    ? [
                        (0, dark.opacity(0.8)), (0.08, dark.opacity(0.4)), (0.3, dark.opacity(0.1)),
                        (0.55, dark.opacity(0)), (1, dark.opacity(0.3)),
                    ]
                    : [(0, dark.opacity(0)), (1, dark.opacity(0))]))
    }

    private func planks(width: Double, height: Double) {
        var random = ArtRandom(seed: 0x0A4)
        for start in stride(from: 0, to: width, by: Self.plank) {
            let tone = random.next(-0.05...0.04)
            canvas.fill(
                .rectangle(Rectangle(x: start, y: 0, width: Self.plank, height: height)), with: wood.shaded(tone))
            for _ in 0..<5 {
                let x = start + random.next(8...Self.plank - 8)
                canvas.fill(
                    .rectangle(Rectangle(x: x, y: 0, width: random.next(0.6...1.6), height: height)),
                    with: wood.shaded(-0.4).opacity(random.next(0.08...0.2)))
            }
            canvas.fill(
                .rectangle(Rectangle(x: start - 1.5, y: 0, width: 2, height: height)),
                with: wood.shaded(-0.65).opacity(0.75))
            canvas.fill(
                .rectangle(Rectangle(x: start + 0.5, y: 0, width: 1, height: height)),
                with: wood.shaded(0.3).opacity(0.25))
        }
    }

    /// Draws a board, from its lit upper side to the shadow beneath it.
    func board(width: Double, at y: Double, height: Double) {
        let face = wood.mixed(with: Color(hex: 0x7A3A1C), at: 0.3)
        let lip = Color(hex: 0xC98A55)
        canvas.fill(
            .rectangle(Rectangle(y: y, width: width, height: height)),
            with: .linear(
                from: Point(x: 0, y: y), to: Point(x: 0, y: y + height),
                stops: [(0, face.shaded(0.02)), (0.5, face.shaded(-0.16)), (1, face.shaded(-0.55))]))
        canvas.fill(
            .rectangle(Rectangle(y: y - 4, width: width, height: 7)),
            with: .linear(
                from: Point(x: 0, y: y - 4), to: Point(x: 0, y: y + 3),
                stops: [
                    (0, wood.mixed(with: lip, at: 0.45)), (0.5, wood.mixed(with: lip, at: 0.85)),
                    (1, wood.mixed(with: lip, at: 0.25)),
                ]))
        canvas.fill(
            .rectangle(Rectangle(y: y + height - 4, width: width, height: 4)), with: wood.shaded(-0.8))
    }

    /// Draws a rail that stands on the lower edge, with a post at each end.
    func rail(width: Double, height: Double) {
        for x in [13.0, width - 13] {
            let post = Rectangle(x: x - 3.5, y: 0, width: 7, height: height)
            canvas.fill(.rectangle(post, radius: 2.5), with: across(x - 3.5, 7))
        }
        let bar = Rectangle(y: 7, width: width, height: 5)
        canvas.fill(
            .rectangle(Rectangle(y: 13, width: width, height: 2.5)), with: Color.black.opacity(0.24))
        canvas.fill(
            .rectangle(bar),
            with: .linear(
                from: Point(x: 0, y: bar.y), to: Point(x: 0, y: bar.y + bar.height),
                stops: [(0, brass.shaded(-0.1)), (0.3, brass.shaded(0.5)), (0.6, brass), (1, brass.shaded(-0.5))]))
    }

    private func across(_ x: Double, _ width: Double) -> Canvas.Paint {
        .linear(
            from: Point(x: x, y: 0), to: Point(x: x + width, y: 0),
            stops: [
                (0, brass.shaded(-0.5)), (0.3, brass.shaded(0.5)), (0.55, brass), (1, brass.shaded(-0.55)),
            ])
    }
}
