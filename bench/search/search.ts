import { existsSync, readFileSync } from "node:fs"
import { sql } from "kysely"
import { searchPosts } from "../../app/blog/search/search-store.server.ts"
import { foldText } from "../../app/blog/search/search-text.ts"
import { suggestTerms } from "../../app/blog/search/suggest-terms.server.ts"
import { visible } from "../../app/blog/visible.server.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import { median, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { blogStack } from "../blog/blog-database.ts"

const [ship, aim] = [100, 50]

/** Search terms by kind. A typo finds nothing, so its suggestions are measured too. */
const kinds: Record<string, readonly string[]> = {
  rare: ["(1230)", "(710)", "número 1990:", "(90)"],
  common: ["saúde", "servidor", "contrato", "plano", "anos"],
  "one letter": ["a", "z", "7", "x", "%"],
  "two letters": ["sa", "rj", "xu", "zz", "1 "],
  none: ["inexistente", "kkkkk", "100%x", "a_b\\(c)"],
  accents: ["CARÊNCIA", "carencia", "Proteção", "legislação"],
  typo: ["carensia", "aposentdoria", "portabilidde", "saudde", "plano de saudde"],
  // Not part of P11. Reported because they cost more: most posts contain all their trigrams.
  "part of many words": ["mento", "acao", "idade", "mente"],
  phrase: ["plano de saúde", "rede credenciada", "saúde plano", "antes de assinar"],
}
const unlimitedKinds = new Set(["part of many words", "phrase"])

type Text = { title: string; excerpt: string; contentText: string }

/** P11: search at 10,000 posts (D73), ordered (D74) and with the exact number of results, by kind of term. */
export async function search(run: Run): Promise<Result> {
  const times = run.isQuick ? 5 : 60
  const { large } = await blogStack(run)
  const { db } = large
  const version = await sql<{ version: string }>`show server_version`.execute(db)
  console.log(`
P11 search at ${large.posts} posts of about 5 kB, as the web role, one query at a time, p99 of each kind of term
PostgreSQL ${JSON.stringify(version.rows[0])}, ${times} times each term after one warm-up; totals compared with a count over all texts`)
  const texts = await readTexts(db)
  const serverCpu = cpuOfServer(db)
  const measured: {
    kind: string
    p50: number
    p99: number
    cpuMs: number
    totals: Record<string, number>
  }[] = []
  let isExact = true
  for (const [kind, terms] of Object.entries(kinds)) {
    const suggest = (term: string) => (kind === "typo" ? suggestTerms(db, term) : Promise.resolve())
    const totals: Record<string, number> = {}
    for (const term of terms) {
      totals[term] = (await searchPosts(db, term)).total
      await suggest(term)
      if (totals[term] !== countOf(texts, term)) {
        isExact = false
        console.log(`WRONG: "${term}" finds ${totals[term]}, the texts contain ${countOf(texts, term)}`)
      }
    }
    const delays: number[] = []
    const cpuBefore = await serverCpu()
    for (let n = 0; n < times; n++)
      for (const term of terms) {
        const startedAt = performance.now()
        await searchPosts(db, term)
        await suggest(term)
        delays.push(performance.now() - startedAt)
      }
    const cpuMs = rounded(((await serverCpu()) - cpuBefore) / delays.length, 1)
    const one = {
      kind,
      p50: rounded(median(delays), 1),
      p99: rounded(quantile(delays, 0.99), 1),
      cpuMs,
      totals,
    }
    measured.push(one)
    console.log(JSON.stringify(one))
  }
  for (const plan of await large.explain((explainedDb) => searchPosts(explainedDb, "(1230)")))
    console.log(`plan of a rare term:\n${plan.split("\n").slice(0, 40).join("\n")}`)
  // The control: with one post removed from the texts, the totals must differ.
  const isCaught = countOf(texts.slice(1), "a") !== (await searchPosts(db, "a")).total
  const worst = Math.max(...measured.filter(({ kind }) => !unlimitedKinds.has(kind)).map(({ p99 }) => p99))
  return {
    id: "P11",
    value: { worstP99Ms: worst, posts: large.posts, isExact, kinds: measured },
    ship,
    aim,
    met: worst <= aim ? "aim" : worst <= ship ? "ship" : "none",
    isSound: isExact && isCaught,
  }
}

async function readTexts(db: Db) {
  const { rows } = await sql<Text>`
    select p.title, p.excerpt, p.content_text from blog_posts p where ${visible()}`.execute(db)
  return rows.map((text) =>
    [text.title, text.excerpt, text.contentText].map((field) => ` ${foldText(field).trim()} `),
  )
}

function countOf(texts: readonly (readonly string[])[], term: string) {
  const folded = foldText(term)
  return texts.filter((fields) => fields.some((field) => field.includes(folded))).length
}

/** Processor milliseconds of the database backend. Unlike the delays, they do not depend on other load on the machine. */
function cpuOfServer(db: Db) {
  return async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    const file = `/proc/${rows[0]?.pid}/stat`
    if (!existsSync(file)) return Number.NaN
    const [user = 0, system = 0] =
      readFileSync(file, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? []
    return (user + system) * 10
  }
}
