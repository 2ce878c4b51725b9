import { expect, test } from "vitest"
import { mailAddress } from "./mail-address.ts"

test("keeps the local part as typed and writes the domain in lower-case ASCII", () => {
  expect(mailAddress("Ana.Lima+plano@Exemplo.com.br")).toBe("Ana.Lima+plano@exemplo.com.br")
  expect(mailAddress("o'neil@sub.exemplo.example")).toBe("o'neil@sub.exemplo.example")
  expect(mailAddress("ana@órgão.gov.br")).toBe("ana@xn--rgo-nla1f.gov.br")
})

test("S5: refuses unsafe recipients that pass the pattern of the form", () => {
  const refused = [
    "a,b@c.de",
    "<x>@y.ze",
    "x@y.ze>",
    '"a b"@c.de',
    '"a@b"@c.de',
    "a@b@c.de",
    "a;b@c.de",
    "(x)a@c.de",
    "a:b@c.de",
    "a%b@c.de",
    "a!b@c.de",
    "a|b@c.de",
    "a`b`@c.de",
    "a$(b)@c.de",
    "/a@c.de",
    "a\\b@c.de",
    "a\u0000b@c.de",
    "a\r\nBcc:x@c.de",
    "joão@exemplo.com.br",
    "a@c\u3002de",
    "a@\uff45xemplo.de",
    "a@c.\u202ede",
    "a@[127.0.0.1].de",
    "a@127.0.0.1",
    "a@c.d-",
    "a@-c.de",
    "a@c..de",
    ".a@c.de",
    "a.@c.de",
    "a..b@c.de",
    "=?utf-8?q?a=40b?=@c.de",
    `${"a".repeat(65)}@c.de`,
    `a@${"b".repeat(64)}.de`,
    `a@${"b.".repeat(130)}de`,
    "@c.de",
    "a@",
    "",
  ]
  expect(refused.filter((typed) => mailAddress(typed) !== null)).toEqual([])
})
