import { beforeAll, expect, test } from "vitest"
import { articles } from "../../../app/blog/articles/articles.ts"
import { faixasEtariasDaAns } from "../../../app/blog/articles/legislacao/faixas-etarias-da-ans.ts"
import { upsertCard } from "../../../app/blog/pictures/card-store.server.ts"
import { publishArticles } from "../../../app/blog/publishing/publish-articles.server.ts"
import { publicUrl, useBuiltSite } from "../../../testing/servers/use-built-site.ts"

const { site, read } = useBuiltSite()
const article = faixasEtariasDaAns
const path = `/blog/${article.slug}`
const withoutMetadata = "/blog/golpe-do-boleto-falso"

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
    .where("slug", "=", withoutMetadata.slice(6))
    .execute()
})

async function all(address: string, name: string) {
  const page = await read(address)
  return page.all(`meta[property="${name}"]`).map((tag) => tag.getAttribute("content"))
}

test("[S7.41] [S7.42] [S7.43] title, description and keywords come from the post's metadata, else from its title, excerpt and tags", async () => {
  const full = await read(path)
  expect(full.document.title).toBe("As dez faixas etárias do plano de saúde")
  expect(full.meta("description")).toBe(article.metaDescription)
  expect(full.meta("keywords")).toBe("ANS, Faixa etária, Mensalidade, Reajuste")
  const other = articles.find(({ slug }) => withoutMetadata.endsWith(slug))
  const plain = await read(withoutMetadata)
  expect(plain.document.title).toBe(other?.title)
  expect(plain.meta("description")).toBe(other?.excerpt)
  expect(plain.meta("keywords")).toBe("boleto, golpe")
})

test("[S7.44] has Open Graph and Twitter cards", async () => {
  const page = await read(path)
  expect(page.meta("og:type")).toBe("article")
  expect(page.meta("og:title")).toBe(page.document.title)
  expect(page.meta("og:url")).toBe(publicUrl + path)
  expect(page.meta("og:image")).toBe(`${publicUrl}/og${path}.png`)
  expect(page.meta("og:image:alt")).toBe(article.title)
  expect(page.meta("twitter:card")).toBe("summary_large_image")
  expect(page.meta("twitter:image")).toBe(page.meta("og:image"))
})

test("[S7.45] has times, author, section and tags", async () => {
  expect(await all(path, "article:published_time")).toEqual(["2026-11-12T12:00:00.000Z"])
  expect((await all(path, "article:modified_time"))[0]).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(await all(path, "article:author")).toEqual(["Dalva Nunes (exemplo)"])
  expect(await all(path, "article:section")).toEqual(["Legislação"])
  expect(await all(path, "article:tag")).toEqual(["ANS", "Faixa etária", "Mensalidade", "Reajuste"])
})

test("[S7.46] the canonical address is the stored one, or the page's address without campaign parameters", async () => {
  const canonical = async (address: string) =>
    (await read(address)).document.querySelector('link[rel="canonical"]')?.getAttribute("href")
  expect(await canonical(`${path}?utm_source=x&a=b`)).toBe(publicUrl + path)
  expect(await canonical(withoutMetadata)).toBe("https://origem.example/golpe")
})

test("[S7.47] has structured data of the article and the breadcrumb", async () => {
  const records = (await read(path)).structured()
  expect(records.find((record) => record["@type"] === "Article")).toMatchObject({
    "@context": "https://schema.org",
    headline: article.title,
    description: article.metaDescription,
    datePublished: "2026-11-12T12:00:00.000Z",
    dateModified: expect.stringMatching(/^\d{4}-/) as unknown,
    author: { name: "Dalva Nunes (exemplo)", url: `${publicUrl}/blog/autor/dalva-nunes` },
    publisher: { name: "WebPlan Servidores Públicos" },
    image: { url: `${publicUrl}/og${path}.png`, width: 1200, height: 630 },
    articleSection: ["Legislação", "Direitos"],
    keywords: "ANS, Faixa etária, Mensalidade, Reajuste",
    timeRequired: "PT5M",
  })
  const breadcrumb = records.find((record) => record["@type"] === "BreadcrumbList")?.["itemListElement"]
  expect(breadcrumb).toHaveLength(4)
})

test("[S9.27] the share card is the post's own after it is drawn, and the blog's before", async () => {
  const address = `${site.web.url}/og${path}.png`
  const before = await fetch(address, { redirect: "manual" })
  expect([before.status, before.headers.get("location")]).toEqual([302, "/og/blog.png"])
  const blogCard = Buffer.from(await (await fetch(address)).arrayBuffer())
  expect([blogCard.readUInt32BE(16), blogCard.readUInt32BE(20)]).toEqual([1200, 630])
  const { id } = await site.database.as.owner
    .selectFrom("blogPosts")
    .select("id")
    .where("slug", "=", article.slug ?? "")
    .executeTakeFirstOrThrow()
  await upsertCard(site.database.as.worker, { postId: id, drawnFrom: "a".repeat(64), png: blogCard })
  const drawn = await fetch(address, { redirect: "manual" })
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"])
  expect(drawn.headers.get("cache-control")).toMatch(/^public, max-age=3600/)
  expect(Buffer.from(await drawn.arrayBuffer()).equals(blogCard)).toBe(true)
  const again = await fetch(address, { headers: { "if-none-match": drawn.headers.get("etag") ?? "" } })
  expect(again.status).toBe(304)
  expect((await fetch(`${site.web.url}/og/blog/nao-existe.png`, { redirect: "manual" })).status).toBe(302)
})
