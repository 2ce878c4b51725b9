import { siteId } from "../../app/blog/blog-site.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import { eventually } from "../../testing/eventually.ts"
import { openBuiltSite } from "../../testing/servers/built-site.ts"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { bodyPlaces, startRawBodyServer } from "../stack/raw-body-server.ts"
import { openInjectionBrowser, type Visit } from "./injection-browser.ts"
import { choosePayloads } from "./script-payloads.ts"

const sizes = { full: 500, quick: 6 }
const sinks = ["title", "excerpt", "body", "author", "label", "search"] as const
const ship = "500 × 6: 0; 0"
const aim = "10,000 × 12: 0; 0"
const marker = "<p>aqui vai o texto cru</p>"
const longestTitle = 300
const tabs = 3

type Write = (run: string) => string

/** S4: no payload may run when only the sanitiser or only the content security policy protects the page. */
export async function scriptInjection(run: Run): Promise<Result> {
  const payloads = run.isQuick ? sizes.quick : sizes.full
  const places = Object.entries(bodyPlaces)
  console.log(
    `\nS4 script injection: ${payloads} payloads × ${sinks.length} sinks with the policy off, × ${places.length} places of a body with the sanitiser off`,
  )
  const writes = choosePayloads(payloads)
  const site = await openBuiltSite()
  try {
    const { owner } = site.database.as
    for (const [n, write] of writes.entries())
      await storePost(owner, `injecao-${n}`, (sink) => write(runOf(n, sink)))
    await storePost(owner, "marco", (sink) => (sink === "body" ? marker : "Texto"))
    // A starved machine may answer 503 while it is still busy with the posts.
    const response = await eventually(async () => {
      const answer = await fetch(`${site.url}/blog/marco`)
      return answer.ok && answer
    })
    const policy = response.headers.get("content-security-policy") ?? ""
    const page = await response.text()

    const sanitiserAlone = await openInjectionBrowser(site.browser, { bypassCSP: true, tabs })
    await sanitiserAlone.visit(productVisits(site.url, writes))
    const lists = Array.from(
      { length: Math.ceil(payloads / 12) },
      (_, n) => `${site.url}/blog?pagina=${n + 1}`,
    )
    await sanitiserAlone.visit(
      lists.map((url) => ({ url, isComplete: '!!document.querySelector("footer")' })),
    )
    await sanitiserAlone.close()
    console.log(`policy off: ${sanitiserAlone.ran.size} ran, ${sanitiserAlone.broken.length} pages broken`)

    const rawServer = await startRawBodyServer({ page, policy }, marker, (n, place) =>
      (writes[n] as Write)(runOf(n, place)),
    )
    const visits = (protection: "policy" | "nothing", names: readonly string[]): Visit[] =>
      writes.flatMap((_, n) =>
        names.map((name) => ({ url: `${rawServer.url}/${protection}-${n}-${name}`, isComplete: "true" })),
      )
    const policyAlone = await openInjectionBrowser(site.browser, { bypassCSP: false, tabs })
    await policyAlone.visit(
      visits(
        "policy",
        places.map(([name]) => name),
      ),
    )
    await policyAlone.close()
    console.log(`sanitiser off: ${policyAlone.ran.size} ran`)

    const neither = await openInjectionBrowser(site.browser, { bypassCSP: true, tabs })
    await neither.visit(visits("nothing", ["paragraph", "attribute"]))
    await neither.close()
    await rawServer.close()
    const live = new Set([...neither.ran].map((name) => name.split("_")[0])).size
    console.log(`control, neither sanitiser nor policy (many must run): ${live} of ${payloads} payloads ran`)

    for (const ran of [...sanitiserAlone.ran, ...policyAlone.ran].slice(0, 20)) console.log(`ran: ${ran}`)
    for (const url of sanitiserAlone.broken.slice(0, 20)) console.log(`broken: ${url}`)
    const isControlCaught = live > payloads / 2
    const isZero = sanitiserAlone.ran.size + policyAlone.ran.size + sanitiserAlone.broken.length === 0
    const value = {
      policyOff: sanitiserAlone.ran.size,
      sanitiserOff: policyAlone.ran.size,
      broken: sanitiserAlone.broken.length,
      payloads,
      sinks: sinks.length,
      live,
      isControlCaught,
    }
    const isSound = isZero && isControlCaught
    return { id: "S4", value, ship, aim, met: isSound && payloads >= sizes.full ? "ship" : "none", isSound }
  } finally {
    await site.close()
  }
}

const runOf = (payload: number, place: string) => `xss('${payload}_${place}')`

/** Stores one post for a payload, with its own author and labels, directly in the database. */
async function storePost(owner: Db, slug: string, at: (sink: (typeof sinks)[number]) => string) {
  const own = { siteId, slug }
  const author = { ...own, name: at("author"), bio: at("author") }
  const label = { ...own, name: at("label") }
  const [{ id: authorId }, { id: categoryId }, { id: tagId }] = await Promise.all([
    owner.insertInto("blogAuthors").values(author).returning("id").executeTakeFirstOrThrow(),
    owner.insertInto("blogCategories").values(label).returning("id").executeTakeFirstOrThrow(),
    owner.insertInto("blogTags").values(label).returning("id").executeTakeFirstOrThrow(),
  ])
  const { id: postId } = await owner
    .insertInto("blogPosts")
    .values({
      ...own,
      authorId,
      title: at("title").slice(0, longestTitle),
      excerpt: at("excerpt"),
      content: at("body"),
      metaKeywords: at("excerpt"),
      featuredImageAlt: at("excerpt"),
      reviewedOn: "2026-11-15",
      reviewNote: at("excerpt"),
      sources: JSON.stringify([{ label: at("excerpt"), href: "https://www.gov.br/ans" }]),
      status: "published",
      publishedAt: new Date(Date.now() - 60_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await owner.insertInto("blogPostCategories").values({ postId, categoryId }).execute()
  await owner.insertInto("blogPostTags").values({ postId, tagId }).execute()
}

/** The text as the browser's parser returns it. */
const read = (text: string) => JSON.stringify(text.replaceAll(/\r\n?/g, "\n"))

function productVisits(origin: string, writes: readonly Write[]): Visit[] {
  return writes.flatMap((write, n) => {
    const title = write(runOf(n, "title")).slice(0, longestTitle)
    const term = write(runOf(n, "search"))
    return [
      {
        url: `${origin}/blog/injecao-${n}`,
        isComplete: `document.querySelector("h1")?.textContent === ${read(title)} && !!document.querySelector("#cotacao form")`,
      },
      {
        url: `${origin}/blog?busca=${encodeURIComponent(term)}`,
        isComplete: `document.querySelector("main").textContent.includes(${read(term.trim())}) && !!document.querySelector("footer")`,
      },
    ]
  })
}
