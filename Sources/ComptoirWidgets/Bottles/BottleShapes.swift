internal import GTK
internal import Widgets

extension BottleShape {
    /// Returns the shape of a form; nil for one that is not a glass vessel.
    static func of(_ form: BottleArt.Form) -> BottleShape? { shapes[form] }

    private static let shapes: [BottleArt.Form: BottleShape] = [
        .gin: BottleShape(
            profile: .init([(13, 44, 0), (13, 92, 10), (40, 112, 22), (42, 304, 9)]),
            glass: Color(hex: 0xBFE0D2), density: 0.55, brim: 116,
            stopper: .init(kind: .cork, color: Color(hex: 0x7B5A34), radius: 13, y: 44), label: 168...256),
        .vodka: BottleShape(
            profile: .init([(12, 40, 0), (12, 96, 14), (34, 124, 26), (34, 304, 6)]),
            glass: Color(hex: 0xD4E4EE), density: 0.55, brim: 112,
            stopper: .init(kind: .screw, color: Color(hex: 0xB9C3CC), radius: 13, y: 40), label: 172...232),
        .rum: BottleShape(
            profile: .init([(12, 36, 0), (13, 100, 30), (37, 146, 34), (37, 304, 8)]),
            glass: Color(hex: 0xDFE7E2), density: 0.45, brim: 118,
            stopper: .init(kind: .screw, color: Color(hex: 0x5A3320), radius: 13, y: 36), label: 182...260),
        .whiskey: BottleShape(
            profile: .init([(15, 92, 0), (15, 128, 6), (46, 142, 12), (46, 304, 8)]),
            glass: Color(hex: 0xE2E6DC), density: 0.45, brim: 146,
            stopper: .init(kind: .ball, color: Color(hex: 0x4A2B19), radius: 15, y: 92), label: 188...264, inset: 15,
            isCut: true),
        .tequila: BottleShape(
            profile: .init([(14, 104, 0), (14, 134, 8), (44, 158, 26), (48, 230, 40), (42, 304, 12)]),
            glass: Color(hex: 0xDFE9DD), density: 0.45, brim: 156,
            stopper: .init(kind: .wood, color: Color(hex: 0xA8713E), radius: 15, y: 104), label: 198...262),
        .brandy: BottleShape(
            profile: .init([(13, 60, 0), (13, 126, 26), (34, 168, 40), (54, 246, 46), (46, 304, 16)]),
            glass: Color(hex: 0xE4E6DA), density: 0.45, brim: 150,
            stopper: .init(kind: .cork, color: Color(hex: 0x6B4A2A), radius: 13, y: 60), label: 212...274, hasSeal: true
        ),
        .bitters: BottleShape(
            profile: .init([(9, 158, 0), (9, 184, 6), (25, 200, 14), (26, 304, 6)]),
            glass: Color(hex: 0x5B3013), density: 0.92, brim: 202,
            stopper: .init(kind: .dropper, color: Color(hex: 0x2A211D), radius: 10, y: 158), label: 206...290, inset: -3
        ),
        .vermouth: BottleShape(
            profile: .init([(13, 62, 0), (13, 112, 20), (41, 158, 30), (41, 304, 10)]),
            glass: Color(hex: 0x3F6A48), density: 0.78, brim: 138,
            stopper: .init(kind: .foil, color: Color(hex: 0xA92C1F), radius: 14, y: 62, end: 98), label: 186...268),
        .aperitif: BottleShape(
            profile: .init([(12, 36, 0), (12, 98, 14), (38, 122, 20), (38, 304, 7)]),
            glass: Color(hex: 0xF4E4DC), density: 0.4, brim: 114,
            stopper: .init(kind: .screw, color: Color(hex: 0xF1E8D8), radius: 13, y: 36), label: 180...254),
        .flask: BottleShape(
            profile: .init([(12, 76, 0), (12, 112, 8), (44, 132, 16), (44, 304, 14)]),
            glass: Color(hex: 0xB98A54), density: 0.6, brim: 138,
            stopper: .init(kind: .foil, color: Color(hex: 0xB8812F), radius: 14, y: 76, end: 100), label: 206...264,
            inset: 4, hasRibbon: true),
        .tall: BottleShape(
            profile: .init([(11, 30, 0), (12, 110, 40), (37, 196, 40), (40, 304, 9)]),
            glass: Color(hex: 0xD3DEC0), density: 0.45, brim: 124,
            stopper: .init(kind: .cork, color: Color(hex: 0x8B6A3E), radius: 12, y: 30), label: 206...272, hasSeal: true
        ),
        .sturdy: BottleShape(
            profile: .init([(13, 70, 0), (13, 118, 10), (42, 140, 34), (42, 250, 30), (36, 304, 8)]),
            glass: Color(hex: 0x54301A), density: 0.9, brim: 146,
            stopper: .init(kind: .screw, color: Color(hex: 0xD8B06A), radius: 14, y: 70), label: 184...256),
        .wine: BottleShape(
            profile: .init([(12, 28, 0), (12, 108, 12), (35, 132, 22), (35, 304, 7)]),
            glass: Color(hex: 0x2E4A33), density: 0.82, brim: 122,
            stopper: .init(kind: .foil, color: Color(hex: 0x5C1324), radius: 13, y: 28, end: 86), label: 176...262),
        .sparkling: BottleShape(
            profile: .init([(13, 30, 0), (14, 92, 40), (42, 184, 46), (42, 304, 9)]),
            glass: Color(hex: 0x3D5A2C), density: 0.86, brim: 128,
            stopper: .init(kind: .cage, color: Color(hex: 0xCDA35A), radius: 15, y: 30, end: 124), label: 196...264),
        .beer: BottleShape(
            profile: .init([(11, 96, 0), (12, 146, 34), (30, 190, 22), (30, 304, 7)]),
            glass: Color(hex: 0x7A4A1E), density: 0.72, brim: 156,
            stopper: .init(kind: .crown, color: Color(hex: 0xC8A24A), radius: 13, y: 96), label: 212...270),
        .soda: BottleShape(
            profile: .init([(11, 122, 0), (11, 150, 16), (28, 184, 20), (28, 304, 8)]),
            glass: Color(hex: 0xCFE4EA), density: 0.5, brim: 160,
            stopper: .init(kind: .crown, color: Color(hex: 0x3F6FA8), radius: 12, y: 122), label: 212...266),
        .jug: BottleShape(
            profile: .init([(27, 120, 4), (21, 156, 22), (47, 226, 40), (40, 304, 14)]),
            glass: Color(hex: 0xDCEBEC), density: 0.5, brim: 164, stopper: nil),
        .syrup: BottleShape(
            profile: .init([(11, 112, 0), (11, 144, 10), (29, 168, 16), (29, 304, 7)]),
            glass: Color(hex: 0xE8E4CF), density: 0.45, brim: 166,
            stopper: .init(kind: .swing, color: Color(hex: 0xE7E1D5), radius: 12, y: 112), label: 212...272, inset: 5),
        .milk: BottleShape(
            profile: .init([(18, 140, 0), (17, 164, 10), (35, 196, 22), (35, 304, 10)]),
            glass: Color(hex: 0xE5EEF0), density: 0.5, brim: 176,
            stopper: .init(kind: .lid, color: Color(hex: 0x5F8FB0), radius: 20, y: 140), label: 226...280),
        .jar: BottleShape(
            profile: .init([(33, 190, 4), (40, 204, 12), (40, 304, 12)]),
            glass: Color(hex: 0xDBE8EA), density: 0.5, brim: 212,
            stopper: .init(kind: .lid, color: Color(hex: 0xC9A25E), radius: 35, y: 190), label: 232...286, inset: 6),
        .shaker: BottleShape(
            profile: .init([(25, 196, 4), (30, 208, 8), (30, 304, 9)]),
            glass: Color(hex: 0xDBE8EA), density: 0.5, brim: 220,
            stopper: .init(kind: .holes, color: Color(hex: 0xB9B2A4), radius: 27, y: 196), label: 238...290,
            hasGrains: true),
        .sauce: BottleShape(
            profile: .init([(8, 164, 0), (9, 204, 12), (22, 226, 14), (22, 304, 6)]),
            glass: Color(hex: 0xE4E6DA), density: 0.45, brim: 206,
            stopper: .init(kind: .spout, color: Color(hex: 0x8E1F14), radius: 9, y: 164), label: 234...290, inset: 1),
    ]
}
