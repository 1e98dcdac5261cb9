public import GTK

/// A picture from the network, in a square of any size with rounded corners.
///
/// It is requested when the widget first comes into view; the request ends if the widget is removed or shows another
/// picture. Until it has been loaded, and if there is none, a quiet background with an icon takes its place; nothing
/// moves when it appears. For a picture from a file, use `ArtPicture`.
///
///     RemotePicture(size: 96, address: product.picture, alternativeText: product.name, pictures: pictures)
@MainActor
public final class RemotePicture: CustomWidget {
    /// The state of the picture.
    public enum State: Sendable, Equatable {
        /// There is no picture to show.
        case empty
        /// It is being loaded, or will be once the widget is in view.
        case loading
        case loaded
        case failed
    }

    private let size: Int
    private let pictures: RemotePictures
    private let icon: String
    private var texture: Texture?
    private var task: Task<Void, Never>?
    /// The size at which the picture was requested.
    private var pixels = 0

    /// The reason why the picture could not be loaded, if so.
    public private(set) var problem: (any Error)?

    /// Creates a picture.
    /// - Parameters:
    ///   - size: the natural width and height, in pixels.
    ///   - address: the address of the picture; nil for none.
    ///   - alternativeText: a description of the picture in words; nil if the text beside it describes it.
    ///   - icon: the name of the symbolic icon that takes its place.
    ///   - pictures: the store from which pictures are loaded.
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

    /// The address of the picture.
    public var address: String? {
        didSet {
            guard address != oldValue else { return }
            stop()
            texture = nil
            retry()
        }
    }

    /// The state of the picture.
    public var state: State {
        if texture != nil { return .loaded }
        if problem != nil { return .failed }
        return address == nil ? .empty : .loading
    }

    /// Requests a picture again that could not be loaded.
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
                // It is no longer needed.
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
    /// Returns the largest rectangle with the proportions of a picture that fits, centred.
    @MainActor
    fileprivate func fitting(_ texture: Texture) -> Rectangle {
        let scale = min(width / Double(texture.width), height / Double(texture.height))
        let (wide, high) = (Double(texture.width) * scale, Double(texture.height) * scale)
        return Rectangle(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
    }
}
