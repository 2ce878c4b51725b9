import { sql } from "kysely"
import { beforeAll, expect, test } from "vitest"
import { articleSources } from "../../../app/blog/articles/article-body.ts"
import { articles } from "../../../app/blog/articles/articles.ts"
import { faixasEtariasDaAns } from "../../../app/blog/articles/legislacao/faixas-etarias-da-ans.ts"
import type { PostDraft } from "../../../app/blog/publishing/post-draft.ts"
import { publishArticles } from "../../../app/blog/publishing/publish-articles.server.ts"
import { savePost } from "../../../app/blog/publishing/save-post.server.ts"
import { useBuiltSite } from "../../../testing/servers/use-built-site.ts"
import { goodFields, postForm } from "../../../testing/visitors/posted-form.ts"

const { site, read } = useBuiltSite()
const slug = "faixas-etarias-da-ans"
const path = `/blog/${slug}`

beforeAll(async () => {
  const db = site.database.as.owner
  await publishArticles(db, articles)
  await db.updateTable("blogPosts").set({ views: 1284, likes: 1 }).where("slug", "=", slug).execute()
})

const plain: Omit<PostDraft, "slug"> = {
  title: "Um artigo curto",
  excerpt: "Um resumo.",
  body: "<p>Texto.</p>",
  author: "dalva-nunes",
  categories: ["direitos"],
  tags: [],
  status: "published",
  publishedAt: new Date("2026-01-02T12:00:00Z"),
  featured: false,
  featuredImage: null,
  featuredImageAlt: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  canonicalUrl: null,
  reviewedOn: null,
  reviewedBy: null,
  sources: [],
}

function save(draft: { slug: string } & Partial<PostDraft>) {
  return savePost(site.database.as.owner, { ...plain, ...draft })
}

async function countOf(name: "views" | "likes", of = slug) {
  const { rows } = await sql<{ count: number }>`
    select ${sql.ref(name)} as count from blog_posts where slug = ${of}`.execute(site.database.as.owner)
  return Number(rows[0]?.count)
}

const browser =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36"

function sendView(headers: Record<string, string> = {}, fields: Record<string, string> = {}) {
  return postForm(`${site.web.url}${path}/visita`, fields, { "user-agent": browser, ...headers })
}

test("[S2.08] [S2.93] [S2.95] the post page has breadcrumb, chips, title, excerpt, author, date, reading time, views, cover and body", async () => {
  const page = await read(path)
  expect(page.status).toBe(200)
  expect(page.headers.get("cache-control")).toMatch(/^public, .*s-maxage=60/)
  const { title, excerpt } = faixasEtariasDaAns
  expect(page.texts('main nav[aria-label="Você está aqui"] li')).toEqual([
    "Home",
    "Blog",
    "Legislação",
    title,
  ])
  expect(page.hrefs('main nav[aria-label="Você está aqui"] a')).toEqual([
    "/",
    "/blog",
    "/blog/categoria/legislacao",
  ])
  expect(page.texts("h1")).toEqual([title])
  const head = page.textOf(page.document.querySelector("article header"))
  for (const text of [
    "Voltar",
    excerpt,
    "Dalva Nunes (exemplo)",
    "Consultora para aposentados e pensionistas.",
    "12 de novembro de 2026",
    "5 min de leitura",
    "1.284 visualizações",
  ])
    expect(head).toContain(text)
  expect(page.hrefs("article header a")).toEqual(
    expect.arrayContaining([
      "/blog/categoria/legislacao",
      "/blog/categoria/direitos",
      "/blog/autor/dalva-nunes",
    ]),
  )
  expect(page.all("article > div svg[viewBox='0 0 12 4']")).toHaveLength(1)
  expect(page.main).toContain("A conta é por pessoa: a filha que completa 19 anos muda de faixa sozinha")
})

test("[S2.95] a featured image replaces the cover, and an avatar replaces the initial", async () => {
  await save({
    slug: "com-imagem",
    featuredImage: "/imagens/capa.jpg",
    featuredImageAlt: "Duas mãos",
  })
  const { owner } = site.database.as
  await owner
    .updateTable("blogAuthors")
    .set({ avatarUrl: "/imagens/autor.jpg" })
    .where("slug", "=", "dalva-nunes")
    .execute()
  const page = await read("/blog/com-imagem")
  await owner.updateTable("blogAuthors").set({ avatarUrl: null }).where("slug", "=", "dalva-nunes").execute()
  const images = page
    .all('article[aria-labelledby="t-artigo"] img')
    .map((image) => [image.getAttribute("src"), image.getAttribute("alt")])
  expect(images).toEqual([
    ["/imagens/autor.jpg", ""],
    ["/imagens/capa.jpg", "Duas mãos"],
  ])
  expect(page.all("svg[viewBox='0 0 12 4']")).toHaveLength(0)
})

test("a long post has a table of contents with valid anchors; a short post has none", async () => {
  const page = await read(path)
  const anchors = page.hrefs('nav[aria-labelledby="neste-artigo"] a')
  expect(anchors).toHaveLength(8)
  for (const anchor of anchors) expect(page.document.getElementById(anchor.slice(1)), anchor).not.toBeNull()
  expect(page.texts("#fontes li")).toEqual(articleSources(faixasEtariasDaAns).map(({ label }) => label))
  expect(page.textOf(page.document.querySelector("#fontes p"))).toMatch(/^Este artigo informa/)
  expect(page.main).not.toMatch(/\[[A-Z]{3}-\d\d/)
  await save({ slug: "curto" })
  const short = await read("/blog/curto")
  expect(short.all('nav[aria-labelledby="neste-artigo"], #fontes')).toHaveLength(0)
})

test("[S2.100] [S2.101] tags link to their lists; like, share and views are at the end", async () => {
  const page = await read(path)
  expect(page.hrefs('ul[aria-label="Tags"] a')).toEqual([
    "/blog/tag/ans",
    "/blog/tag/faixa-etaria",
    "/blog/tag/mensalidade",
    "/blog/tag/reajuste",
  ])
  expect(page.texts("article footer button")).toEqual(["1 curtida", "Compartilhar"])
  expect(page.textOf(page.document.querySelector("article footer"))).toContain("1.284 visualizações")
})

test("[S2.98] unsafe stored markup does not reach the page", async () => {
  await save({ slug: "sujo" })
  await site.database.as.owner
    .updateTable("blogPosts")
    .set({
      content:
        '<h2 onclick="a()">Fica</h2><script>roubar()</script><p style="color:red">Texto <img src=x onerror=a()></p>',
    })
    .where("slug", "=", "sujo")
    .execute()
  const { html } = await read("/blog/sujo")
  expect(html).toContain('<h2 id="parte-fica">Fica</h2><p>Texto <img src="x" /></p>')
  expect(html).not.toMatch(/roubar|onerror|onclick=|style=/)
})

test("[S2.99] the security policy allows only our own files and the inline scripts of the page", async () => {
  const policy = (await read(path)).headers.get("content-security-policy") ?? ""
  expect(policy).toMatch(/default-src 'none'; script-src 'self'( 'sha256-[^']+')+;/)
  expect(policy).not.toMatch(/unsafe|https?:/)
})

test("[S2.102] [S8.14] a missing, future or unpublished post is a 404 with the specified screen", async () => {
  await save({ slug: "futuro", publishedAt: new Date(Date.now() + 86_400_000) })
  await save({ slug: "rascunho", status: "draft" })
  for (const absent of ["nao-existe", "futuro", "rascunho"]) {
    const page = await read(`/blog/${absent}`)
    expect([page.status, page.headers.get("cache-control")], absent).toEqual([404, "no-store"])
    expect(page.texts("h1"), absent).toEqual(["Post não encontrado"])
    expect(page.texts("main a"), absent).toEqual(["Voltar", "Ir para o Blog"])
    expect(page.meta("robots"), absent).toBe("noindex")
  }
})

test("[S8.15] a post that cannot be read: the same screen with its own text, 503, a retry link, one log line", async () => {
  const { owner } = site.database.as
  const logged = () => site.web.output().match(/blog post not read/g)?.length ?? 0
  const before = logged()
  await sql`revoke select on blog_posts from webplan_web`.execute(owner)
  const page = await read(path)
  await sql`grant select on blog_posts to webplan_web`.execute(owner)
  expect([page.status, page.headers.get("cache-control")]).toEqual([503, "no-store"])
  expect(page.texts("h1")).toEqual(["Erro ao carregar post"])
  expect(page.texts("main a")).toEqual(["Tentar Novamente", "Voltar", "Ir para o Blog"])
  expect(page.hrefs("main a")[0]).toBe(path)
  expect(page.html).not.toContain("permission denied")
  expect(logged()).toBe(before + 1)
  expect((await read(path)).status).toBe(200)
})

test("[S6.06] any visitor may like: with script the response is the new count, without script a redirect to the button", async () => {
  const likes = await countOf("likes")
  const liked = await postForm(`${site.web.url}${path}/curtir`, {}, { accept: "application/json" })
  expect([liked.status, await liked.json()]).toEqual([200, { likes: likes + 1 }])
  expect(liked.headers.get("cache-control")).toBe("no-store")
  const back = await postForm(`${site.web.url}${path}/curtir`, {})
  expect([back.status, back.headers.get("location")]).toEqual([303, `${path}?curtida=1#curtir`])
  expect((await read(path)).document.getElementById("curtir")).not.toBeNull()
  expect(await countOf("likes")).toBe(likes + 2)
})

test("refuses a like of a missing post, from another site, and too many from one address", async () => {
  const absent = await postForm(`${site.web.url}/blog/nao-existe/curtir`, {}, { accept: "application/json" })
  expect([absent.status, await absent.json()]).toEqual([404, { error: "Post não encontrado" }])
  const foreign = await fetch(`${site.web.url}${path}/curtir`, {
    method: "POST",
    headers: { origin: "https://outro.example" },
  })
  expect(foreign.status).toBe(403)
  const statuses: number[] = []
  for (let n = 0; n < 31; n++)
    statuses.push(
      (await postForm(`${site.web.url}${path}/curtir`, {}, { accept: "application/json" })).status,
    )
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const back = await postForm(`${site.web.url}${path}/curtir`, {})
  expect(back.status).toBe(303)
})

test("[S6.06] [S7.21] counts views of readers, not of robots and prefetched pages", async () => {
  const views = await countOf("views")
  const { status, headers } = await sendView({}, { referrer: "https://busca.example/r?q=ana%40x.com" })
  expect([status, headers.get("cache-control")]).toEqual([204, "no-store"])
  expect(await countOf("views")).toBe(views + 1)
  const uncountedHeaders: Record<string, string>[] = [
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "user-agent": "curl/8.5.0" },
    { "sec-purpose": "prefetch" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
  ]
  for (const uncounted of uncountedHeaders) expect((await sendView(uncounted)).status).toBe(204)
  expect((await read(path)).status).toBe(200)
  expect(await countOf("views")).toBe(views + 1)
  const { rows } = await sql<{ referrer: string }>`
    select referrer from blog_analytics where event_type = 'view'`.execute(site.database.as.owner)
  expect(rows).toEqual([{ referrer: "https://busca.example/r" }])
})

test("a view of a missing post gets the same response, and GET on the like and view addresses redirects to the post", async () => {
  const absent = await postForm(`${site.web.url}/blog/nao-existe/visita`, {}, { "user-agent": browser })
  expect(absent.status).toBe(204)
  for (const action of ["curtir", "visita"]) {
    const typed = await fetch(`${site.web.url}${path}/${action}`, { redirect: "manual" })
    expect([typed.status, typed.headers.get("location")?.split("#")[0]]).toEqual([303, path])
  }
})

test("shows three related posts and those published just before and after", async () => {
  const page = await read("/blog/carencias")
  const related = page.hrefs('section[aria-labelledby="t-continue"] h3 a')
  expect(related).toHaveLength(3)
  expect(related).not.toContain("/blog/carencias")
  const neighbours = page.hrefs('nav[aria-label="Outros artigos"] a')
  expect(neighbours).toHaveLength(2)
  expect(page.texts('nav[aria-label="Outros artigos"] span')).toEqual(["Artigo anterior", "Próximo artigo"])
})

test("the quote form at the end posts to the post's address, and the lead stores that page", async () => {
  const page = await read(path)
  expect(page.all('#cotacao form[method="post"]').map((form) => form.getAttribute("action"))).toEqual([
    "#cotacao",
  ])
  const sent = await postForm(`${site.web.url}${path}`, goodFields)
  expect([sent.status, sent.headers.get("location")?.split("?")[0]]).toEqual([303, "/sucesso"])
  const { rows } = await sql<{ source_page: string; operadora: string }>`
    select source_page, operadora from leads`.execute(site.database.as.owner)
  expect(rows).toEqual([{ sourcePage: `${site.web.url}${path}`, operadora: "main" }])
  const wrong = await postForm(`${site.web.url}${path}`, { ...goodFields, email: "" })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain("E-mail é obrigatório")
})
