import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import type { PostDraft } from "../../../app/blog/publishing/post-draft.ts"
import { savePost } from "../../../app/blog/publishing/save-post.server.ts"
import { eventually } from "../../../testing/eventually.ts"
import { type EdgeStack, openEdgeStack } from "../../../testing/servers/edge-stack.ts"

let house: EdgeStack
beforeAll(async () => {
  house = await openEdgeStack(inject("postgresUrl"))
})
afterAll(async () => {
  await house.close()
})

const draft: PostDraft = {
  slug: "noticia",
  title: "Título de ontem",
  excerpt: "Um resumo.",
  body: "<p>Texto.</p>",
  author: "redacao-webplan",
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
  reviewNote: null,
  sources: [],
}
const save = (changes: Partial<PostDraft> = {}) => savePost(house.database.as.staff, { ...draft, ...changes })

const shownAt = ["/blog", "/blog.data", "/blog/categoria/direitos", "/blog/tag/carencia", "/blog/feed.xml"]
const post = "/blog/noticia"

async function text(address: string, encoding = "gzip") {
  return (await house.send(address, { headers: { "accept-encoding": encoding } })).text
}

/**
 * Long before the minute of a copy is over: only a refresh can have brought it. How soon it does is measured by `npm run bench -- P3`,
 * where a busy machine fails nothing.
 */
async function soon(isTrue: (encoding: string) => Promise<boolean>) {
  for (const encoding of ["gzip", "identity"]) await eventually(() => isTrue(encoding), 20_000)
}

function everywhere(addresses: readonly string[], words: string, isThere: boolean) {
  return soon(async (encoding) => {
    const texts = await Promise.all(addresses.map((address) => text(address, encoding)))
    return texts.every((one) => one.includes(words) === isThere)
  })
}

vi.setConfig({ testTimeout: 90_000 })

test("a published post is at the edge at once, and only its pages are asked for", async () => {
  const others = ["/", "/sobre", "/amil", "/blog/categoria/protecao", "/blog/golpe-do-boleto-falso"]
  for (const address of [...others, ...shownAt]) await text(address)
  expect((await house.send(post)).status).toBe(404)
  const before = await Promise.all(others.map((address) => text(address)))
  await save()
  await everywhere([post, ...shownAt], "Título de ontem", true)
  const after = await Promise.all(
    others.map((address) => house.send(address, { headers: { "accept-encoding": "gzip" } })),
  )
  expect(after.map(({ text: shown }) => shown)).toEqual(before)
  expect(after.every(({ headers }) => headers["x-edge-cache"] === "HIT")).toBe(true)
})

test("a changed post is there at once, and visitors never meet a gap", async () => {
  await save({ title: "Título antes da mudança" })
  await everywhere([post, ...shownAt], "Título antes da mudança", true)
  const statuses = new Set<unknown>()
  const watch = { isOn: true }
  const watching = (async () => {
    while (watch.isOn) statuses.add((await house.send(post)).headers["x-edge-cache"])
  })()
  await save({ title: "Título depois da mudança" })
  await everywhere([post, ...shownAt], "Título depois da mudança", true)
  watch.isOn = false
  await watching
  expect([...statuses]).toEqual(["HIT"])
})

test("a withdrawn post is gone from the edge at once, and comes back as soon", async () => {
  await save({ title: "Título que sai" })
  await everywhere([post, ...shownAt], "Título que sai", true)
  await save({ title: "Título que sai", status: "archived" })
  await everywhere([post, ...shownAt], "Título que sai", false)
  expect((await house.send(post)).status).toBe(404)
  await save({ title: "Título que volta" })
  await everywhere([post, ...shownAt], "Título que volta", true)
})

test("a post of the future appears when its time comes, on lists that were held before", async () => {
  for (const address of shownAt) await text(address)
  const publishedAt = new Date(Date.now() + 3000)
  await save({ slug: "amanha", title: "Título de amanhã", publishedAt })
  expect(await text("/blog")).not.toContain("Título de amanhã")
  await eventually(() => Date.now() >= publishedAt.getTime())
  await everywhere(["/blog/amanha", ...shownAt], "Título de amanhã", true)
})

test("without the secret nobody has a copy replaced", async () => {
  await text("/sobre")
  for (const secret of ["", "1", "x".repeat(48), `${house.nginx.env.EDGE_REFRESH_SECRET}x`]) {
    const answer = await house.send("/sobre", {
      headers: { "x-edge-refresh": secret, "accept-encoding": "gzip" },
    })
    expect(answer.headers["x-edge-cache"]).toBe("HIT")
  }
  const { "edge access log": access, "edge error log": errors } = house.nginx.logs()
  expect(access + errors + house.webs.map((web) => web.output()).join("")).not.toContain(
    house.nginx.env.EDGE_REFRESH_SECRET,
  )
})
