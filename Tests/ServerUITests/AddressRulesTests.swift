import ServerUI
import Testing

@Suite("Addresses in documents")
struct AddressRulesTests {
    let rules = AddressRules(pictureHosts: ["pictures.example.org", "127.0.0.1"])

    @Test(
        "that may be opened",
        arguments: [
            "https://example.org", "https://example.org:8443/a?b#c@d", "HTTPS://EXAMPLE.org/", "mailto:a@example.org",
            "tel:+49123", "comptoir:/fruit/mango", "https://8.8.8.8/", "https://[2606:4700::1111]/",
            "https://xn--bcher-kva.example/", "tel:+1-555-(01).00",
            "mailto:a@example.org,b@example.org?subject=A%20table&body=For%20two%0D%0Aat%20nine&CC=c@example.org",
            "mailto:?to=a@example.org",
        ])
    func opened(_ address: String) { #expect(rules.objection(toLink: address) == nil) }

    @Test(
        "that may not",
        arguments: [
            "", "example.org", "http://example.org", "file:///etc/passwd", "javascript:alert(1)", "JavaScript:alert(1)",
            "data:text/html,x", "https:example.org", "https:/example.org", "https://", "https:///x",
            "https://user@example.org",
            "https://a:b@example.org", "https://example.org\\@evil.org", "https://exa mple.org", " https://example.org",
            "https://example.org\n", "java\u{0}script:x", "https://localhost/", "https://printer/", "https://a.local",
            "https://127.0.0.1",
            "https://127.1", "https://2130706433/", "https://0x7f.0.0.1/", "https://0177.0.0.1/", "https://10.0.0.1",
            "https://192.168.1.1",
            "https://172.16.0.1", "https://169.254.169.254/latest", "https://100.64.0.1", "https://0.0.0.0",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/", "https://[fe80::1]/", "https://[fd00::1]/",
            "https://[2002:7f00:1::]/",
            "https://[2001::1]/", "https://[::1", "https://example.org:99999", "https://example.org:",
            "https://bücher.example/",
            "https://-a.org", "https://a..org", "https://256.1.1.1/", "mailto:", "vbscript:x", "blob:https://a.org",
            "ftp://a.org",
            "https://\u{202E}gro.elpmaxe", "comptoir:",
            "mailto:a@example.org?attach=/etc/passwd", "mailto:a@example.org?subject=x&ATTACHMENT=file:///etc/passwd",
            "mailto:a@example.org?%61ttach=/etc/passwd", "mailto:?", "mailto:-attach",
            "mailto:a@example.org%0D%0ABcc:b@example.org", "mailto:a@example.org?subject=x%0aBcc:b@example.org",
            "mailto:a@example.org?body=x&subject=y%0dz", "tel:", "tel:*#06#", "tel:*%2306%23", "tel:+", "tel:911;call",
        ])
    func refused(_ address: String) { #expect(rules.objection(toLink: address) != nil) }

    @Test("of pictures are names, or of a host that the document lists")
    func pictures() {
        for source in [
            "fruit:mango", "drink:negroni", "ingredient:gin", "drawing:empty-slate", "icon:cart-symbolic",
            "https://pictures.example.org/a.png",
        ] {
            #expect(rules.objection(toPicture: source) == nil, "\(source)")
        }
        for source in [
            "mango", "fruit:", "fruit:../etc", "fruit:a/b", "https://example.org/a.png",
            "https://evil.pictures.example.org/a",
            "https://pictures.example.org.evil.org/a", "http://pictures.example.org/a", "data:image/png;base64,x",
            "file:a.png",
            "https://127.0.0.1/a.png", "comptoir:/fruit/mango",
        ] {
            #expect(rules.objection(toPicture: source) != nil, "\(source)")
        }
    }

    @Test("lead to this machine for those who write screens, and to nowhere else")
    func developers() {
        let rules = AddressRules(pictureHosts: ["127.0.0.1"], allowsPrivateHosts: true)
        #expect(rules.objection(toLink: "https://localhost:8080/") == nil)
        #expect(rules.objection(toPicture: "https://127.0.0.1/a.png") == nil)
        #expect(rules.objection(toLink: "http://localhost/") != nil)
        #expect(rules.objection(toLink: "https://2130706433/") != nil)
    }
}
