import Testing

@testable import Store

@Suite("What chiefly makes a drink")
struct ChiefMethodTests {
    @Test(
        "the method that says most is the one a card names",
        arguments: [
            ([.shake, .strain, .top, .stir], .shake), ([.build, .stir, .garnish], .build),
            ([.rinse, .stir, .strain], .stir), ([.muddle, .build, .stir], .muddle), ([.build, .layer], .build),
            ([.layer, .serve], .layer), ([.blend, .pour, .garnish], .blend), ([.garnish, .serve], nil),
        ] as [([Drink.Method], Drink.Method?)])
    func chief(methods: [Drink.Method], expected: Drink.Method?) {
        #expect(Drink.Method.chief(of: methods) == expected)
    }

    @Test("what stands in the catalogue as bits comes back")
    func bits() {
        let methods: [Drink.Method] = [.shake, .strain, .serve]
        #expect(CatalogueCoding.choices(CatalogueCoding.bits(methods)) == methods)
    }
}
