import { beforeAll, expect, test } from "vitest"
import { articles } from "../../../app/blog/articles/articles.ts"
import { upsertCard } from "../../../app/blog/pictures/card-store.server.ts"
import { publishArticles } from "../../../app/blog/publishing/publish-articles.server.ts"
import { publicUrl, useBuiltSite } from "../../../testing/servers/use-built-site.ts"

const { site, read } = useBuiltSite()
const [article] = articles
const path = `/blog/${article?.slug}`
const bare = "/blog/golpe-do-boleto-falso"

beforeAll(async () => {
  await publishArticles(site.database.as.owner, articles)
  await site.database.as.owner
    .updateTable("blogPosts")
    .set({
      metaTitle: null,
      metaDescription: null,
      metaKeywords: "boleto, golpe",
      canonicalUrl: "https://origem.example/golpe",
    })
    .where("slug", "=", bare.slice(6))
    .execute()
})

async function all(address: string, name: string) {
  const page = await read(address)
  return page.all(`meta[property="${name}"]`).map((tag) => tag.getAttribute("content"))
}

test("[S7.41] [S7.42] [S7.43] title, description and keywords are the post's own for search engines, else its title, excerpt and tags", async () => {
  const full = await read(path)
  expect(full.document.title).toBe("As dez faixas etárias do plano de saúde")
  expect(full.meta("description")).toBe(article?.metaDescription)
  expect(full.meta("keywords")).toBe("ANS, Faixa etária, Mensalidade, Reajuste")
  const other = articles.find(({ slug }) => bare.endsWith(slug))
  const plain = await read(bare)
  expect(plain.document.title).toBe(other?.title)
  expect(plain.meta("description")).toBe(other?.excerpt)
  expect(plain.meta("keywords")).toBe("boleto, golpe")
})

test("[S7.44] Open Graph and Twitter cards", async () => {
  const page = await read(path)
  expect(page.meta("og:type")).toBe("article")
  expect(page.meta("og:title")).toBe(page.document.title)
  expect(page.meta("og:url")).toBe(publicUrl + path)
  expect(page.meta("og:image")).toBe(`${publicUrl}/og${path}.png`)
  expect(page.meta("og:image:alt")).toBe(article?.title)
  expect(page.meta("twitter:card")).toBe("summary_large_image")
  expect(page.meta("twitter:image")).toBe(page.meta("og:image"))
})

test("[S7.45] times, author, section and tags", async () => {
  expect(await all(path, "article:published_time")).toEqual(["2026-11-12T12:00:00.000Z"])
  expect((await all(path, "article:modified_time"))[0]).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(await all(path, "article:author")).toEqual(["Redação WebPlan"])
  expect(await all(path, "article:section")).toEqual(["Legislação"])
  expect(await all(path, "article:tag")).toEqual(["ANS", "Faixa etária", "Mensalidade", "Reajuste"])
})

test("[S7.46] the canonical address: the post's own, or this one without what a campaign added", async () => {
  const canonical = async (address: string) =>
    (await read(address)).document.querySelector('link[rel="canonical"]')?.getAttribute("href")
  expect(await canonical(`${path}?utm_source=x&a=b`)).toBe(publicUrl + path)
  expect(await canonical(bare)).toBe("https://origem.example/golpe")
})

test("[S7.47] the article's record and the trail, for search engines", async () => {
  const records = (await read(path)).structured()
  expect(records.find((record) => record["@type"] === "Article")).toMatchObject({
    "@context": "https://schema.org",
    headline: article?.title,
    description: article?.metaDescription,
    datePublished: "2026-11-12T12:00:00.000Z",
    dateModified: expect.stringMatching(/^\d{4}-/) as unknown,
    author: { name: "Redação WebPlan", url: `${publicUrl}/blog/autor/redacao-webplan` },
    publisher: { name: "WebPlan Servidores Públicos" },
    image: { url: `${publicUrl}/og${path}.png`, width: 1200, height: 630 },
    articleSection: ["Legislação", "Direitos"],
    keywords: "ANS, Faixa etária, Mensalidade, Reajuste",
    timeRequired: "PT5M",
  })
  const trail = records.find((record) => record["@type"] === "BreadcrumbList")?.["itemListElement"]
  expect(trail).toHaveLength(4)
})

test("[S9.27] the share card is the post's own once it is drawn, the blog's until then", async () => {
  const address = `${site.web.url}/og${path}.png`
  const before = await fetch(address, { redirect: "manual" })
  expect([before.status, before.headers.get("location")]).toEqual([302, "/og/blog.png"])
  const standIn = Buffer.from(await (await fetch(address)).arrayBuffer())
  expect([standIn.readUInt32BE(16), standIn.readUInt32BE(20)]).toEqual([1200, 630])
  const { id } = await site.database.as.owner
    .selectFrom("blogPosts")
    .select("id")
    .where("slug", "=", article?.slug ?? "")
    .executeTakeFirstOrThrow()
  await upsertCard(site.database.as.worker, { postId: id, drawnFrom: "a".repeat(64), png: standIn })
  const drawn = await fetch(address, { redirect: "manual" })
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"])
  expect(drawn.headers.get("cache-control")).toMatch(/^public, max-age=3600/)
  expect(Buffer.from(await drawn.arrayBuffer()).equals(standIn)).toBe(true)
  const again = await fetch(address, { headers: { "if-none-match": drawn.headers.get("etag") ?? "" } })
  expect(again.status).toBe(304)
  expect((await fetch(`${site.web.url}/og/blog/nao-existe.png`, { redirect: "manual" })).status).toBe(302)
})
