import ArgumentParser
import Foundation
import Store

/// `comptoir stores`: where things are bought.
struct StoresCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stores", abstract: tr("Lists the stores, the nearest to the home place first."))

    @Flag(help: ArgumentHelp(tr("As a JSON object with stores.")))
    var json = false

    func run() throws {
        try withStores { stores in
            let folders = try Folders.find()
            let conventions = Conventions.ofProgram(language: stores.language)
            let preferences = try Preferences(schemas: folders.schemas.path, usualUnits: conventions.units)
            let home = preferences.home
            let places = try await stores.catalogue.places.nearestFirst(from: home)
            if json { return String(decoding: try PlaceExport(places).json(), as: UTF8.self) }
            let formats = Formats(conventions, units: preferences.units)
            return places.isEmpty ? tr("No stores yet") : places.map { $0.spoken(formats) }.joined(separator: "\n")
        }
    }
}
