import { Window } from "happy-dom"
import { beforeAll, expect, test } from "vitest"
import { articles } from "../../../app/blog/articles/articles.ts"
import { publishArticles } from "../../../app/blog/publishing/publish-articles.server.ts"
import { storeAuthor, storeLabel, storePost } from "../../../testing/factories/stored-post.ts"
import { publicUrl, useBuiltSite } from "../../../testing/servers/use-built-site.ts"

const { site, read } = useBuiltSite()

beforeAll(async () => {
  const { owner } = site.database.as
  await publishArticles(owner, articles)
  const author = await storeAuthor(owner, "ana")
  const hidden = { status: "draft", publishedAt: null } as const
  await storePost(owner, author, { slug: "um-rascunho", ...hidden })
  await storeLabel(owner, "blogTags", "tag-sem-artigo")
  await storePost(owner, author, {
    slug: "com-sinais",
    title: 'Título <b>forte</b> & "aspas" ]]> \u000B fim',
    publishedAt: new Date(Date.now() - 60_000),
  })
})

async function fetchXml(path: string) {
  const response = await fetch(`${site.web.url}${path}`)
  const xml = await response.text()
  const document = new new Window().DOMParser().parseFromString(xml, "application/xml")
  return { response, xml, document }
}

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address))

test("the feed is RSS 2.0 with the newest twenty posts, each once, escaped, and its own address", async () => {
  const { response, xml, document } = await fetchXml("/blog/feed.xml")
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "application/rss+xml; charset=utf-8",
  ])
  expect(response.headers.get("cache-control")).toMatch(/^public/)
  expect(document.querySelector("parsererror")).toBeNull()
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/)
  expect(xml).toContain(
    `<atom:link href="${publicUrl}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
  )
  const items = [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item]) => item ?? "")
  expect(items).toHaveLength(20)
  expect(items[0]).toContain(
    "<title>Título &lt;b&gt;forte&lt;/b&gt; &amp; &quot;aspas&quot; ]]&gt;  fim</title>",
  )
  for (const item of items) {
    expect(item).toMatch(
      /<guid isPermaLink="true">https:\/\/servidores\.webplan\.example\/blog\/[a-z0-9-]+<\/guid>/,
    )
    expect(Date.parse(/<pubDate>([^<]+)</.exec(item)?.[1] ?? "")).toBeLessThanOrEqual(Date.now())
  }
  expect(new Set(items.map((item) => /<link>([^<]+)</.exec(item)?.[1])).size).toBe(20)
})

test("posts and lists link to the feed", async () => {
  for (const path of ["/blog", "/blog/carencias"]) {
    const link = (await read(path)).document.querySelector(
      'link[rel="alternate"][type="application/rss+xml"]',
    )
    expect(link?.getAttribute("href"), path).toBe(`${publicUrl}/blog/feed.xml`)
  }
})

test("the sitemap is an index of existing files, and robots.txt names it", async () => {
  const { response, xml } = await fetchXml("/sitemap.xml")
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8")
  expect(xml).toContain("<sitemapindex")
  expect(locs(xml)).toEqual([`${publicUrl}/sitemap-paginas.xml`, `${publicUrl}/sitemap-posts-1.xml`])
  for (const address of locs(xml))
    expect((await fetch(address.replace(publicUrl, site.web.url))).status, address).toBe(200)
  const robots = await (await fetch(`${site.web.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
})

test("the sitemap lists only visible posts, each once with the time of its last change", async () => {
  const { xml } = await fetchXml("/sitemap-posts-1.xml")
  const expected = [...articles.map(({ slug }) => slug), "com-sinais"].map(
    (slug) => `${publicUrl}/blog/${slug}`,
  )
  expect(locs(xml).toSorted()).toEqual(expected.toSorted())
  expect(xml.match(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/g)).toHaveLength(expected.length)
})

test("the sitemap of pages lists only labels and authors with posts", async () => {
  const listed = locs((await fetchXml("/sitemap-paginas.xml")).xml)
  for (const path of ["/", "/amil", "/blog", "/blog/categoria/direitos", "/blog/tag/ans", "/blog/autor/ana"])
    expect(listed).toContain(publicUrl + path)
  expect(listed).not.toContain(`${publicUrl}/blog/tag/tag-sem-artigo`)
  expect(new Set(listed).size).toBe(listed.length)
  for (const address of listed)
    expect((await fetch(address.replace(publicUrl, site.web.url))).status, address).toBe(200)
})

test("other sitemap names are a 404", async () => {
  for (const path of [
    "/sitemap-posts-2.xml",
    "/sitemap-posts-0.xml",
    "/sitemap-posts-x.xml",
    "/qualquer.xml",
  ])
    expect((await fetch(`${site.web.url}${path}`)).status, path).toBe(404)
})
