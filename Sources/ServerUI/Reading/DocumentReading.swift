import JSON

/// The reading of one document: what is known of it so far.
struct DocumentReading {
    let vocabulary: Vocabulary
    let limits: Limits
    let document: JSONDocument
    var report: Report
    var hints = Hints()
    var version: FormatVersion = .one
    var addresses: AddressRules
    /// The screen's own data, by name, and the sources that it says it reads.
    var data: [String: Value] = [:]
    var sources: [ValuePath] = []
    /// What ids stand for.
    var components = IdTable()
    var bodies = IdTable()
    /// The components that were read.
    var built = MadeTable<Built?>()
    /// What bodies come to, for each type that has them.
    var contents = MadeTable<[String: BodyContent]>()
    /// How many components may still be read: one that stands at two depths, or among other names, is read again.
    var readings: Int
    /// How many components the screen has so far.
    var placed = 0

    init(_ reader: ScreenReader, _ document: JSONDocument) {
        vocabulary = reader.vocabulary
        limits = reader.limits
        self.document = document
        report = Report(limit: reader.limits.diagnostics)
        addresses = AddressRules(allowsPrivateHosts: reader.allowsPrivateHosts)
        readings = 4 * reader.limits.components
    }

    /// Reads the whole; nil where it cannot be used as a screen.
    mutating func screen() -> Screen? {
        let root = document.root
        guard case .object = root.value.content else {
            report.add(.wrongType(root.value.type, expected: "an object"), at: root)
            return nil
        }
        version = root["sdui"] == nil ? .one : .two
        let keys = root.keyed(&self, Keys.document)
        var screen = Screen(name: "", version: version)
        if let head = keys["sdui"], !readHead(head, into: &screen) { return nil }
        version = screen.version
        if let schema = keys["$schema"] { _ = text(schema) }
        screen.allowsPrivateHosts = addresses.allowsPrivateHosts
        screen.pictureHosts = addresses.pictureHosts
        screen.name = text(keys["screenName"], "screenName", of: root, "what the screen is called.") ?? ""
        readData(keys["data"])
        readSources(keys["sources"])
        components = idTable("component", Keys.component, [keys["components"]])
        bodies = idTable("body", Keys.body, [keys["body"], keys["bodies"]])
        (built, contents) = (MadeTable(components), MadeTable(bodies))
        guard let list = keys["templates"] else {
            report.add(.missing("templates", "there is nothing to show."), at: root)
            return nil
        }
        guard case .array = list.value.content else {
            report.add(.wrongType(list.value.type, expected: "a list"), at: list)
            return nil
        }
        screen.data = data
        screen.sources = sources
        screen.templates = templates(list)
        noteUnused(list)
        return screen
    }

    /// Reads `sdui`.
    /// - Returns: Whether this program can read the rest.
    private mutating func readHead(_ head: JSONNode, into screen: inout Screen) -> Bool {
        guard case .object = head.value.content else {
            report.add(.wrongType(head.value.type, expected: "an object"), at: head)
            return true
        }
        let keys = head.keyed(&self, Keys.head)
        if let least = keys["min"], let text = text(least), let major = major(text, least), major > 2 {
            report.add(.version(text), at: least)
            return false
        }
        if let version = keys["version"], let text = text(version), let major = major(text, version) {
            if major > 2 { report.add(.newerVersion(text), at: version) }
            if major < 2 { screen.version = .one }
        }
        if let time = keys["ttl"], let seconds = number(time) {
            let range = 0.0...31_536_000
            let taken = min(max(seconds, range.lowerBound), range.upperBound)
            if taken != seconds { report.add(.range(seconds, range, taken: taken), at: time) }
            screen.timeToLive = taken
        }
        for host in elements(keys["pictures"]) {
            guard let name = text(host) else { continue }
            switch WebHost.read("https://" + name) {
            case .success(let read) where read.name == name.lowercased(): addresses.pictureHosts.insert(read.name)
            default: report.add(.picture(name, "it is no name of a host"), at: host)
            }
        }
        return true
    }

    /// The first number of a version, as 2 of `2.1`.
    private mutating func major(_ text: String, _ node: JSONNode) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isVersion =
            (1...3).contains(parts.count)
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.count <= 4 && part.utf8.allSatisfy(ExpressionLexer.isDigit)
            }
        guard isVersion, let major = Int(parts[0]) else {
            report.add(.value(.text(text), expected: "a version such as `2.0`"), at: node)
            return nil
        }
        return major
    }
}
