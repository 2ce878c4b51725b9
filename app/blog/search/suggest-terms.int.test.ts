import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { storeAuthor, storePost } from "../../../testing/factories/stored-post.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { searchPosts } from "./search-store.server.ts"
import { foldText } from "./search-text.ts"
import { suggestTerms } from "./suggest-terms.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const { owner } = database.as
  const author = await storeAuthor(owner, "autora")
  for (const title of [
    "Carência: o que querem dizer 24 horas, 180 e 300 dias",
    "Portabilidade de carências sem começar do zero",
    "O que a ANS fiscaliza no plano de saúde",
    "Plano de saúde na aposentadoria",
    "Golpe do boleto falso",
  ])
    await storePost(owner, author, { title })
  const { id } = await storePost(owner, author, { title: "Sem nome" })
  await sql`update blog_posts set excerpt = 'Como o reajuste é calculado' where id = ${id}`.execute(owner)
  await storePost(owner, author, { title: "Quarentena secreta", status: "draft" })
})
afterAll(() => database.drop())

const suggest = (term: string) => suggestTerms(database.as.web, term)

test.each([
  ["carensia", "carência"],
  ["KARÊNCIA", "carência"],
  ["portabilidde", "portabilidade"],
  ["aposentdoria", "aposentadoria"],
  ["bolleto", "boleto"],
  ["reajste", "reajuste"],
  ["plano de saudde", "plano de saúde"],
])("[N4.02] corrects %s to %s, as the posts spell it", async (term, expected) => {
  expect((await searchPosts(database.as.web, term)).total).toBe(0)
  expect((await suggest(term))[0]).toBe(expected)
})

test("leaves out a term that contains another one", async () => {
  expect(await suggest("carensia")).toEqual(["carência"])
})

test("[N4.02] suggests at most three terms, never the given one, and each finds a post", async () => {
  for (const term of [
    "carensia do plano no bolleto",
    "plano quarentena",
    "aposentadoria carência saúde portabilidade",
    "anss",
    "Saúde  Plano ",
  ]) {
    const terms = await suggest(term)
    expect(terms.length, term).toBeGreaterThan(0)
    expect(terms.length, term).toBeLessThanOrEqual(3)
    expect(new Set(terms.map(foldText)).size).toBe(terms.length)
    expect(terms.map(foldText)).not.toContain(foldText(term).trim())
    for (const one of terms) expect((await searchPosts(database.as.web, one)).total, one).toBeGreaterThan(0)
  }
})

test("[N4.02] suggests nothing from hidden posts, for signs or for words that resemble no other", async () => {
  for (const term of ["quarentna", "xyzwk", "%_\\", "a b", "para como", "🙂🙂🙂", "\0", "x".repeat(5000)])
    expect(await suggest(term), term).toEqual([])
})

test("keeps the capitals of an abbreviation", async () => {
  expect(await suggest("anss")).toContain("ANS")
})
