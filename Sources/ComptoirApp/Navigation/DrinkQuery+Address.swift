import Foundation
import Store

/// A query as the arguments of an address: `lacking=0&base=gin,rum`. What is as it is for all drinks is left out.
extension DrinkQuery {
    /// Reads arguments.
    /// - Returns: nil where one is none that a query has, or has a value that it cannot have.
    init?(arguments: some StringProtocol) {
        self.init()
        for argument in arguments.split(separator: "&") {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let value = parts[1].removingPercentEncoding, set(parts[0], to: value) else {
                return nil
            }
        }
    }

    /// The query as text, the same for equal queries.
    var arguments: String {
        let all = [
            ("text", text), ("category", category?.rawValue ?? ""), ("rating", minimumRating.map(String.init) ?? ""),
            ("level", Self.list(levels.map(\.rawValue))), ("base", Self.list(bases)),
            ("glass", Self.list(glasses.map(\.rawValue))), ("method", Self.list(methods.map(\.rawValue))),
            ("alcohol", Self.list(alcohol.map(\.rawValue))), ("favourites", onlyFavourites ? "yes" : ""),
            ("lacking", lacking.map(String.init) ?? ""), ("substitutes", countsSubstitutes ? "" : "no"),
            ("ingredient", ingredient ?? ""), ("fruit", fruit ?? ""),
            ("order", order == .bestMatch ? "" : order.rawValue), ("descending", isDescending ? "yes" : ""),
        ]
        return all.filter { !$0.1.isEmpty }
            .map { "\($0.0)=\($0.1.addingPercentEncoding(withAllowedCharacters: .argument) ?? "")" }
            .joined(separator: "&")
    }

    private mutating func set(_ name: some StringProtocol, to value: String) -> Bool {
        switch name {
        case "text": text = TextLimit.line.shown(value)
        case "category": return Self.read(&category, DrinkCategory(rawValue: value))
        case "rating": return Self.read(&minimumRating, Self.number(value, in: 1...10))
        case "level": return Self.read(&levels, Self.members(value, Level.init))
        case "base": return Self.read(&bases, Self.members(value, Self.id))
        case "glass": return Self.read(&glasses, Self.members(value, Glass.init))
        case "method": return Self.read(&methods, Self.members(value, Drink.Method.init))
        case "alcohol": return Self.read(&alcohol, Self.members(value, DrinkAlcohol.init))
        case "favourites": return Self.read(&onlyFavourites, Self.answer(value))
        case "lacking": return Self.read(&lacking, Self.number(value, in: 0...99))
        case "substitutes": return Self.read(&countsSubstitutes, Self.answer(value))
        case "ingredient": return Self.read(&ingredient, Self.id(value))
        case "fruit": return Self.read(&fruit, Self.id(value))
        case "order": return Self.read(&order, DrinkOrder(rawValue: value))
        case "descending": return Self.read(&isDescending, Self.answer(value))
        default: return false
        }
        return true
    }

    /// Sets a property to what was read.
    /// - Returns: false where that is nothing.
    private static func read<Value>(_ property: inout Value, _ value: Value?) -> Bool {
        if let value { property = value }
        return value != nil
    }

    private static func read<Value>(_ property: inout Value?, _ value: Value?) -> Bool {
        property = value
        return value != nil
    }

    private static func list(_ members: some Sequence<String>) -> String { members.sorted().joined(separator: ",") }

    private static func members<Member: Hashable>(_ value: String, _ member: (String) -> Member?) -> Set<Member>? {
        let names = value.split(separator: ",")
        let members = names.compactMap { member(String($0)) }
        return members.isEmpty || members.count < names.count ? nil : Set(members)
    }

    private static func number(_ value: String, in range: ClosedRange<Int>) -> Int? {
        Int(value).flatMap { range.contains($0) ? $0 : nil }
    }

    private static func id(_ value: String) -> String? { Address.isID(value) ? value : nil }

    private static func answer(_ value: String) -> Bool? { ["yes": true, "no": false][value] }
}

extension CharacterSet {
    /// What stands in an argument as it is.
    fileprivate static let argument = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."~"))
        .union(CharacterSet(charactersIn: "-_.,"))
}
