internal import CGTK
internal import CShumate
internal import GTK

/// What makes the pictures of tiles.
@MainActor
protocol TileMaker: AnyObject {
    /// The zooms that there are tiles of.
    var zooms: ClosedRange<Int> { get }
    /// How many tiles are made at a time.
    var parallel: Int { get }

    /// Makes a tile.
    /// - Parameters:
    ///   - address: a valid one, at one of the zooms.
    ///   - scale: how many device pixels make a pixel.
    func tile(_ address: TileAddress, scale: Int) async throws -> Texture
}

/// Where libshumate has its tiles from, in Swift (`ShumateMapSource`).
@MainActor
final class TileSource: Object {
    private let queue: TileQueue

    /// Makes a source.
    /// - Parameters:
    ///   - maker: makes the tiles.
    ///   - scale: how many device pixels make a pixel.
    ///   - middle: where the middle of the map is, in Mercator's square.
    ///   - isForCairo: whether cairo paints the map.
    ///   - onFailure: told why a tile could not be made.
    init(
        _ maker: any TileMaker, scale: Int, middle: @escaping @MainActor () -> Point,
        isForCairo: @escaping @MainActor () -> Bool = { false },
        onFailure: @escaping @MainActor (any Error) -> Void
    ) {
        queue = TileQueue(maker, scale: scale, middle: middle, isForCairo: isForCairo, onFailure: onFailure)
        super.init(instantiating: shumate_map_source_get_type())
        shumate_map_source_set_id(source, "comptoir")
        shumate_map_source_set_tile_size(source, guint(TileAddress.side))
        shumate_map_source_set_min_zoom_level(source, guint(maker.zooms.lowerBound))
        shumate_map_source_set_max_zoom_level(source, guint(maker.zooms.upperBound))
    }

    override class func define(_ type: TypeDefinition) {
        type.overrides = { structure in
            let source = structure.assumingMemoryBound(to: ShumateMapSourceClass.self)
            source.pointee.fill_tile_async = { source, tile, cancellable, callback, data in
                onMainActor((source, tile, cancellable, callback, data)) { source, tile, cancellable, callback, data in
                    guard let source, let tile else { return }
                    let raw = UnsafeMutableRawPointer(source)
                    let task = TileTask(source: raw, tile: tile, cancellable: cancellable, callback, data)
                    if let living = Object.living(raw, as: TileSource.self) {
                        living.queue.add(task)
                    } else {
                        task.fail()
                    }
                }
            }
            source.pointee.fill_tile_finish = { _, result, error in
                g_task_propagate_boolean(result, error)
            }
        }
    }

    private var source: UnsafeMutablePointer<ShumateMapSource> { raw.assumingMemoryBound(to: ShumateMapSource.self) }
}
