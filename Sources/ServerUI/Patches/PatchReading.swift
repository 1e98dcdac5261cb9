import Foundation
import JSON

/// Reads a patch: what is wrong with it costs the change that it is in.
struct PatchReading {
    private let limits: Limits
    private var report: Report
    private var failure: Diagnostic?

    init(limits: Limits) {
        self.limits = limits
        report = Report(limit: limits.diagnostics)
    }

    var diagnostics: [Diagnostic] { [failure].compactMap(\.self) + report.diagnostics }

    mutating func add(_ finding: Finding, at node: JSONNode) { report.add(finding, at: node) }

    /// The changes, and how they are to be taken; nil where it is no patch at all.
    mutating func changes(
        _ data: Data
    ) -> (list: [(change: Change, node: JSONNode)], mode: ScreenDocument.PatchMode)? {
        guard data.count <= limits.documentBytes else {
            return fail(.tooLarge(limit: limits.documentBytes), at: nil)
        }
        do {
            var parsing = JSONDocument.Limits()
            parsing.depth = limits.nesting
            return try changes(JSONDocument(Array(data), limits: parsing).root)
        } catch let error as JSONSyntaxError {
            return fail(.syntax(error, limits: limits), at: error.location)
        } catch {
            return fail(.patch("The patch cannot be read: \(error)."), at: nil)
        }
    }

    private mutating func fail<Nothing>(_ finding: Finding, at location: JSONLocation?) -> Nothing? {
        failure = Diagnostic(finding.severity, finding.rule, path: "$", location: location, message: finding.message)
        return nil
    }

    private mutating func changes(
        _ root: JSONNode
    ) throws -> (list: [(change: Change, node: JSONNode)], mode: ScreenDocument.PatchMode)? {
        guard let list = root["patch"], case .array = list.value.content else {
            add(.missing("patch", "a patch has a list of changes."), at: root)
            return nil
        }
        var mode = ScreenDocument.PatchMode.atomic
        if let node = root["mode"] {
            guard let known = node.string.flatMap(ScreenDocument.PatchMode.init) else {
                add(.value(Value(node), expected: "`atomic` or `partial`"), at: node)
                return nil
            }
            mode = known
        }
        var changes: [(change: Change, node: JSONNode)] = []
        for (index, node) in list.elements.enumerated() {
            guard index < limits.changes else {
                add(.patch("A patch has at most \(limits.changes) changes; the rest is left out."), at: node)
                break
            }
            do throws(Finding) {
                changes.append((try change(node), node))
            } catch {
                add(error, at: node)
            }
        }
        return (changes, mode)
    }

    private func change(_ node: JSONNode) throws(Finding) -> Change {
        guard case .object = node.value.content else { throw .wrongType(node.value.type, expected: "an object") }
        let kinds = ["set", "insert", "remove"].filter { node[$0] != nil }
        guard kinds.count == 1, let kind = kinds.first, let content = node[kind] else {
            throw .patch("A change has one of `set`, `insert` and `remove`.")
        }
        for (key, _) in node.members where key != "id" && key != "in" && key != kind {
            throw .patch("`\(Finding.short(key))` means nothing in a change.")
        }
        if kind == "insert" { return try insertion(node, content) }
        let target = try target(node)
        if kind == "remove" {
            guard content.bool == true else { throw .patch("`remove` is `true`.") }
            return .remove(target)
        }
        guard case .record(let keys) = Value(content) else { throw .patch("`set` is an object.") }
        guard keys["id"] == nil else { throw .patch("An id cannot be changed.") }
        return .set(target, keys)
    }

    private func target(_ node: JSONNode) throws(Finding) -> Change.Target {
        guard let id = node["id"]?.string else { throw .patch("A change names by its `id` what it changes.") }
        guard let list = node["in"] else { return Change.Target(id: id, list: nil) }
        guard let known = list.string.flatMap(DocumentTree.List.init) else {
            throw .patch("`in` is `components`, `templates` or `bodies`.")
        }
        return Change.Target(id: id, list: known)
    }

    private func insertion(_ node: JSONNode, _ content: JSONNode) throws(Finding) -> Change {
        guard case .object = content.value.content else { throw .patch("`insert` is an object.") }
        for (key, _) in content.members where !["component", "body", "template", "before", "after"].contains(key) {
            throw .patch("`\(Finding.short(key))` means nothing in `insert`.")
        }
        let place: Change.Place
        switch (content["before"], content["after"]) {
        case (nil, nil): place = .end
        case (let before?, nil): place = .before(try text(before))
        case (nil, let after?): place = .after(try text(after))
        default: throw .patch("`insert` has one of `before` and `after`.")
        }
        if let template = content["template"] {
            guard case .record(let keys) = Value(template), content["component"] == nil, node["id"] == nil else {
                throw .patch("A template is an object, and goes into the screen: without `id`.")
            }
            return .insertTemplate(keys, place)
        }
        guard let component = content["component"] else {
            throw .patch("`insert` has a `component` or a `template`.")
        }
        let target = try target(node)
        if let id = component.string { return .insertComponent(target, .known(id), place) }
        guard case .record(let keys) = Value(component) else {
            throw .patch("A `component` is an object, or the id of one that there is.")
        }
        guard let body = content["body"] else { return .insertComponent(target, .new(keys, body: nil), place) }
        guard case .record(let words) = Value(body) else { throw .patch("A `body` is an object.") }
        return .insertComponent(target, .new(keys, body: words), place)
    }

    private func text(_ node: JSONNode) throws(Finding) -> String {
        guard let text = node.string else { throw .wrongType(node.value.type, expected: "an id") }
        return text
    }
}
