import { beforeAll, expect, test } from "vitest"
import { storeAuthor, storeLabel, storePost } from "../../../testing/factories/stored-post.ts"
import { publicUrl, useBuiltSite } from "../../../testing/servers/use-built-site.ts"

const { site, read } = useBuiltSite()

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

/** Fourteen posts on two pages. The newest has every field, the others only the required ones. */
beforeAll(async () => {
  const { owner } = site.database.as
  const ana = await storeAuthor(owner, "ana")
  const rui = await storeAuthor(owner, "rui")
  await owner
    .updateTable("blogAuthors")
    .set({ name: "Rui Prado", avatarUrl: "/imagens/rui.jpg" })
    .where("id", "=", rui)
    .execute()
  const labels = { name: "Direitos" }
  const rights = await storeLabel(owner, "blogCategories", "direitos", labels)
  await owner
    .updateTable("blogCategories")
    .set({ description: "O que a lei garante." })
    .where("id", "=", rights)
    .execute()
  const law = await storeLabel(owner, "blogCategories", "legislacao", { name: "Legislação" })
  const guides = await storeLabel(owner, "blogCategories", "guias", { name: "Guias" })
  const ans = await storeLabel(owner, "blogTags", "ans", { name: "ANS" })
  const full = await storePost(owner, rui, {
    slug: "post-completo",
    title: "Carência <explicada> & comentada",
    featured: true,
    views: 1284,
    publishedAt: new Date("2026-10-02T01:30:00Z"),
    categoryIds: [rights, law, guides],
    tagIds: [ans],
  })
  await owner
    .updateTable("blogPosts")
    .set({
      excerpt: "Um resumo.",
      readingTime: 7,
      featuredImage: "/imagens/capa.jpg",
      featuredImageAlt: "Duas mãos",
    })
    .where("id", "=", full.id)
    .execute()
  for (let n = 1; n <= 13; n++)
    await storePost(owner, ana, {
      slug: `post-${n}`,
      title: `Artigo ${n}`,
      publishedAt: ago(400 + n),
      categoryIds: n <= 2 ? [rights] : [],
    })
  await storePost(owner, ana, { slug: "rascunho", title: "Rascunho", status: "draft", publishedAt: null })
})

async function cards(path: string) {
  const page = await read(path)
  return page.all("main article").map((card) => ({ card, text: page.textOf(card) }))
}

test("[S2.06] [S2.81] the blog home has a hero, four topics that link to their categories, then the list", async () => {
  const page = await read("/blog")
  expect(page.status).toBe(200)
  expect(page.texts("h1")).toEqual(["Blog Servidores Públicos"])
  const topics = page.all('ul[aria-label="Temas"] a')
  expect(topics.map((topic) => [page.textOf(topic), topic.getAttribute("href")])).toEqual([
    ["Benefícios", "/blog/categoria/beneficios"],
    ["Direitos", "/blog/categoria/direitos"],
    ["Proteção", "/blog/categoria/protecao"],
    ["Legislação", "/blog/categoria/legislacao"],
  ])
  expect(page.html.indexOf("Legislação</span>")).toBeLessThan(page.html.indexOf("<article"))
  expect(page.texts('nav a[aria-current="page"]')).toContain("Blog")
})

test("[S2.82] the list has a title, a description and a search that works without script", async () => {
  for (const path of ["/blog", "/blog?pagina=2", "/blog?busca=artigo", "/blog/categoria/direitos"]) {
    const page = await read(path)
    const list = page.document.querySelector("section[aria-labelledby=lista]")
    expect(page.textOf(list?.querySelector("#lista")), path).not.toBe("")
    expect(page.textOf(list?.querySelector("p")), path).not.toBe("")
    const form = page.document.querySelector("search form")
    expect(form?.getAttribute("action"), path).toBe("/blog")
    expect(form?.querySelector("input")?.getAttribute("name"), path).toBe("busca")
    expect(form?.querySelector("input")?.getAttribute("placeholder"), path).toMatch(/Benefícios.*servidores/)
    expect(page.textOf(form?.querySelector("button")), path).toBe("Buscar")
  }
})

test("[S2.84] a card has a lazy image, title, excerpt, author, date, reading time and a link to the article", async () => {
  const [{ card, text } = { card: null, text: "" }] = await cards("/blog")
  const image = card?.querySelector("img")
  expect(image?.getAttribute("loading")).toBe("lazy")
  expect(image?.getAttribute("src")).toBe("/imagens/capa.jpg")
  expect(image?.getAttribute("alt")).toBe("Duas mãos")
  expect(Number(image?.getAttribute("width"))).toBeGreaterThan(0)
  expect(Number(image?.getAttribute("height"))).toBeGreaterThan(0)
  const links = [...(card?.querySelectorAll("a") ?? [])]
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/blog/post-completo",
    "/blog/post-completo",
  ])
  expect(links[0]?.textContent).toBe("Carência <explicada> & comentada")
  expect(links[1]?.textContent).toBe("Ler artigo completo")
  expect(links[1]?.getAttribute("aria-label")).toBe("Ler artigo completo: Carência <explicada> & comentada")
  expect(text).toContain("Um resumo.")
  expect(text).toContain("Rui Prado")
  expect(text).toContain("7 min de leitura")
  // D45: 01:30 in UTC is the previous day in São Paulo.
  expect(text).toContain("1º de outubro de 2026")
})

test("[S2.85] only featured posts have the badge", async () => {
  const all = await cards("/blog")
  expect(all.map(({ text }) => text.includes("⭐ Destaque"))).toEqual([true, ...Array(11).fill(false)])
})

test("[S2.86] shows the author's picture, or the initial when there is none", async () => {
  const [first, second] = await cards("/blog")
  expect(first?.card.querySelector('img[src="/imagens/rui.jpg"]')).not.toBeNull()
  expect(second?.card.querySelector("img")).toBeNull()
  expect(second?.text).toContain("NNome de ana")
})

test("[S2.87] shows views only above 0", async () => {
  const [first, second] = await cards("/blog")
  expect(first?.text).toContain("1.2k visualizações")
  expect(second?.text).not.toContain("visualiza")
})

test("[S9.21] shows at most two category chips, in the writer's order", async () => {
  const page = await read("/blog")
  const [first] = page.all("main article")
  expect(page.all('ul[aria-label="Categorias"] li', first as never).map((chip) => page.textOf(chip))).toEqual(
    ["Direitos", "Legislação"],
  )
})

test("[S9.19] [S2.91] shows twelve posts per page, and the pager only with more than one page", async () => {
  const first = await read("/blog")
  expect(first.all("main article")).toHaveLength(12)
  const pager = 'nav[aria-label="Páginas do blog"]'
  expect(first.texts(pager)).toEqual(["AnteriorPágina 1Página 2Próxima"])
  expect(first.hrefs(`${pager} a`)).toEqual(["/blog", "/blog?pagina=2", "/blog?pagina=2"])
  expect(first.main).not.toContain("Rascunho")
  const second = await read("/blog?pagina=2")
  expect(second.all("main article")).toHaveLength(2)
  expect(second.hrefs(`${pager} a`)).toEqual(["/blog", "/blog", "/blog?pagina=2"])
  expect(second.texts(`${pager} [aria-current]`)).toEqual(["Página 2"])
  const category = await read("/blog/categoria/direitos")
  expect(category.all(pager)).toHaveLength(0)
})

test("an invalid page number shows page 1; one after the last page is a 404 with a link to page 1", async () => {
  for (const invalid of ["0", "abc", "-1", "1"]) {
    const page = await read(`/blog?pagina=${invalid}`)
    expect(page.status, invalid).toBe(200)
    expect(page.document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${publicUrl}/blog`)
  }
  for (const beyond of ["3", "1000000000", "9".repeat(60)]) {
    const page = await read(`/blog?pagina=${beyond}`)
    expect(page.status, beyond).toBe(404)
    expect(page.headers.get("cache-control")).toBe("no-store")
    expect(page.texts("h1")).toEqual(["Esta página da lista não existe"])
    expect(page.hrefs("main a")).toContain("/blog")
  }
  const data = await fetch(`${site.web.url}/blog.data?pagina=3`)
  expect([data.status, data.headers.get("cache-control")]).toEqual([404, "no-store"])
})

test("[S2.83] a search shows the number of results and the term", async () => {
  const page = await read("/blog?busca=CARENCIA")
  expect(page.status).toBe(200)
  expect(page.all("main article")).toHaveLength(1)
  expect(page.main).toContain('1 resultado(s) para "CARENCIA"')
  expect(page.document.querySelector("input[name=busca]")?.getAttribute("value")).toBe("CARENCIA")
  const many = await read("/blog?busca=artigo")
  expect(many.main).toContain('13 resultado(s) para "artigo"')
  expect(many.hrefs("link[rel=next]")).toEqual([`${publicUrl}/blog?busca=artigo&pagina=2`])
})

test("[S2.83] [S2.88] a search without results says so and links to a featured article", async () => {
  const page = await read("/blog?busca=veterin%C3%A1rio")
  expect(page.status).toBe(200)
  expect(page.main).toContain('Nenhum resultado para "veterinário"')
  expect(page.texts("main h2")).toContain("Nenhum artigo encontrado")
  expect(page.main).toContain("Tente usar outros termos de busca ou explore os artigos em destaque.")
  expect(page.hrefs("main a")).toContain("/blog/post-completo")
})

test("[N4.02] a search without results offers corrections that have results, and the most read questions", async () => {
  const page = await read("/blog?busca=carensia")
  expect(page.main).toContain('Nenhum resultado para "carensia"')
  expect(page.main).toContain("Você quis dizer carência?")
  const correction = page.hrefs("main p a").find((href) => href.startsWith("/blog?busca=")) ?? ""
  expect(new URL(correction, publicUrl).searchParams.get("busca")).toBe("carência")
  expect((await read(correction)).main).toContain('1 resultado(s) para "carência"')
  expect(page.texts("main h3")).toContain("Perguntas mais lidas")
  const mostRead = page.hrefs("main ol a")
  expect([mostRead.length, mostRead[0]]).toEqual([3, "/blog/post-completo"])
  for (const href of mostRead) expect((await read(href)).status, href).toBe(200)
  expect((await read("/blog?busca=artigo")).main).not.toContain("Perguntas mais lidas")
})

test("[S5.17] keeps the term as typed; an empty term means no search", async () => {
  const hostile = `<b>"x"</b> %_' `
  const page = await read(`/blog?busca=${encodeURIComponent(hostile)}`)
  expect(page.status).toBe(200)
  const messages = page.all("main output").map((status) => status.textContent)
  expect(messages.join("")).toContain(`para "${hostile}"`)
  expect(page.html).not.toContain('<b>"x')
  const none = await read("/blog?busca=")
  expect(none.texts("h1")).toEqual(["Blog Servidores Públicos"])
  expect(none.all("main article")).toHaveLength(12)
  expect((await read("/blog?busca=%00")).status).toBe(200)
})

test("[S2.07] [S2.103] [S2.104] a category has its name, description, breadcrumb, back link and only its posts", async () => {
  const page = await read("/blog/categoria/direitos")
  expect(page.status).toBe(200)
  expect(page.texts("h1")[0]).toContain("Direitos")
  expect(page.main).toContain("O que a lei garante.")
  expect(page.texts('nav[aria-label="Você está aqui"] li')).toEqual(["Home", "Blog", "Direitos"])
  expect(page.hrefs('nav[aria-label="Você está aqui"] a')).toEqual(["/", "/blog"])
  const back = page.all("main a").find((link) => page.textOf(link) === "Voltar para o Blog")
  expect(back?.getAttribute("href")).toBe("/blog")
  expect(page.texts("main h2")).toContain("Posts em Direitos")
  expect(page.hrefs("main article h3 a")).toEqual(["/blog/post-completo", "/blog/post-1", "/blog/post-2"])
  expect((await read("/blog/categoria/guias")).all("main article")).toHaveLength(1)
})

test("[S2.13] a tag has a page like a category", async () => {
  const page = await read("/blog/tag/ans")
  expect(page.status).toBe(200)
  expect(page.texts("main h2")).toContain("Posts em ANS")
  expect(page.hrefs("main article h3 a")).toEqual(["/blog/post-completo"])
})

test("an author's page lists the author's posts", async () => {
  const page = await read("/blog/autor/ana?pagina=2")
  expect(page.status).toBe(200)
  expect(page.texts("main h2")).toContain("Posts de Nome de ana")
  expect(page.main).toContain("Vida de ana")
  expect(page.all("main article")).toHaveLength(1)
})

test("[S2.105] [S8.16] an unknown category, tag or author is a 404 with the specified screen", async () => {
  const screens = [
    [
      "/blog/categoria/nada",
      "Categoria não encontrada",
      "A categoria solicitada não existe ou foi removida.",
    ],
    ["/blog/tag/nada", "Tag não encontrada", "A tag solicitada não existe ou foi removida."],
    ["/blog/autor/nada", "Autor não encontrado", "O autor solicitado não existe"],
  ] as const
  for (const [path, title, text] of screens) {
    const page = await read(path)
    expect(page.status, path).toBe(404)
    expect(page.texts("h1")).toEqual([title])
    expect(page.main).toContain(text)
    const links = page.all("main a").map((link) => [page.textOf(link), link.getAttribute("href")])
    expect(links).toEqual([["Voltar para o Blog", "/blog"]])
    expect(page.meta("robots")).toBe("noindex")
  }
})

test("[S7.37] [S7.38] [S7.39] [S7.40] list pages have the specified titles", async () => {
  const titles = {
    "/blog": "Blog WebPlan Servidores Públicos - Dicas e Benefícios",
    "/blog?pagina=2": "Blog WebPlan Servidores Públicos - Dicas e Benefícios - Página 2",
    "/blog?busca=artigo": "Busca: artigo | Blog WebPlan Servidores Públicos",
    "/blog?busca=artigo&pagina=2": "Busca: artigo | Blog WebPlan Servidores Públicos - Página 2",
    "/blog/categoria/direitos": "Direitos | Blog WebPlan Servidores Públicos",
    "/blog/tag/ans": "ANS | Blog WebPlan Servidores Públicos",
  }
  for (const [path, title] of Object.entries(titles))
    expect((await read(path)).texts("title"), path).toEqual([title])
})

test("a list page has a canonical address without tracking parameters, and links to its neighbours and the feed", async () => {
  const page = await read("/blog?utm_source=x&pagina=2")
  expect(page.hrefs("link[rel=canonical]")).toEqual([`${publicUrl}/blog?pagina=2`])
  expect(page.hrefs("link[rel=prev]")).toEqual([`${publicUrl}/blog`])
  expect(page.hrefs("link[rel=next]")).toEqual([])
  expect(page.hrefs("link[rel=alternate][type='application/rss+xml']")).toEqual([
    `${publicUrl}/blog/feed.xml`,
  ])
  expect(page.hrefs("main a")).toContain("/blog/feed.xml")
  expect(page.meta("robots")).toBeNull()
  expect(page.headers.get("cache-control")).toMatch(/^public/)
  const search = await read("/blog?busca=artigo")
  expect(search.meta("robots")).toBe("noindex")
  // Search terms must not be cached (S11).
  expect(search.headers.get("cache-control")).toBe("no-store")
})
