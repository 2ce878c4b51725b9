import { expect, test } from "vitest"
import { carrierPaths, publicPaths, useBuiltSite } from "../../testing/servers/use-built-site.ts"

const { read } = useBuiltSite()

test("[S1.01] [S6.01] every public page returns 200 without a login and is in Portuguese", async () => {
  for (const path of publicPaths) {
    const page = await read(path)
    expect(page.status, path).toBe(200)
    expect(page.document.documentElement.getAttribute("lang"), path).toBe("pt-BR")
    expect(page.headers.get("set-cookie"), path).toBeNull()
    expect(page.all("h1"), path).toHaveLength(1)
  }
})

test("[S2.17] the header has the navigation items in order, then the phone and the call to action", async () => {
  const { document, textOf, all } = await read("/")
  const header = document.querySelector("header")
  const nav = header?.querySelector('nav[aria-label="Principal"]')
  const items = [...(nav?.querySelectorAll(":scope > ul > li") ?? [])]
  expect(items.map((item) => textOf(item.querySelector("a, summary")))).toEqual([
    "Home",
    "Escritório",
    "Operadoras",
    "Blog",
    "Contato",
  ])
  expect(items.map((item) => item.querySelector(":scope > a")?.getAttribute("href") ?? null)).toEqual([
    "/",
    "/sobre",
    null,
    "/blog",
    "#contato",
  ])
  const rest = all("header > a").map((link) => [link.getAttribute("href"), textOf(link)])
  expect(rest).toEqual([
    ["tel:+551134567890", "(11) 3456-7890"],
    ["#contato", "Cotação Online"],
  ])
})

test("[S2.18] the Operadoras dropdown links the carrier pages, those of §2 in its order, on wide and small screens", async () => {
  const { all } = await read("/")
  const ofContract = ["/amil", "/sulamerica", "/alice", "/porto-seguro", "/medsenior"]
  for (const nav of ['nav[aria-label="Principal"]', 'nav[aria-label="Principal, celular"]']) {
    const linked = all(`header ${nav} details a`).map((link) => link.getAttribute("href") ?? "")
    expect(linked).toEqual(carrierPaths)
    expect(linked.filter((path) => ofContract.includes(path))).toEqual(ofContract)
  }
})

test("Contato and the call to action link to the home page from other pages, and to the page's own form on carrier pages", async () => {
  const about = await read("/sobre")
  expect(about.hrefs("header a")).toContain("/#contato")
  for (const path of carrierPaths) {
    const page = await read(path)
    const quote = page.all("header > a").find((link) => page.textOf(link) === "Cotação Online")
    expect(quote?.getAttribute("href"), path).toBe("#formulario")
  }
})

test("[S1.16] the footer shows registration, regulator number, street address, two phones and an e-mail", async () => {
  for (const path of publicPaths) {
    const { document, textOf, all } = await read(path)
    const footer = textOf(document.querySelector("footer"))
    expect(footer).toMatch(/CNPJ 00\.000\.000\/0001-00/)
    expect(footer).toMatch(/Susep 00\.000000\.0/)
    expect(footer).toMatch(/Rua Exemplo, 100.*São Paulo/)
    expect(all('footer a[href^="tel:"]')).toHaveLength(2)
    expect(all('footer a[href^="mailto:"]')).toHaveLength(1)
  }
})

test("[S2.22] the footer links the privacy policy and has the button 'Configurar Cookies'", async () => {
  const { all, textOf, hrefs } = await read("/amil")
  expect(hrefs("footer a")).toContain("/politicas-privacidade")
  expect(all("footer button").map((button) => textOf(button))).toContain("Configurar Cookies")
})

test("[S2.23] [S2.24] every page has the floating button, which opens a chat in a new tab for public servants, engineers and members of associations", async () => {
  for (const path of publicPaths) {
    const { document } = await read(path)
    const float = document.querySelector('aside[aria-label="Falar agora"] a[href*="wa.me"]')
    expect(float?.getAttribute("target"), path).toBe("_blank")
    const text = new URL(float?.getAttribute("href") ?? "").searchParams.get("text") ?? ""
    expect(text, path).toMatch(/servidores públicos, engenheiros/)
    expect(text, path).toMatch(/adesão/)
  }
})

test("[S1.22] [S7.34] every chat link opens the business number with a Portuguese text in a new tab; every phone link is one of ours", async () => {
  for (const path of publicPaths) {
    const { all } = await read(path)
    const chats = all('a[href*="wa.me"]')
    expect(chats.length, path).toBeGreaterThan(0)
    for (const chat of chats) {
      const url = new URL(chat.getAttribute("href") ?? "")
      expect([url.host, url.pathname, chat.getAttribute("target")], path).toEqual([
        "wa.me",
        "/5511912345678",
        "_blank",
      ])
      expect(url.searchParams.get("text"), path).toMatch(/^Olá/)
    }
    for (const call of all('a[href^="tel:"]'))
      expect(["tel:+551134567890", "tel:+551123456789"], path).toContain(call.getAttribute("href"))
  }
})

test("[S9.17] the contact section and the footer show daily hours from 8h to 20h", async () => {
  const { document, textOf } = await read("/")
  for (const selector of ["#contato", "footer"])
    expect(textOf(document.querySelector(selector))).toMatch(/[Tt]odos os dias, das 8h às 20h/)
})

test("[S2.10] an unknown address is a 404 with search and contact", async () => {
  for (const path of ["/nao-existe", "/a/b/c", "/amil/extra"]) {
    const page = await read(path)
    expect(page.status, path).toBe(404)
    expect(page.all('main form[action="/blog"] input[type="search"]'), path).toHaveLength(1)
    expect(page.all('main a[href^="tel:"], main a[href*="wa.me"]').length, path).toBeGreaterThan(0)
    expect(page.meta("robots"), path).toBe("noindex")
  }
})
