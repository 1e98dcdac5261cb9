public import GTK
internal import Widgets

/// A still picture in place of a drink's film until it plays: the same glass on the same background, filled up to a
/// given step.
///
///     poster.bind(\.progress) { model.poured(after: model.step) }
@MainActor
public final class DrinkFilmPoster: CustomWidget {
    private let pour: DrinkPour

    /// Creates a poster.
    public init(_ film: DrinkFilm) {
        pour = DrinkPour(film.art, size: 96)
        super.init()
        adopt(pour)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "film-poster"
    }

    /// The level in the glass, 0 to 1; see `DrinkPour.progress`.
    public var progress: Double {
        get { pour.progress }
        set { pour.progress = newValue }
    }

    public override func allocate(width: Int, height: Int) {
        let side = Double(min(width, height)) * DrinkFilm.share
        place(
            pour,
            in: Rectangle(
                x: (Double(width) - side) / 2, y: (Double(height) - side) / 2, width: side, height: side))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let size = Size(width: Double(width), height: Double(height))
        snapshot.canvas(in: Rectangle(width: size.width, height: size.height)) { canvas in
            DrinkFilm.drawGround(size, on: canvas)
        }
        super.snapshot(snapshot)
    }
}
