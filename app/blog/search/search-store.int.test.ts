import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { storeAuthor, storePost } from "../../../testing/factories/stored-post.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { siteId } from "../blog-site.ts"
import { indexPosts } from "./index-posts.server.ts"
import { searchPosts } from "./search-store.server.ts"
import { foldText, searchTextOf } from "./search-text.ts"

let database: TestDatabase
let author: number
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  author = await storeAuthor(database.as.owner, "autora")
})
beforeEach(() => sql`delete from blog_posts`.execute(database.as.owner))
afterAll(() => database.drop())

async function store(words: { title?: string; excerpt?: string; content?: string; contentText?: string }) {
  const { id } = await storePost(database.as.staff, author, { title: words.title ?? "Sem nome" })
  await sql`update blog_posts set excerpt = ${words.excerpt ?? ""}, content = ${words.content ?? ""},
    content_text = ${words.contentText ?? ""} where id = ${id}`.execute(database.as.staff)
  return id
}

async function idsOf(term: string) {
  const { posts, total } = await searchPosts(database.as.web, term, { limit: 1000 })
  expect(posts).toHaveLength(total)
  return posts.map(({ id }) => id)
}

/** What the words of the rule say, read from the posts themselves and field by field. */
async function naiveIds(term: string) {
  const within = (field: string) =>
    sql`strpos(' ' || btrim(fold_text(${sql.ref(field)})) || ' ', fold_text(${term})) > 0`
  const { rows } = await sql<{ id: number }>`
    select id from blog_posts where site_id = ${siteId} and status = 'published' and published_at <= now()
      and (${within("title")} or ${within("excerpt")} or ${within("content_text")})
    order by published_at desc, id desc`.execute(database.as.owner)
  return rows.map(({ id }) => id)
}

/** Each expectation holds for posts that wait and for posts that are indexed. */
async function waitingAndIndexed(check: () => Promise<void>) {
  await check()
  expect(await indexPosts(database.as.worker)).toBeGreaterThan(0)
  await check()
}

test("[S5.18] [S7.17] title, excerpt and content are searched, whatever the capitals and accents", async () => {
  const inTitle = await store({ title: "Prazos de CARÊNCIA" })
  const inExcerpt = await store({ excerpt: "sem care\u0302ncias" })
  const inContent = await store({ contentText: "recarencia" })
  await store({ title: "Outra coisa", excerpt: "caren", contentText: "cia" })
  await waitingAndIndexed(async () => {
    const found = new Set([inTitle, inExcerpt, inContent])
    for (const term of ["carência", "CARENCIA", "carencia", "arênci"])
      expect(new Set(await idsOf(term))).toEqual(found)
    expect(await idsOf("carencia x")).toEqual([])
  })
})

test("[S5.19] tags and attributes of the content are not searched", async () => {
  const id = await store({ content: '<p class="destaque">Olá <b>mundo</b></p>', contentText: "Olá mundo" })
  await waitingAndIndexed(async () => {
    for (const term of ["destaque", "class", "<b>", "<p"]) expect(await idsOf(term)).toEqual([])
    for (const term of ["ola mundo", "mundo"]) expect(await idsOf(term)).toEqual([id])
  })
})

test("[S5.20] % _ \\ , ( ) and quotes are literal", async () => {
  const signs = ["100%", "a_b", "c\\d", "e,f", "(g)", "o'h", 'i"j', "%%", "\\", "_", ")", "x{1}", "$1"]
  const ids = await Promise.all(signs.map((sign) => store({ contentText: `antes ${sign} depois` })))
  await store({ contentText: "100 ab cd ef g oh ij x" })
  await waitingAndIndexed(async () => {
    for (const [n, sign] of signs.entries()) {
      expect(await idsOf(sign)).toContain(ids[n])
      expect(await idsOf(`antes ${sign} depois`)).toEqual([ids[n]])
      expect(await idsOf(sign)).toEqual(await naiveIds(sign))
    }
  })
})

test("a blank at the end of the term fits the end of a field; fields are not read across", async () => {
  const id = await store({ title: "Tudo sobre saúde", excerpt: "plano novo" })
  await waitingAndIndexed(async () => {
    for (const term of ["saude ", " saude", "sobre  saude", " tudo", " "])
      expect(await idsOf(term)).toEqual([id])
    for (const term of ["saude plano", "saude p", "audes", " udo"]) expect(await idsOf(term)).toEqual([])
  })
})

test("a post the visitor may not see is not counted, and comes with its time", async () => {
  const id = await store({ title: "Agenda secreta" })
  const change = (values: Record<string, unknown>) =>
    database.as.staff.updateTable("blogPosts").set(values).where("id", "=", id).execute()
  await waitingAndIndexed(async () => expect(await idsOf("agenda")).toEqual([id]))
  for (const status of ["draft", "archived", "scheduled"]) {
    await change({ status })
    await waitingAndIndexed(async () => expect(await idsOf("agenda")).toEqual([]))
  }
  await change({ status: "published", publishedAt: sql`now() + interval '400 milliseconds'` })
  expect(await idsOf("agenda")).toEqual([])
  expect(await indexPosts(database.as.worker)).toBe(0)
  await expect.poll(() => idsOf("agenda")).toEqual([id])
  await waitingAndIndexed(async () => expect(await idsOf("agenda")).toEqual([id]))
})

test("pages of the result are exact, newest first, and show why a post was found", async () => {
  await sql`insert into blog_posts (site_id, author_id, title, slug, excerpt, content_text, status, published_at)
    select ${siteId}, ${author}, 'Texto ' || n, 'texto-' || n, 'Resumo', 'o servidor e a saúde número ' || n, 'published',
      now() - make_interval(mins => n) from generate_series(1, 300) n`.execute(database.as.owner)
  await waitingAndIndexed(async () => {
    const { posts, total, page } = await searchPosts(database.as.web, "a SAUDE", { page: 25 })
    expect({ total, page, titles: posts.map(({ title }) => title) }).toEqual({
      total: 300,
      page: 25,
      titles: Array.from({ length: 12 }, (_, n) => `Texto ${289 + n}`),
    })
    expect(posts[0]?.passage).toBe("o servidor e a saúde número 289")
    expect((await searchPosts(database.as.web, "texto 289")).posts[0]?.passage).toBeNull()
    expect(await searchPosts(database.as.web, "saude", { page: 26 })).toMatchObject({ total: 300, posts: [] })
    for (const term of ["t", "te", "ex", "29", "9", "saude", "numero 2", "e a", "resumo", "z"])
      expect(await idsOf(term)).toEqual(await naiveIds(term))
  })
})

test("a known phrase is counted exactly, in segments that know it and in those that do not", async () => {
  const { owner, staff, worker } = database.as
  await sql`insert into blog_posts (site_id, author_id, title, slug, status, published_at)
    select ${siteId}, ${author}, case when n % 4 = 0 then 'Outro texto' else 'Guia: plano coletivo por adesão, parte ' || n end, 'guia-' || n,
      'published', now() - make_interval(mins => n) from generate_series(1, 240) n`.execute(owner)
  const check = async () => {
    for (const term of [
      "guia do plano",
      "do plano",
      "guia do",
      "plano: parte",
      "guia do plan",
      "plano do guia",
    ])
      expect(await idsOf(term)).toEqual(await naiveIds(term))
  }
  await waitingAndIndexed(check)
  expect(await idsOf("plano coletivo")).toHaveLength(180)
  await sql`delete from blog_search_words where kind = 'piece' and char_length(word) > 3`.execute(owner)
  await check()
  await store({ contentText: "um plano coletivo" })
  await sql`update blog_posts set title = 'Sem' where slug in ('guia-1', 'guia-2')`.execute(staff)
  await waitingAndIndexed(check)
  expect(await idsOf("plano coletivo")).toHaveLength(179)
  expect(
    (await sql`select from blog_search_segments where bit_count(live) > 0`.execute(worker)).rows,
  ).toHaveLength(2)
})

test("a term is bounded, and one that no text can hold finds nothing", async () => {
  await store({ title: "Um texto" })
  expect(await idsOf("x".repeat(5000))).toEqual([])
  expect(await idsOf("um\0texto")).toHaveLength(1)
  expect(await idsOf("\ud800")).toEqual([])
  expect(await idsOf("")).toHaveLength(1)
})

const unit = fc.constantFrom(
  ...Array.from("aáÁãçÇéİıßẞõüñ .,-%_\\()ÆØŁΣЯЙK\t\n"),
  "a\u0301",
  "\u0327",
  "\u00a0",
  "\u2009",
  "\u001f",
  "🙂",
)
const anyText = fc.oneof(fc.string({ unit }), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }))

test("the database folds a text as the code does", async () => {
  const text = anyText.filter((value) => value.isWellFormed() && !value.includes("\0"))
  const property = fc.asyncProperty(
    fc.array(fc.tuple(text, text, text), { minLength: 20 }),
    async (texts) => {
      const fields = texts.map(([title, excerpt, contentText]) => ({ title, excerpt, contentText }))
      const { rows } = await sql<{ folded: string; whole: string }>`
      select fold_text(t->>0) as folded, blog_search_text(t->>0, t->>1, t->>2) as whole
      from json_array_elements(${JSON.stringify(texts)}::json) t`.execute(database.as.owner)
      expect(rows.map(({ folded }) => folded)).toEqual(texts.map(([title]) => foldText(title)))
      expect(rows.map(({ whole }) => whole)).toEqual(fields.map(searchTextOf))
    },
  )
  await fc.assert(property, { numRuns: 40 })
})

const word = fc.constantFrom("saúde", "Saude,", "plano", "planos", "de", "do", "a", "é", "100%", "carência")
const words = fc.array(word, { maxLength: 5 }).map((list) => list.join(" "))
const term = fc.oneof(
  words,
  words.map((text) => text.slice(1, -1)),
  fc.constantFrom("s", "sa", "au", "o d", " p", "e "),
)
const which = fc.nat(30)
const step = fc.oneof(
  fc.record({ does: fc.constant("insert" as const), text: words, future: fc.boolean() }),
  fc.record({ does: fc.constant("text" as const), which, text: words }),
  fc.record({ does: fc.constant("status" as const), which, status: fc.constantFrom("draft", "published") }),
  fc.record({ does: fc.constant("date" as const), which, days: fc.integer({ min: -9, max: 3 }) }),
  fc.record({ does: fc.constant("delete" as const), which }),
  fc.record({ does: fc.constant("index" as const) }),
)

test("after any order of changes and indexing the result is what the posts themselves say", async () => {
  const { staff, worker } = database.as
  const property = fc.asyncProperty(
    fc.array(step, { maxLength: 25 }),
    fc.array(term, { minLength: 4 }),
    async (steps, terms) => {
      await sql`delete from blog_posts`.execute(database.as.owner)
      const ids: number[] = []
      for (const change of steps) {
        const id = "which" in change ? (ids[change.which % Math.max(ids.length, 1)] ?? 0) : 0
        if (change.does === "insert") {
          ids.push((await storePost(staff, author, { title: `x ${change.text}` })).id)
          if (change.future)
            await sql`update blog_posts set published_at = now() + interval '1 day' where id = ${ids.at(-1)}`.execute(
              staff,
            )
        } else if (change.does === "text")
          await sql`update blog_posts set content_text = ${change.text} where id = ${id}`.execute(staff)
        else if (change.does === "status")
          await sql`update blog_posts set status = ${change.status} where id = ${id}`.execute(staff)
        else if (change.does === "date")
          await sql`update blog_posts set published_at = now() + make_interval(days => ${change.days}) where id = ${id}`.execute(
            staff,
          )
        else if (change.does === "delete") await sql`delete from blog_posts where id = ${id}`.execute(staff)
        else await indexPosts(worker)
      }
      for (const wanted of terms) expect(await idsOf(wanted)).toEqual(await naiveIds(wanted))
    },
  )
  await fc.assert(property, { numRuns: 40 })
})

test("saving and indexing at the same time lose nothing, and the oracle sees a bit that is wrong", async () => {
  const { staff, worker, owner } = database.as
  const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => store({ title: `Texto ${n}` })))
  const saving = ids.map(async (id, n) => {
    for (const text of ["um plano", "dois planos", `plano final ${n % 3}`])
      await sql`update blog_posts set content_text = ${text} where id = ${id}`.execute(staff)
  })
  const indexing = async () => {
    for (let n = 0; n < 8; n++) await indexPosts(worker)
  }
  await Promise.all([...saving, indexing(), indexing()])
  for (const wanted of ["plano", "um plano", "dois", "plano final 1", "texto 1", "al 2"])
    expect(await idsOf(wanted)).toEqual(await naiveIds(wanted))
  await indexPosts(worker)
  expect(await idsOf("final 1")).toEqual(await naiveIds("final 1"))
  await sql`update blog_search_segments set live = ~live`.execute(owner)
  expect(await idsOf("final 1")).not.toEqual(await naiveIds("final 1"))
})
