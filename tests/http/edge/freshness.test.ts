import { afterAll, beforeAll, expect, inject, test } from "vitest"
import type { PostDraft } from "../../../app/blog/publishing/post-draft.ts"
import { savePost } from "../../../app/blog/publishing/save-post.server.ts"
import { eventually } from "../../../testing/eventually.ts"
import { type EdgeStack, openEdgeStack } from "../../../testing/servers/edge-stack.ts"

let stack: EdgeStack
beforeAll(async () => {
  stack = await openEdgeStack(inject("postgresUrl"))
})
afterAll(async () => {
  await stack.close()
})

const draft: PostDraft = {
  slug: "noticia",
  title: "Título de ontem",
  excerpt: "Um resumo.",
  body: "<p>Texto.</p>",
  author: "dalva-nunes",
  categories: ["direitos"],
  tags: ["carencia"],
  status: "published",
  publishedAt: new Date(Date.now() - 60_000),
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
const save = (changes: Partial<PostDraft> = {}) => savePost(stack.database.as.staff, { ...draft, ...changes })

const lists = ["/blog", "/blog.data", "/blog/categoria/direitos", "/blog/tag/carencia", "/blog/feed.xml"]
const post = "/blog/noticia"

async function text(address: string, encoding = "gzip") {
  return (await stack.send(address, { headers: { "accept-encoding": encoding } })).text
}

/**
 * Waits less than the minute that a copy is fresh, so only a refresh can make the condition true. `npm run bench -- P3`
 * measures how fast a refresh is.
 */
async function expectSoon(isTrue: (encoding: string) => Promise<boolean>) {
  for (const encoding of ["gzip", "identity"]) await eventually(() => isTrue(encoding))
}

function expectEverywhere(addresses: readonly string[], words: string, isThere: boolean) {
  return expectSoon(async (encoding) => {
    const texts = await Promise.all(addresses.map((address) => text(address, encoding)))
    return texts.every((one) => one.includes(words) === isThere)
  })
}

test("publishing a post refreshes its pages at the edge immediately, and only those", async () => {
  const others = ["/", "/sobre", "/amil", "/blog/categoria/protecao", "/blog/golpe-do-boleto-falso"]
  for (const address of [...others, ...lists]) await text(address)
  expect((await stack.send(post)).status).toBe(404)
  const before = await Promise.all(others.map((address) => text(address)))
  await save()
  await expectEverywhere([post, ...lists], "Título de ontem", true)
  const after = await Promise.all(
    others.map((address) => stack.send(address, { headers: { "accept-encoding": "gzip" } })),
  )
  expect(after.map(({ text }) => text)).toEqual(before)
  expect(after.every(({ headers }) => headers["x-edge-cache"] === "HIT")).toBe(true)
})

test("changing a post refreshes its pages immediately, without a cache miss for visitors", async () => {
  await save({ title: "Título antes da mudança" })
  await expectEverywhere([post, ...lists], "Título antes da mudança", true)
  const statuses = new Set<unknown>()
  const watch = { isOn: true }
  const watching = (async () => {
    while (watch.isOn) statuses.add((await stack.send(post)).headers["x-edge-cache"])
  })()
  await save({ title: "Título depois da mudança" })
  await expectEverywhere([post, ...lists], "Título depois da mudança", true)
  watch.isOn = false
  await watching
  expect([...statuses]).toEqual(["HIT"])
})

test("withdrawing a post removes it from the edge immediately, and publishing it again restores it", async () => {
  await save({ title: "Título que sai" })
  await expectEverywhere([post, ...lists], "Título que sai", true)
  await save({ title: "Título que sai", status: "archived" })
  await expectEverywhere([post, ...lists], "Título que sai", false)
  expect((await stack.send(post)).status).toBe(404)
  await save({ title: "Título que volta" })
  await expectEverywhere([post, ...lists], "Título que volta", true)
})

test("a post with a future date appears at its time on lists that were already cached", async () => {
  for (const address of lists) await text(address)
  const publishedAt = new Date(Date.now() + 3000)
  await save({ slug: "amanha", title: "Título de amanhã", publishedAt })
  expect(await text("/blog")).not.toContain("Título de amanhã")
  await eventually(() => Date.now() >= publishedAt.getTime())
  await expectEverywhere(["/blog/amanha", ...lists], "Título de amanhã", true)
})

test("does not refresh a copy without the key", async () => {
  const { refreshKey } = stack.nginx
  await text("/sobre")
  for (const secret of ["", "1", "x".repeat(48), `${refreshKey}x`]) {
    const answer = await stack.send("/sobre", {
      headers: { "x-edge-refresh": secret, "accept-encoding": "gzip" },
    })
    expect(answer.headers["x-edge-cache"]).toBe("HIT")
  }
  const { "edge access log": access, "edge error log": errors } = stack.nginx.logs()
  expect(access + errors + stack.sites.map((web) => web.output()).join("")).not.toContain(refreshKey)
})
