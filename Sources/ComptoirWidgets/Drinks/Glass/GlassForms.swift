internal import GTK
internal import Widgets

extension GlassForm {
    /// The dimensions of every shape, in units of the picture. They are roughly in proportion, except that small
    /// glasses are drawn somewhat larger and tall ones somewhat shorter than they are.
    static let all: [GlassShape: GlassForm] = Dictionary(
        uniqueKeysWithValues: GlassShape.allCases.map { ($0, make($0)) })

    private static func make(_ shape: GlassShape) -> GlassForm {
        switch shape {
        case .martini, .coupe, .nickAndNora, .flute, .champagneSaucer, .wine, .balloon, .goblet: stemware(shape)
        case .hurricane, .sling, .irishCoffee: footed(shape)
        case .rocks: tumbler(rim: 48, 116, floor: 43, 198, base: 45.5)
        case .doubleRocks: tumbler(rim: 55, 98, floor: 48, 197, base: 51)
        case .highball: tumbler(rim: 37, 62, floor: 32.5, 201, base: 35)
        case .collins: tumbler(rim: 31, 44, floor: 29, 203, base: 31.4)
        case .shot: tumbler(rim: 29, 132, floor: 22, 196, base: 25, wall: 2.8)
        case .julepCup, .muleMug, .tiki, .mug: cup(shape)
        }
    }

    private static func stemware(_ shape: GlassShape) -> GlassForm {
        switch shape {
        case .martini:
            stemmed(
                GlassProfile((68, 62), [(46, 86, 24, 109.5, 4, 131), (3, 132, 1.6, 132.8, 0, 133)]),
                foot: Foot(radius: 34, stem: 2.3), room: 0.1)
        case .coupe:
            stemmed(
                GlassProfile((58, 78), [(59, 98, 45, 117, 24, 123.5), (16, 126, 6, 127, 0, 127)]),
                foot: Foot(radius: 34, stem: 2.4), room: 0.12)
        case .nickAndNora:
            stemmed(
                GlassProfile((37, 66), [(40.5, 80, 43, 98, 37, 112), (31, 126, 14, 133, 0, 133)]),
                foot: Foot(radius: 30, stem: 2.3), room: 0.13)
        case .flute:
            stemmed(
                GlassProfile((21, 34), [(24, 56, 27.5, 84, 25, 108), (22, 134, 10, 154, 0, 156)]),
                foot: Foot(radius: 28, stem: 2.3), room: 0.1)
        case .champagneSaucer:
            stemmed(
                GlassProfile((68, 84), [(64, 91, 61, 104, 42, 113), (30, 118.5, 12, 120, 0, 120)]),
                foot: Foot(radius: 37, stem: 3.4), room: 0.16)
        case .wine:
            stemmed(
                GlassProfile((35, 46), [(41, 66, 49, 88, 46, 108), (42, 131, 20, 142, 0, 142)]),
                foot: Foot(radius: 34, stem: 2.5), room: 0.24)
        case .balloon:
            stemmed(
                GlassProfile((47, 52), [(56, 68, 64, 86, 62, 106), (59, 137, 28, 151, 0, 151)]),
                foot: Foot(radius: 37, stem: 3), room: 0.16)
        default:
            stemmed(
                GlassProfile((43, 72), [(47, 92, 48, 116, 41, 134), (34, 150, 14, 156, 0, 157)]),
                foot: Foot(radius: 38, stem: 4.2, knob: 172), wall: 2.6)
        }
    }

    private static func footed(_ shape: GlassShape) -> GlassForm {
        switch shape {
        case .hurricane:
            return stemmed(
                GlassProfile(
                    (41, 42),
                    [(40, 60, 30, 80, 29, 98), (28, 116, 38, 126, 38, 146), (38, 168, 18, 185, 0, 186)]),
                foot: Foot(radius: 32, stem: 4.5), wall: 2.2)
        case .sling:
            return stemmed(
                GlassProfile((35, 40), [(33, 80, 29, 120, 26.5, 146), (24, 170, 16, 184, 0, 185)]),
                foot: Foot(radius: 31, stem: 5), wall: 2.3)
        default:
            var form = stemmed(
                GlassProfile((37, 72), [(37, 100, 34, 128, 31, 148), (28, 168, 16, 175, 0, 176)]),
                foot: Foot(radius: 34, stem: 5.4), wall: 2.6)
            form.handle = Handle(top: 88, bottom: 148, reach: 27, width: 6.4)
            return form
        }
    }

    private static func cup(_ shape: GlassShape) -> GlassForm {
        switch shape {
        case .julepCup:
            var form = tumbler(rim: 42, 98, floor: 32, 206, base: 32.5, wall: 1.8, bottom: 209)
            form.material = .silver
            return form
        case .muleMug:
            var form = tumbler(rim: 47, 106, floor: 41, 206, base: 43, wall: 2)
            form.material = .copper
            form.handle = Handle(top: 122, bottom: 188, reach: 32, width: 7)
            return form
        case .tiki:
            let outer = GlassProfile((35, 62), [(41, 92, 44, 120, 43, 150), (42, 176, 38, 196, 37, 214)])
            return GlassForm(
                inner: GlassProfile((31, 62), [(36, 92, 39, 120, 38, 150), (37, 176, 33, 190, 28, 204)]),
                outer: outer, material: .ceramic)
        default:
            let outer = GlassProfile((46, 110), [(49, 136, 51, 158, 48, 180), (46, 196, 42, 206, 38, 214)])
            return GlassForm(
                inner: GlassProfile((41.5, 110), [(44, 136, 46, 158, 43, 180), (41, 192, 38, 200, 32, 206)]),
                outer: outer, handle: Handle(top: 128, bottom: 186, reach: 31, width: 11), material: .clay)
        }
    }
}
