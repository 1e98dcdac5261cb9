public import GTK

/// A picture from the network, in a square of any size with rounded corners.
///
/// It is asked for when the widget comes into sight for the first time, and no longer once the widget is taken away or
/// shows another one. Until it is there, and where there is none, a quiet ground with an icon holds its place; nothing
/// moves when it comes. For a picture from a file take `ArtPicture`.
///
///     RemotePicture(size: 96, address: product.picture, alternativeText: product.name, pictures: pictures)
@MainActor
public final class RemotePicture: CustomWidget {
    /// How far the picture is.
    public enum State: Sendable, Equatable {
        /// There is none to show.
        case empty
        /// It is on its way, or will be once the widget is in sight.
        case loading
        case loaded
        case failed
    }

    private let size: Int
    private let pictures: RemotePictures
    private let icon: String
    private var texture: Texture?
    private var task: Task<Void, Never>?
    /// The size that the picture was asked for.
    private var pixels = 0

    /// Why the picture is not there, if it failed.
    public private(set) var problem: (any Error)?

    /// Makes a picture.
    /// - Parameters:
    ///   - size: the natural width and height, in pixels.
    ///   - address: where it is; nil for none.
    ///   - alternativeText: what the picture shows, in words; nil where the text beside it says so.
    ///   - icon: the symbolic icon that holds its place.
    ///   - pictures: where pictures come from.
    public init(
        size: Int, address: String? = nil, alternativeText: String? = nil, icon: String = "comptoir-shop-symbolic",
        pictures: RemotePictures
    ) {
        self.size = size
        self.address = address
        self.icon = icon
        self.pictures = pictures
        super.init()
        describe(as: alternativeText)
        onUnmap { [weak self] in self?.stop() }
    }

    isolated deinit { task?.cancel() }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "remote-picture"
    }

    /// Where the picture is.
    public var address: String? {
        didSet {
            guard address != oldValue else { return }
            stop()
            texture = nil
            retry()
        }
    }

    /// How far it is.
    public var state: State {
        if texture != nil { return .loaded }
        if problem != nil { return .failed }
        return address == nil ? .empty : .loading
    }

    /// Asks once more for a picture that failed.
    public func retry() {
        problem = nil
        queueDraw()
    }

    private func stop() {
        task?.cancel()
        task = nil
    }

    private func load(_ address: String, pixels: Int) {
        self.pixels = pixels
        if let known = pictures.kept(address, size: pixels) {
            texture = known
            return
        }
        task?.cancel()
        task = Task { [weak self, pictures] in
            do {
                let texture = try await pictures.load(address, size: pixels)
                self?.show(texture, of: address)
            } catch is CancellationError {
                // Nobody looks any more.
            } catch {
                self?.fail(error, of: address)
            }
        }
    }

    private func show(_ texture: Texture, of address: String) {
        guard address == self.address else { return }
        self.texture = texture
        task = nil
        queueDraw()
    }

    private func fail(_ error: any Error, of address: String) {
        guard address == self.address else { return }
        problem = error
        task = nil
        queueDraw()
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: self.size, natural: self.size)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard width > 0, height > 0 else { return }
        let wanted = max(width, height) * max(1, scaleFactor)
        if let address, problem == nil, task == nil, texture == nil || wanted > pixels { load(address, pixels: wanted) }
        let bounds = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        let radius = Double(min(width, height)) / 12
        if let texture {
            snapshot.clipped(to: bounds, radius: radius) { snapshot.draw(texture, in: bounds.fitting(texture)) }
        } else {
            snapshot.clipped(to: bounds, radius: radius) { drawPlaceholder(snapshot, bounds) }
        }
    }

    private func drawPlaceholder(_ snapshot: Snapshot, _ bounds: Rectangle) {
        snapshot.faded(0.08) { snapshot.fill(bounds, with: foreground) }
        let side = (min(bounds.width, bounds.height) / 3).rounded()
        guard side >= 8 else { return }
        let place = Rectangle(
            x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side,
            height: side)
        snapshot.faded(problem == nil ? 0.35 : 0.6) {
            snapshot.draw(SymbolicIcon(icon, size: Int(side), for: self), in: place, color: foreground)
        }
    }
}

extension Rectangle {
    /// The place of a picture in the middle, whole and as large as there is room.
    @MainActor
    fileprivate func fitting(_ texture: Texture) -> Rectangle {
        let scale = min(width / Double(texture.width), height / Double(texture.height))
        let (wide, high) = (Double(texture.width) * scale, Double(texture.height) * scale)
        return Rectangle(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
    }
}
