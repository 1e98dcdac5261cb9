import Testing

@testable import Store

@Suite("Coordinates as people type them")
struct LocationReaderTests {
    @Test(
        "are read in each of the ways that are usual",
        arguments: [
            "48.2082, 16.3738", "48.2082 16.3738", "48.2082,16.3738", "48.2082;16.3738", "+48.2082 +16.3738",
            "48,2082 16,3738", "48,2082, 16,3738", "48,2082; 16,3738", "48,2082,16,3738", "  48.2082 \t 16.3738  ",
            "48.2082° N, 16.3738° E", "N 48.2082 E 16.3738", "N48.2082, E16.3738", "16.3738 E 48.2082 N",
            "e16.3738 n48.2082", "48.2082N16.3738E", "16.3738° E 48.2082", "48°12′29.52″N 16°22′25.68″E",
            "48°12'29.52\"N, 16°22'25.68\"E", "N 48° 12' 29.52'' E 16° 22' 25.68''", "48º12’29,52” 16º22’25,68”",
            "48 12 29.52 N 16 22 25.68 E", "48 12 29.52, 16 22 25.68", "48°12.492' 16°22.428'", "N48 12.492 E16 22.428",
            "geo:48.2082,16.3738", "GEO:48.2082,16.3738", "geo:48.2082,16.3738,183", "geo:48.2082,16.3738;u=35",
            "geo:48.2082,16.3738;crs=wgs84;u=35", "geo:48.2082,16.3738;CRS=WGS84", "geo:48.2082,16.3738?z=17",
            "٤٨٫٢٠٨٢، ١٦٫٣٧٣٨", "\u{2066}48.2082, 16.3738\u{2069}", "\u{200F}48.2082\u{200E} 16.3738",
        ])
    func read(text: String) throws {
        guard case .location(let location) = LocationReader.read(text) else {
            Issue.record("\(LocationReader.read(text))")
            return
        }
        #expect(abs(location.latitude - 48.2082) < 1e-9 && abs(location.longitude - 16.3738) < 1e-9, "\(location)")
    }

    @Test(
        "lie south and west with a minus or a letter",
        arguments: [
            "-33.5, -70.25", "−33.5 −70.25", "33.5 S, 70.25 W", "S33°30' W70°15'", "70°15'W 33°30'S",
            "geo:-33.5,-70.25",
            "-33,5; -70,25", "-33,5,-70,25", "33,5 S 70,25 W",
        ])
    func southWest(text: String) {
        #expect(LocationReader.read(text) == Location(latitude: -33.5, longitude: -70.25).map { .location($0) })
    }

    @Test("nothing typed is nothing, not a mistake", arguments: ["", "  ", "\n"])
    func nothing(text: String) { #expect(LocationReader.read(text) == .none) }

    @Test(
        "that cannot be meant are refused, each for its own reason",
        arguments: [
            ("Vienna", .unreadable), ("Oslo", .unreadable), ("somewhere", .unreadable), ("48.2 16.3 x", .unreadable),
            ("48.2 / 16.3", .unreadable),
            ("--48 16", .unreadable),
            ("48.2'' 16", .unreadable), ("° 48 16", .unreadable), ("48 - 16", .unreadable), ("N 48 X 16", .unreadable),
            ("geo:", .single), ("geo:48", .single), ("geo:48.,16", .unreadable), ("geo:+48,16", .unreadable),
            ("geo:48,16,1,2", .tooMany), ("geo:a,b", .unreadable), ("geo:48, 16", .unreadable),
            ("48.2", .single), ("48,2", .single), ("48°12'", .single), ("N 48.2", .single), ("N 48.2 E", .single),
            ("48.2 16.3 17", .tooMany), ("48 12 29 1 N 16 E", .tooMany), ("1 2 3 4 5 6", .tooMany),
            ("48,2,16", .commas), ("48,16,37", .commas), ("90.1, 0", .latitude(90.1)), ("-91 0", .latitude(-91)),
            ("91 S 0 E", .latitude(-91)), ("0, 180.5", .longitude(180.5)), ("0 N 181 W", .longitude(-181)),
            ("geo:91,0", .latitude(91)), ("geo:0,-181", .longitude(-181)), ("48°60' 16°", .sixtieth(60)),
            ("48°12'61\" 16°", .sixtieth(61)), ("48.5°12' 16°", .fraction(48.5)), ("48°12.5'3\" 16°", .fraction(12.5)),
            ("48 N 16 O", .letter("O")), ("48 n 16 o", .letter("O")), ("48 N 16 S", .sameDirection),
            ("16 E 17 W", .sameDirection), ("-48 S 16 E", .signAndLetter), ("+48 N 16 E", .signAndLetter),
            ("geo:48.2,16.3;crs=nad27", .otherSystem("nad27")), ("geo:0,0?q=Naschmarkt", .search),
        ] as [(String, LocationReader.Fault)])
    func wrong(text: String, fault: LocationReader.Fault) { #expect(LocationReader.read(text) == .wrong(fault)) }

    @Test("never stop the program, whatever is typed")
    func anything() {
        var random = SyntheticRandom(seed: 42)
        let pieces = [
            "48", "16.3", "7,5", "-", "−", ",", ";", "°", "'", "\"", " ", "N", "E", "S", "w", "o", "geo:", "٣", "x",
            "½", "²",
        ]
        var read = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in random.pick(pieces) }.joined()
            if case .location(let location) = LocationReader.read(text) {
                read += 1
                #expect(Location.latitudes.contains(location.latitude), "\(text)")
            }
        }
        #expect(read > 100)
    }
}
