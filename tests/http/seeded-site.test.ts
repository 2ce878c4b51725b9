import { beforeAll, expect, onTestFinished, test } from "vitest"
import { golpeDoBoletoFalso } from "../../app/blog/articles/protecao/golpe-do-boleto-falso.ts"
import { blogTaxonomy } from "../../app/blog/taxonomy/blog-taxonomy.ts"
import { leadStatuses } from "../../app/leads/lead/lead-status.ts"
import { seed } from "../../db/seed/seed.ts"
import { enrolPerson } from "../../testing/factories/staff.ts"
import { openDesk } from "../../testing/servers/app-processes.ts"
import { carrierPaths, useBuiltSite } from "../../testing/servers/use-built-site.ts"
import { readPage } from "../../testing/visitors/page.ts"

/** What a visitor of the seeded site sees: nothing is stored here but the seed (D89). */
const { site, read } = useBuiltSite({ PUBLIC_URL: "http://localhost" })
beforeAll(() => seed(site.database.as.owner, new Date()))

const listPages = ["/blog", "/blog?pagina=2", "/blog?pagina=3", "/blog?pagina=4"] as const
const withPicture = "/blog/golpe-do-boleto-falso"
const withCover = "/blog/faixas-etarias-da-ans"
const withAvatar = "/blog/autor/dalva-nunes"
const initialsOf: Record<string, string> = {
  "/amil": "Am",
  "/sulamerica": "Su",
  "/alice": "Al",
  "/porto-seguro": "Po",
  "/medsenior": "Me",
}
const withInitial = "/blog/autor/caio-brandao"

async function readCards() {
  const pages = await Promise.all(listPages.map((path) => read(path)))
  return pages.flatMap((page) =>
    page.all("main article").map((card) => ({
      text: page.textOf(card),
      picture: card.querySelector('img[width="1200"]'),
      hasCover: card.querySelector("svg[viewBox='0 0 6 4'], svg[viewBox='0 0 7 5']") !== null,
      avatar: card.querySelector('img[width="80"]'),
      chips: page.all('ul[aria-label="Categorias"] li', card).length,
    })),
  )
}

type Image = { getAttribute: (name: string) => string | null }

/** The file behind an image: served by this site, of an image type, in the proportions that the page reserves for it. */
async function expectShown(image: Image | null | undefined) {
  const source = image?.getAttribute("src") ?? ""
  expect(source).toMatch(/^\/imagens\//)
  const response = await fetch(site.web.url + source)
  expect([response.status, response.headers.get("content-type")], source).toEqual([
    200,
    "image/svg+xml; charset=utf-8",
  ])
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(await response.text()) ?? []
  const reserved = Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"))
  expect(Number(width) / Number(height), source).toBeCloseTo(reserved)
}

const someAre = (values: readonly boolean[]) => expect(new Set(values)).toEqual(new Set([true, false]))

test("[N1.07] cards: some posts have a featured image with a text of its own, the others a cover", async () => {
  const cards = await readCards()
  someAre(cards.map(({ picture }) => picture !== null))
  for (const { picture, hasCover, text } of cards) {
    expect(hasCover, text).toBe(picture === null)
    if (!picture) continue
    expect(picture.getAttribute("loading"), text).toBe("lazy")
    expect(picture.getAttribute("alt"), text).toMatch(/^\p{Lu}.{30,140}\.$/u)
    await expectShown(picture)
  }
})

test("[N1.07] cards: badge, chips, avatar or initial, reading times, dates and views in each of their forms", async () => {
  const cards = await readCards()
  someAre(cards.map(({ text }) => text.includes("⭐ Destaque")))
  expect(new Set(cards.map(({ chips }) => chips))).toEqual(new Set([1, 2]))
  someAre(cards.map(({ avatar }) => avatar !== null))
  for (const { avatar, text } of cards) {
    if (avatar) await expectShown(avatar)
    else expect(text).toContain("CCaio Brandão (exemplo)")
    expect(text).toMatch(/\d+º? de \p{Ll}+ de 2026/u)
  }
  const texts = cards.map(({ text }) => text).join("\n")
  for (const time of [/Menos de 1 min de leitura/, /\D1 min de leitura/, /\d min de leitura/])
    expect(texts).toMatch(time)
  expect(texts).toMatch(/\d\.\dk visualizações/)
  expect(texts).toMatch(/\D\d{2,3} visualizações/)
  expect(cards.some(({ text }) => !text.includes("visualiza"))).toBe(true)
})

test("[N1.07] the lists: several pages, a search that finds and one that does not, an empty category, an absent one", async () => {
  const first = await read("/blog")
  expect(first.texts('nav[aria-label="Páginas do blog"]')).toEqual([
    "AnteriorPágina 1Página 2Página 3Página 4Próxima",
  ])
  expect((await read("/blog?busca=portabilidade")).main).toMatch(/\d resultado\(s\) para "portabilidade"/)
  const nothing = await read("/blog?busca=veterin%C3%A1rio")
  expect(nothing.main).toContain('Nenhum resultado para "veterinário"')
  expect(nothing.main).toContain("Tente usar outros termos de busca ou explore os artigos em destaque.")
  const category = await read("/blog/categoria/direitos")
  expect(category.main).toContain("Os direitos de quem tem um plano de saúde e como pedir cada um.")
  expect(category.texts("main h2")).toContain("Posts em Direitos")
  const empty = await read("/blog/categoria/saude-do-servidor")
  expect([empty.status, empty.all("main article").length]).toEqual([200, 0])
  expect(empty.main).toContain("Nenhum artigo encontrado")
  expect(empty.main).toContain("Estamos preparando conteúdo especializado")
  const inactive = await read("/blog/categoria/concursos")
  expect([inactive.status, inactive.texts("h1")]).toEqual([404, ["Categoria não encontrada"]])
})

test("[N1.07] a post with a featured image: trail, chips, excerpt, avatar and bio, picture, tags, likes, share and views", async () => {
  const page = await read(withPicture)
  const [avatar, picture] = page.all('article[aria-labelledby="t-artigo"] img')
  expect(avatar?.getAttribute("alt")).toBe("")
  expect(picture?.getAttribute("alt")).toBe(
    "Uma lupa sobre o código de barras de um boleto mostra uma barra diferente das outras.",
  )
  await expectShown(avatar)
  await expectShown(picture)
  expect(page.texts('nav[aria-label="Você está aqui"] li').slice(0, 3)).toEqual(["Home", "Blog", "Proteção"])
  expect(page.texts('article header ul[aria-label="Categorias"] li')).toEqual(["Proteção"])
  const author = blogTaxonomy.authors.find(({ avatarUrl }) => avatarUrl === avatar?.getAttribute("src"))
  const head = page.textOf(page.document.querySelector("article header"))
  for (const text of [golpeDoBoletoFalso.excerpt, author?.name ?? "?", author?.bio ?? "?"])
    expect(head).toContain(text)
  expect(head).toMatch(/\d+ de \p{Ll}+ de 2026\d+ min de leitura[\d.]+ visualizações/u)
  expect(page.hrefs('ul[aria-label="Tags"] a')).toContain("/blog/tag/golpes")
  const foot = page.textOf(page.document.querySelector("article footer"))
  expect(foot).toMatch(/\d+ curtidas/)
  expect(foot).toContain("Compartilhar")
  expect(foot).toMatch(/[\d.]+ visualizações/)
  expect(page.all("section[aria-labelledby=t-continue] article").length).toBeGreaterThan(0)
})

test("[N1.07] other posts: a cover, three categories, no tags, no like yet and one", async () => {
  const cover = await read(withCover)
  expect(cover.all("svg[viewBox='0 0 12 4']")).toHaveLength(1)
  expect(cover.all("article table, article aside, article ol, article ul").length).toBeGreaterThan(2)
  const short = await read("/blog/sete-palavras-do-contrato")
  expect(short.texts('article header ul[aria-label="Categorias"] li')).toHaveLength(3)
  expect(short.texts("article footer button")[0]).toBe("1 curtida")
  const shortest = await read("/blog/antes-de-pedir-a-cotacao")
  expect(shortest.all('ul[aria-label="Tags"]')).toHaveLength(0)
  expect(shortest.texts("article footer button")[0]).toBe("0 curtidas")
})

test("[N1.07] drafts, scheduled and archived posts exist and are not found", async () => {
  const hidden = await site.database.as.owner
    .selectFrom("blogPosts")
    .select(["slug", "status"])
    .where("status", "<>", "published")
    .execute()
  expect(new Set(hidden.map(({ status }) => status))).toEqual(new Set(["draft", "scheduled", "archived"]))
  for (const { slug } of hidden) {
    const page = await read(`/blog/${slug}`)
    expect([page.status, page.texts("h1")], slug).toEqual([404, ["Post não encontrado"]])
  }
})

test("[N1.07] authors: one with a picture, one with an initial, each with a bio and posts", async () => {
  const pictured = await read(withAvatar)
  await expectShown(pictured.document.querySelector("main header img"))
  const initial = await read(withInitial)
  expect(initial.all("main header img")).toHaveLength(0)
  expect(initial.texts("main header [aria-hidden=true]")).toContain("C")
  for (const page of [pictured, initial]) {
    expect(page.texts("main header p").join("").length).toBeGreaterThan(40)
    expect(page.all("main article").length).toBeGreaterThan(0)
  }
})

test("[N1.07] carriers: a logo or initials on every card and page, and one card that links", async () => {
  const page = await read("/")
  const list = page.all("#planos ul").find((ul) => ul.querySelectorAll(":scope > li").length === 13)
  for (const card of list?.querySelectorAll(":scope > li") ?? [])
    expect(card.querySelector("img[alt]") ?? card.querySelector("svg text"), page.textOf(card)).not.toBeNull()
  expect(page.textOf(list)).toContain("Clique para saber mais")
  for (const path of carrierPaths) {
    const carrier = await read(path)
    expect(carrier.texts("main svg text")[0], path).toBe(initialsOf[path])
  }
})

test("[N1.07] carrier pages: each has its badge; MedSênior has hospitals and eight states, Alice its figures", async () => {
  const badges = ["Mais Popular", "Mais Popular", "Mais Procurado", "Mais Completo", "MAIS PROCURADO"]
  for (const [n, path] of carrierPaths.entries()) {
    const plans = (await read(path)).texts('[data-part="plan"]')
    expect(
      plans.filter((plan) => plan.includes(badges[n] ?? "")),
      path,
    ).toHaveLength(1)
    expect(plans.length, path).toBeGreaterThan(1)
  }
  const medsenior = await read("/medsenior")
  expect(medsenior.texts('[data-part="unit"]').join(" ")).toContain("Hospitais")
  expect(medsenior.texts('[data-part="state"]')).toHaveLength(8)
  expect((await read("/alice")).texts('[data-part="stat"]').length).toBeGreaterThan(1)
})

test("[N1.07] internal pages: leads in every status, an active site and one to activate", async () => {
  const { browser } = await enrolPerson(site.database, { name: "Ana Modelo", role: "administracao" })
  const desk = await openDesk({ database: site.database })
  onTestFinished(async () => {
    await desk.stop()
  })
  const open = (path: string) => readPage(desk.url + path, { cookie: browser.cookie() })
  const debug = await open("/blog-debug")
  expect(debug.texts("button")).toContain("Ativar Site Blog Engenheiros")
  for (const status of leadStatuses) {
    const queue = await open(`/painel/leads?visao=todos&situacao=${status}`)
    expect(queue.all('main a[href^="/painel/leads/"]').length, status).toBeGreaterThan(5)
  }
})
