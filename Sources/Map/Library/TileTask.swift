internal import CGTK
internal import CShumate
internal import GTK

/// A tile that libshumate waits for (`ShumateTile`, `GTask`); to be ended once, by `show` or `fail`.
@MainActor
final class TileTask {
    let address: TileAddress
    private let tile: OpaquePointer
    private let task: OpaquePointer?
    private let cancellable: UnsafeMutablePointer<GCancellable>?
    private var isOver = false

    init(
        source: UnsafeMutableRawPointer, tile: OpaquePointer, cancellable: UnsafeMutablePointer<GCancellable>?,
        _ callback: GAsyncReadyCallback?, _ data: gpointer?
    ) {
        address = TileAddress(
            zoom: Int(shumate_tile_get_zoom_level(tile)), x: Int(shumate_tile_get_x(tile)),
            y: Int(shumate_tile_get_y(tile)))
        self.tile = tile
        self.cancellable = cancellable
        task = g_task_new(source, cancellable, callback, data)
        g_object_ref(UnsafeMutableRawPointer(tile))
    }

    isolated deinit {
        require(isOver, "a tile was neither shown nor given up")
        g_object_unref(UnsafeMutableRawPointer(tile))
        g_object_unref(task.map { UnsafeMutableRawPointer($0) })
    }

    /// Whether the tile is out of sight by now.
    var isCancelled: Bool { cancellable.map { g_cancellable_is_cancelled($0) != 0 } ?? false }

    /// Gives the tile its picture.
    /// - Parameter isForCairo: whether cairo will paint it.
    func show(_ texture: Texture, isForCairo: Bool) {
        isOver = true
        if isForCairo, let paintable = SurfacePaintable.make(texture) {
            comptoir_tile_show(tile, paintable)
            g_object_unref(paintable)
        } else {
            comptoir_tile_show(tile, texture.raw)
        }
        g_task_return_boolean(task, 1)
    }

    /// Gives the tile up; what lies below it stays in sight.
    func fail() {
        guard !isOver else { return }
        isOver = true
        g_task_return_error(
            task, g_error_new_literal(g_io_error_quark(), Int32(G_IO_ERROR_FAILED.rawValue), "no tile"))
    }
}
