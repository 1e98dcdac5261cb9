public import GTK

/// A square picture from a file, read off the main thread.
///
/// While the file is being read, nothing is drawn but what was lent to it meanwhile; if it cannot be read, the space stays empty and `problem` contains
/// the reason.
@MainActor
public final class ArtPicture: CustomWidget, StandingPicture, TravellingPicture {
    public let footing: Double
    private let size: Int
    private let least: Int
    private let cache: TextureCache
    private var texture: Texture?
    /// What is drawn until the file has been read.
    private var borrowed: Texture?
    private var task: Task<Void, Never>?
    private var shownPath: String?

    /// The reason why the picture could not be read, if so.
    public private(set) var problem: (any Error)?

    /// Creates a picture.
    /// - Parameters:
    ///   - size: the natural width and height, in pixels.
    ///   - least: the height down to which it shrinks where space is scarce, in pixels; nil for the natural one.
    ///   - path: the path of the file; nil for none.
    ///   - footing: the fraction of the picture's height at which what it shows stands, above 0.
    ///   - alternativeText: a description of the picture in words; nil if the text beside it describes it.
    public init(
        size: Int, least: Int? = nil, path: String? = nil, footing: Double = 1, alternativeText: String? = nil,
        cache: TextureCache = .shared
    ) {
        self.footing = footing
        self.size = size
        self.least = min(size, least ?? size)
        self.cache = cache
        super.init()
        describe(as: alternativeText)
        self.path = path
    }

    isolated deinit {
        task?.cancel()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "art"
    }

    /// The path of the file shown.
    public var path: String? {
        get { shownPath }
        set {
            guard newValue != shownPath else { return }
            shownPath = newValue
            load()
        }
    }

    public var subject: AnyHashable? { shownPath }

    public var portrait: Texture? { texture ?? borrowed }

    public func borrow(_ portrait: Texture) {
        guard texture == nil, problem == nil, shownPath != nil else { return }
        borrowed = portrait
        queueDraw()
    }

    public var isAway = false {
        didSet { if isAway != oldValue { queueDraw() } }
    }

    private var pixels: Int { size * max(1, scaleFactor) }

    private func load() {
        task?.cancel()
        task = nil
        (texture, borrowed, problem) = (nil, nil, nil)
        queueDraw()
        guard let path = shownPath else { return }
        let pixels = pixels
        if let known = cache.texture(path: path, size: pixels) {
            texture = known
            return
        }
        task = Task { [weak self, cache] in
            do {
                let texture = try await cache.load(path: path, size: pixels)
                guard let self, self.shownPath == path else { return }
                (self.texture, self.borrowed) = (texture, nil)
                self.queueDraw()
            } catch {
                guard let self, self.shownPath == path else { return }
                (self.problem, self.borrowed) = (error, nil)
                self.queueDraw()
            }
        }
    }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: orientation == .vertical ? least : self.size, natural: self.size)
    }

    public override var requestMode: RequestMode { .constant }

    public override func snapshot(_ snapshot: Snapshot) {
        guard let texture = portrait, !isAway, width > 0, height > 0 else { return }
        let scale = min(Double(width) / Double(texture.width), Double(height) / Double(texture.height))
        let (drawnWidth, drawnHeight) = (Double(texture.width) * scale, Double(texture.height) * scale)
        snapshot.draw(
            texture,
            in: Rectangle(
                x: (Double(width) - drawnWidth) / 2, y: (Double(height) - drawnHeight) / 2, width: drawnWidth,
                height: drawnHeight))
    }
}
