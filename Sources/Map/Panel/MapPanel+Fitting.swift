internal import Foundation
internal import GTK

extension MapPanel {
    /// Shows the region that a function gives for the map's size: now, and again where the map becomes another size
    /// before it was moved.
    ///
    /// A map that is not laid out yet has no size; what is set as `region` by then can be too near or too far.
    /// - Parameter region: the region for a width and a height in pixels; nil to leave what is shown.
    public func fit(_ region: @escaping @MainActor (_ width: Int, _ height: Int) -> MapRegion?) {
        fitting = region
        fitted = nil
        refit()
    }

    /// Shows what belongs to the size; before there is one, what belongs to that in the narrowest window.
    func refit() {
        guard let fitting, let region = fitting(laidOut?.width ?? 312, laidOut?.height ?? 240) else { return }
        move(to: region, duration: .zero)
        // Any other move ends this.
        self.fitting = fitting
        fitted = map.viewport.region
    }

    /// Whether the map shows what was fitted to its size, but for what it takes to lie on whole pixels.
    var isAsFitted: Bool {
        guard fitting != nil, let fitted else { return false }
        let region = map.viewport.region
        let away = MapFrame(region: region, width: 0, height: 0).place(fitted.center.mercator)
        return region.zoom == fitted.zoom && hypot(away.x, away.y) < 1
    }
}
