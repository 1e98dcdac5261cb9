import Foundation
import Testing

@testable import Store

/// The program's own catalogue against the facts that were taken from the sources, figure by figure.
@Suite("The figures of the bundled fruits")
struct FactsTests {
    private static let columns: [(column: String, nutrient: Nutrient)] = [
        ("energy_kcal", .energyKcal), ("energy_kj", .energyKJ), ("water_g", .water),
        ("carbohydrate_g", .carbohydrate), ("sugars_g", .sugars), ("fibre_g", .fibre), ("fat_g", .fat),
        ("protein_g", .protein), ("vitamin_a_rae_ug", .vitaminA), ("vitamin_c_mg", .vitaminC),
        ("vitamin_k_ug", .vitaminK), ("vitamin_e_mg", .vitaminE), ("vitamin_b6_mg", .vitaminB6),
        ("folate_total_ug", .folate), ("potassium_mg", .potassium), ("calcium_mg", .calcium), ("iron_mg", .iron),
        ("magnesium_mg", .magnesium), ("sodium_mg", .sodium),
    ]

    private let facts: [CSVRow]
    private let fruits: [String: Fruit]

    init() async throws {
        let file = Repository.root.appending(path: "Tests/StoreTests/Fixtures/fruits-facts.csv")
        facts = CSVRow.rows(of: try String(contentsOf: file, encoding: .utf8))
        let folder = try TemporaryFolder()
        let library = try await Library.open(at: folder["library.sqlite"])
        let catalogue = try await Catalogue.open(
            at: folder["catalogue.sqlite"],
            packs: PackFolders(bundled: Repository.catalogue, personal: folder["packs"]),
            library: library)
        try await catalogue.refresh()
        var fruits: [String: Fruit] = [:]
        for fact in facts { fruits[fact["id"]] = try await catalogue.fruit(id: fact["id"]) }
        self.fruits = fruits
    }

    @Test("each nutrient is the source's, and what the source leaves out is left out")
    func nutrients() throws {
        #expect(facts.count == 64)
        for fact in facts {
            let fruit = try #require(fruits[fact["id"]], "\(fact["id"]) is not in the catalogue")
            for (column, nutrient) in Self.columns {
                #expect(fruit.nutrition.values[nutrient] == Double(fact[column]), "\(fruit.id), \(column)")
            }
            #expect(fruit.nutrition.values.count == Self.columns.count { !fact[$0.column].isEmpty }, "\(fruit.id)")
            #expect(fruit.nutrition.basis == fact["basis"].replacing("per ", with: ""), "\(fruit.id)")
            let isInSR28 = !fact["usda_ndb"].isEmpty
            #expect((fruit.nutrition.source?.id == "usda-sr28") == isInSR28, "\(fruit.id)")
            guard isInSR28 else { continue }
            #expect(fruit.nutrition.reference == "NDB \(fact["usda_ndb"]) (FDC \(fact["usda_fdc_id"]))", "\(fruit.id)")
        }
    }

    @Test("what is thrown away, and what a piece or a cup weighs, are the source's")
    func measures() throws {
        for fact in facts {
            let fruit = try #require(fruits[fact["id"]])
            #expect(fruit.refuse?.percent ?? 0 == Double(fact["refuse_percent"]) ?? 0, "\(fruit.id)")
            let measures = fact["household_measures_g"].components(separatedBy: "; ").filter { !$0.isEmpty }
            let grams = measures.compactMap { measure in
                measure.components(separatedBy: " = ").last.flatMap { Double($0.replacing(" g", with: "")) }
            }
            #expect(grams.count == measures.count, "\(fruit.id)")
            #expect(fruit.portions.map(\.grams).sorted() == grams.sorted(), "\(fruit.id)")
        }
    }

    @Test("scientific names, families and regions are the sources'")
    func names() throws {
        for fact in facts {
            let fruit = try #require(fruits[fact["id"]])
            // The authors of the name, which the source gives for some, are left out; its quotes are Windows'.
            let name = (fruit.scientificName ?? "").replacing("×", with: "X").filter { !"‘’".contains($0) }
            let given = fact["scientific_name"].filter { !"\u{91}\u{92}".contains($0) }
            #expect(given.hasPrefix(name), "\(fruit.id)")
            #expect(name.isEmpty == fact["scientific_name"].isEmpty, "\(fruit.id)")
            if fact["family"].isEmpty {
                // Other sources have these.
                let source = fruit.family?.source?.title ?? ""
                #expect(source.hasPrefix("FAO EcoCrop") || source.hasPrefix("Applequist 2015"), "\(fruit.id)")
            } else {
                #expect(fruit.family?.value == fact["family"], "\(fruit.id)")
            }
            #expect(
                (fruit.origins?.value ?? []).sorted()
                    == fact["primary_regions_of_diversity"].components(separatedBy: "; ").filter { !$0.isEmpty }
                    .sorted(), "\(fruit.id)")
        }
    }

    @Test("energy in kilojoules is that in kilocalories, by 4.184")
    func energy() throws {
        for fruit in fruits.values {
            let kilocalories = try #require(fruit.nutrition.values[.energyKcal])
            guard let kilojoules = fruit.nutrition.values[.energyKJ] else { continue }
            // Both are rounded from the same figure.
            #expect(abs(kilocalories * 4.184 - kilojoules) <= 4, "\(fruit.id)")
        }
    }
}

/// A row of a table of comma-separated values, after RFC 4180.
private struct CSVRow: Sendable {
    private let cells: [String: String]

    /// The cell of a column; nothing where it is empty.
    subscript(column: String) -> String { cells[column] ?? "" }

    /// The rows below the head.
    static func rows(of text: String) -> [CSVRow] {
        let table = table(of: text)
        guard let head = table.first else { return [] }
        return table.dropFirst().map { row in
            CSVRow(cells: Dictionary(zip(head, row)) { first, _ in first })
        }
    }

    private static func table(of text: String) -> [[String]] {
        var (rows, row, cell): ([[String]], [String], String) = ([], [], "")
        var isQuoted = false
        var rest = Array(text)[...]
        while let character = rest.popFirst() {
            switch character {
            case "\"" where isQuoted && rest.first == "\"": cell.append(rest.removeFirst())
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                row.append(cell)
                cell = ""
            case "\n" where !isQuoted, "\r\n" where !isQuoted:
                rows.append(row + [cell])
                (row, cell) = ([], "")
            default: cell.append(character)
            }
        }
        return cell.isEmpty && row.isEmpty ? rows : rows + [row + [cell]]
    }
}
