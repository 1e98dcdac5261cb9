public import Foundation
import JSON

/// A document that is shown, and that patches can change.
///
/// After each patch the screen is the one that a reading of the whole changed document gives.
public struct ScreenDocument: Sendable {
    /// How a patch is taken that has a mistake in it.
    public enum PatchMode: String, Sendable, CaseIterable {
        /// As a whole or not at all; what a patch is unless it says otherwise.
        case atomic
        /// As far as it goes.
        case partial
    }

    /// The document as it is now.
    public private(set) var data: Data
    /// What it is as a screen; nil where it cannot be used as one.
    public private(set) var screen: Screen?
    /// What is wrong with the document as it is now.
    public private(set) var diagnostics: [Diagnostic]

    private let reader: ScreenReader
    private var tree: DocumentTree?

    public init(_ data: Data, reader: ScreenReader) {
        self.data = data
        self.reader = reader
        let result = reader.read(data)
        (screen, diagnostics) = (result.screen, result.diagnostics)
        guard screen != nil else { return }
        do {
            tree = DocumentTree(try JSONDocument(Array(data)).root)
        } catch {
            // What was read as a screen is JSON.
            tree = nil
        }
    }

    /// Changes the document. What stands nowhere any more goes, so that patches do not fill it up.
    /// - Parameters:
    ///   - patch: `{"patch": [{"id": …, "set": …}], "mode": "atomic"}`.
    ///   - mode: How it is taken, where that is not for the patch to say.
    /// - Returns: What is wrong with the patch; nothing has changed where it is atomic and anything is.
    public mutating func apply(_ patch: Data, mode: PatchMode? = nil) -> [Diagnostic] {
        guard var changed = tree else {
            return [Diagnostic(.error, .patch, path: "$", message: "There is no screen to be changed.")]
        }
        var reading = PatchReading(limits: reader.limits)
        guard let changes = reading.changes(patch) else { return reading.diagnostics }
        let mode = mode ?? changes.mode
        let use = changed.use
        for change in changes.list {
            do throws(Finding) {
                try changed.apply(change.change)
            } catch {
                reading.add(error, at: change.node)
            }
        }
        let isClean = reading.diagnostics.allSatisfy { $0.severity != .error }
        guard isClean || mode == .partial else { return reading.diagnostics }
        changed.dropUnreached(since: use)
        let text = changed.value.json()
        let result = reader.read(text)
        guard let screen = result.screen else {
            return reading.diagnostics + result.diagnostics.map(\.withoutLocation)
        }
        (tree, data, self.screen) = (changed, text, screen)
        // Nobody has the text that lines and columns would be of.
        diagnostics = result.diagnostics.map(\.withoutLocation)
        return reading.diagnostics
    }
}

extension Diagnostic {
    fileprivate var withoutLocation: Diagnostic {
        var copy = self
        copy.location = nil
        return copy
    }
}
