internal import CGTK
internal import CShumate
internal import GTK

/// Where tiles of a server are kept (`ShumateFileCache`).
@MainActor
final class TileStore: Object {
    /// A tile that is kept.
    struct Entry {
        var bytes: [UInt8]
        var etag: String?
        /// How long ago the server said that the tile is good, in seconds.
        var age: Double
    }

    /// - Parameters:
    ///   - key: tells the tiles of one server from those of another.
    ///   - folder: where they are kept; nil for libshumate's place in the person's cache folder.
    ///   - limit: the most that is kept, in bytes.
    init(key: String, folder: String?, limit: Int = 100_000_000) {
        super.init(
            Reference(adopting: UnsafeMutableRawPointer(shumate_file_cache_new_full(guint(limit), key, folder))))
    }

    private var cache: OpaquePointer { OpaquePointer(raw) }

    /// The tile, if it is kept; what cannot be read is not there.
    func entry(_ address: TileAddress) async -> Entry? {
        var (etag, modified): (UnsafeMutablePointer<CChar>?, OpaquePointer?) = (nil, nil)
        let result = await TileStoreCall.run { callback, data in
            shumate_file_cache_get_tile_async(
                cache, Int32(address.x), Int32(address.y), Int32(address.zoom), nil, callback, data)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(result)) }
        guard let found = shumate_file_cache_get_tile_finish(cache, &etag, &modified, result, nil) else { return nil }
        defer { g_bytes_unref(found) }
        var length = gsize(0)
        let data = g_bytes_get_data(found, &length)
        let bytes = Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
        var entry = Entry(bytes: bytes, etag: etag.map { String(cString: $0) }, age: .infinity)
        g_free(etag)
        if let modified, let now = g_date_time_new_now_utc() {
            entry.age = Double(g_date_time_difference(now, modified)) / 1_000_000
            g_date_time_unref(now)
            g_date_time_unref(modified)
        }
        return entry
    }

    /// Keeps a tile; where the disk is full it is fetched again another time.
    func keep(_ bytes: [UInt8], etag: String?, _ address: TileAddress) async {
        let data = g_bytes_new(bytes, gsize(bytes.count))
        let result = await TileStoreCall.run { callback, user in
            shumate_file_cache_store_tile_async(
                cache, Int32(address.x), Int32(address.y), Int32(address.zoom), data, etag, nil, callback, user)
        }
        shumate_file_cache_store_tile_finish(cache, result, nil)
        g_object_unref(UnsafeMutableRawPointer(result))
        g_bytes_unref(data)
    }

    /// Notes that the server said now that the tile is still good.
    func renew(_ address: TileAddress) {
        shumate_file_cache_mark_up_to_date(cache, Int32(address.x), Int32(address.y), Int32(address.zoom))
    }
}

/// Waits for one of the store's calls.
@MainActor
private final class TileStoreCall {
    private var waiting: CheckedContinuation<Void, Never>?
    private var result: OpaquePointer?

    /// The result, with a reference that is the caller's.
    static func run(_ start: @MainActor (GAsyncReadyCallback?, UnsafeMutableRawPointer?) -> Void) async
        -> OpaquePointer?
    {
        let call = TileStoreCall()
        await withCheckedContinuation { waiting in
            call.waiting = waiting
            start(
                { _, result, data in
                    onMainActor((result, data)) { result, data in
                        guard let data else { return }
                        g_object_ref(result.map { UnsafeMutableRawPointer($0) })
                        let call = Unmanaged<TileStoreCall>.fromOpaque(data).takeRetainedValue()
                        call.result = result
                        call.waiting?.resume()
                    }
                }, Unmanaged.passRetained(call).toOpaque())
        }
        return call.result
    }
}
