import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { storeAuthor, storePost } from "../../../testing/factories/stored-post.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { siteId } from "../blog-site.ts"
import { searchPosts } from "./search-store.server.ts"
import { foldText } from "./search-text.ts"

let database: TestDatabase
let author: number
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  author = await storeAuthor(database.as.owner, "autora")
})
beforeEach(() => sql`delete from blog_posts`.execute(database.as.owner))
afterAll(() => database.drop())

type Fields = { title?: string; excerpt?: string; content?: string; contentText?: string; publishedAt?: Date }

async function store({ title = "Sem nome", excerpt = "", content = "", contentText = "", ...rest }: Fields) {
  const { id } = await storePost(database.as.staff, author, { title, ...rest })
  await sql`update blog_posts set excerpt = ${excerpt}, content = ${content}, content_text = ${contentText}
    where id = ${id}`.execute(database.as.staff)
  return id
}

async function idsOf(term: string) {
  const { posts, total } = await searchPosts(database.as.web, term, { limit: 1000 })
  expect(posts).toHaveLength(total)
  return posts.map(({ id }) => id)
}

/** The expected result, read from the posts field by field. */
async function naiveIds(term: string) {
  const within = (field: string) =>
    sql`strpos(' ' || btrim(fold_text(${sql.ref(field)})) || ' ', fold_text(${term})) > 0`
  const { rows } = await sql<{ id: number }>`
    select id from blog_posts where site_id = ${siteId} and status = 'published' and published_at <= now()
      and (${within("title")} or ${within("excerpt")} or ${within("content_text")})
    order by case when ${within("title")} then 1 when ${within("excerpt")} then 2 else 3 end,
      published_at desc, id desc`.execute(database.as.owner)
  return rows.map(({ id }) => id)
}

test("[S5.18] [S7.17] searches title, excerpt and content, regardless of capitals and accents", async () => {
  const inTitle = await store({ title: "Prazos de CARÊNCIA" })
  const inExcerpt = await store({ excerpt: "sem care\u0302ncias" })
  const inContent = await store({ contentText: "recarencia" })
  await store({ title: "Outra coisa", excerpt: "caren", contentText: "cia" })
  for (const term of ["carência", "CARENCIA", "carencia", "arênci"])
    expect(await idsOf(term)).toEqual([inTitle, inExcerpt, inContent])
  expect(await idsOf("carencia x")).toEqual([])
  const phrase = await store({ contentText: "As regras da Portabilidade" })
  expect(await idsOf("da portabilidade")).toEqual([phrase])
})

test("[N4.01] orders by match in title, excerpt, then text, the newest first in each", async () => {
  const days = (n: number) => ({ publishedAt: new Date(Date.now() - n * 86_400_000) })
  const oldText = await store({ contentText: "um reajuste", ...days(8) })
  const newText = await store({ contentText: "outro reajuste", ...days(1) })
  const newExcerpt = await store({ excerpt: "O Reajuste", ...days(2) })
  const oldExcerpt = await store({ excerpt: "reajustes", contentText: "reajuste", ...days(9) })
  const oldTitle = await store({ title: "Reajuste", ...days(20) })
  const newTitle = await store({ title: "Sobre o reajuste", excerpt: "reajuste", ...days(3) })
  await store({ title: "Outro assunto", ...days(1) })
  const ordered = [newTitle, oldTitle, newExcerpt, oldExcerpt, newText, oldText]
  for (const term of ["reajuste", "REAJ", "re"]) expect(await idsOf(term)).toEqual(ordered)
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => searchPosts(database.as.web, "reajuste", { page, limit: 2 })),
  )
  expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6])
  expect(pages.map(({ posts }) => posts.map(({ id }) => id))).toEqual([
    [newTitle, oldTitle],
    [newExcerpt, oldExcerpt],
    [newText, oldText],
    [],
  ])
})

test("[S5.19] does not search tags and attributes of the content", async () => {
  const id = await store({ content: '<p class="destaque">Olá <b>mundo</b></p>', contentText: "Olá mundo" })
  for (const term of ["destaque", "class", "<b>", "<p"]) expect(await idsOf(term)).toEqual([])
  for (const term of ["ola mundo", "mundo"]) expect(await idsOf(term)).toEqual([id])
})

test("[S5.20] searches % _ \\ , ( ) and quotes literally", async () => {
  const signs = ["100%", "a_b", "c\\d", "e,f", "(g)", "o'h", 'i"j', "%%", "\\", "_", ")", "x{1}", "$1"]
  const ids = await Promise.all(signs.map((sign) => store({ contentText: `antes ${sign} depois` })))
  await store({ contentText: "100 ab cd ef g oh ij x" })
  for (const [n, sign] of signs.entries()) {
    expect(await idsOf(sign)).toContain(ids[n])
    expect(await idsOf(`antes ${sign} depois`)).toEqual([ids[n]])
    expect(await idsOf(sign)).toEqual(await naiveIds(sign))
  }
})

test("a space at the end of the term matches the end of a field, and no hit spans two fields", async () => {
  const id = await store({ title: "Tudo sobre saúde", excerpt: "plano novo" })
  for (const term of ["saude ", " saude", "sobre  saude", " tudo", " ", "e ", " p"])
    expect(await idsOf(term), term).toEqual([id])
  for (const term of ["saude plano", "saude p", "audes", " udo", "ep", "zz"])
    expect(await idsOf(term), term).toEqual([])
})

test("does not find a hidden post, and finds a scheduled one from its publication on", async () => {
  const id = await store({ title: "Agenda secreta" })
  const change = (values: Record<string, unknown>) =>
    database.as.staff.updateTable("blogPosts").set(values).where("id", "=", id).execute()
  for (const status of ["draft", "archived", "scheduled"]) {
    await change({ status })
    expect(await idsOf("agenda")).toEqual([])
  }
  await change({ status: "published", publishedAt: sql`now() + interval '400 milliseconds'` })
  expect(await idsOf("agenda")).toEqual([])
  await expect.poll(() => idsOf("agenda"), { timeout: 30_000 }).toEqual([id])
})

test("a result has a passage that shows why its post was found, and the day of its review", async () => {
  const id = await store({ title: "Texto", contentText: "o servidor e a saúde número 289" })
  await sql`update blog_posts set reviewed_on = '2026-05-20' where id = ${id}`.execute(database.as.staff)
  const [found] = (await searchPosts(database.as.web, "texto")).posts
  expect(found?.reviewedOn).toBe("2026-05-20")
  const passageOf = async (term: string) => (await searchPosts(database.as.web, term)).posts[0]?.passage
  expect(await passageOf("a SAUDE")).toBe("o servidor e a saúde número 289")
  expect(await passageOf("texto")).toBeNull()
})

test("limits the length of a term and accepts characters that no text can contain", async () => {
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
const anyText = fc
  .oneof(fc.string({ unit }), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }))
  .filter((value) => value.isWellFormed() && !value.includes("\0"))

test("fold_text() of the database equals foldText()", async () => {
  const property = fc.asyncProperty(fc.array(anyText, { minLength: 20 }), async (texts) => {
    const { rows } = await sql<{ folded: string }>`
      select fold_text(t #>> '{}') as folded from json_array_elements(${JSON.stringify(texts)}::json) t`.execute(
      database.as.owner,
    )
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText))
  })
  await fc.assert(property, { numRuns: 40 })
})

const word = fc.constantFrom("saúde", "Saude,", "plano", "planos", "de", "do", "a", "é", "100%", "carência")
const words = fc.array(word, { maxLength: 5 }).map((list) => list.join(" "))
const text = fc.oneof(words, anyText)
const term = fc.oneof(
  words,
  words.map((phrase) => phrase.slice(1, -1)),
  fc.constantFrom("s", "sa", "au", "o d", " p", "e "),
  anyText.map((value) => value.slice(0, 2)).filter((value) => value.isWellFormed()),
)
const post = fc.record({ title: words, excerpt: text, contentText: text })

test("[N4.01] finds the same posts as a plain query, for any texts and terms and after any change", async () => {
  const property = fc.asyncProperty(
    fc.array(post, { minLength: 1, maxLength: 8 }),
    post,
    fc.array(term, { minLength: 4 }),
    async (posts, changed, terms) => {
      await sql`delete from blog_posts`.execute(database.as.owner)
      const ids = []
      for (const fields of posts) ids.push(await store({ ...fields, title: `x ${fields.title}` }))
      await database.as.staff
        .updateTable("blogPosts")
        .set({ ...changed, title: `y ${changed.title}` })
        .where("id", "=", ids[0] ?? 0)
        .execute()
      for (const one of terms) expect(await idsOf(one), one).toEqual(await naiveIds(one))
    },
  )
  await fc.assert(property, { numRuns: 40 })
})
