import type { Client } from "pg"
import { siteId } from "../../app/blog/blog-site.ts"
import { median, quantile, rounded } from "../../tools/measure/run-experiments.ts"

type Find = (term: string, page: number) => Promise<{ total: number; posts: readonly { id: number }[] }>
type Measured = {
  admin: Client
  find: Find
  times: number
  /** Milliseconds of processor time of the server's process behind `find`, where the system tells it. */
  serverCpu: () => Promise<number>
}

type Kind = {
  kind: string
  terms: readonly string[]
  page?: number
  /** Measured too: what one would write first. */
  withIlike?: true
  /** Not counted for the mark, and asked less often: shown because they cost more. */
  isMarked?: false
}

const kinds: readonly Kind[] = [
  { kind: "rare", terms: ["(1234)", "(2718)", "número 1999:", "xaxadade"], withIlike: true },
  { kind: "common", terms: ["saúde", "servidor", "contrato", "plano", "anos"], withIlike: true },
  { kind: "one letter", terms: ["a", "z", "7", "x", "%"], withIlike: true },
  { kind: "two letters", terms: ["sa", "de", "xu", "zz", "1 "] },
  { kind: "three letters", terms: ["ent", "men", "ção", "198"] },
  { kind: "part of many words", terms: ["mento", "acao", "idade", "ente", "199"] },
  { kind: "none", terms: ["inexistente", "kkkkk", "100%", "a_b\\(c)"] },
  { kind: "accents", terms: ["CARÊNCIA", "carencia", "Proteção", "protecao", "legislação"] },
  { kind: "common, page 1000", terms: ["saúde", "plano"], page: 1000 },
  { kind: "rare phrase", terms: ["plano coletivo por adesão xa", "número 2718: o"] },
  { kind: "known phrase", terms: ["plano de saúde", "rede credenciada"] },
  { kind: "common phrase", terms: ["preferência por escrito"], isMarked: false },
  { kind: "rare order of common words", terms: ["saúde plano", "mora de"], isMarked: false },
]

const visible = `site_id = '${siteId}' and status = 'published' and published_at <= now()`
const fields = ["title", "excerpt", "content_text"]

export async function measureSearch(measured: Measured) {
  const { admin, find } = measured
  const areTrue = await areTextsTrue(admin)
  const results: Awaited<ReturnType<typeof measureKind>>[] = []
  for (const kind of kinds) results.push(await measureKind(measured, kind))
  const saveMs = rounded(
    await timed(() => admin.query("update blog_posts set title = title || ' salvo' where slug = 'texto-77'")),
    1,
  )
  const saved = await find("salvo", 1)
  // The control: an index that has lost posts must not pass for exact.
  await admin.query("update blog_search_segments set live = repeat('0', 32000)::bit varying")
  const isCaught = (await find("saúde", 1)).total !== (await exactOf(admin, "saúde"))
  console.log(
    `saving one post ${saveMs} ms; control: an index without posts is ${isCaught ? "" : "NOT "}caught`,
  )
  const isExact = areTrue && results.every((result) => result.isExact) && saved.total === 1
  return { kinds: results, isExact, isCaught, saveMs }
}

async function countOf(admin: Client, condition: string, term: string) {
  const startedAt = performance.now()
  const { rows } = await admin.query<{ n: string }>(
    `select count(*) as n from blog_posts where ${visible} and (${condition})`,
    [term],
  )
  return { n: Number(rows[0]?.n), ms: performance.now() - startedAt }
}

/** What one would write first. It knows no accents, hence its number may differ. */
function naive(admin: Client, term: string) {
  return countOf(
    admin,
    fields.map((field) => `${field} ilike '%' || $1 || '%'`).join(" or "),
    term.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`),
  )
}

/** Every text read. That these are the texts of the visible posts is seen from their number and from a sample. */
async function exactOf(admin: Client, term: string) {
  const { rows } = await admin.query<{ n: string }>(
    "select count(*) as n from blog_search_posts where strpos(search_text, fold_text($1)) > 0",
    [term],
  )
  return Number(rows[0]?.n)
}

async function areTextsTrue(admin: Client) {
  const { rows } = await admin.query<{ texts: boolean }>(`
    select (select count(*) from blog_posts where ${visible}) = (select count(*) from blog_search_posts)
      and (select bool_and(s.search_text = blog_search_text(p.title, p.excerpt, p.content_text)) from blog_posts p
        join blog_search_posts s on s.post_id = p.id where hashint8(p.id) % 997 = 0 or p.id < 200) as texts`)
  return rows[0]?.texts === true
}

async function timed(act: () => Promise<unknown>) {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}

async function measureKind(
  { admin, find, times, serverCpu }: Measured,
  { kind, terms, page = 1, withIlike, isMarked }: Kind,
) {
  const delays: number[] = []
  const first: number[] = []
  const totals: Record<string, number> = {}
  let isExact = true
  for (const term of terms) {
    first.push(await timed(() => find(term, page)))
    const { total } = await find(term, page)
    totals[term] = total
    const expected = await exactOf(admin, term)
    if (total !== expected) {
      isExact = false
      console.log(`WRONG: "${term}" finds ${total}, the texts say ${expected}`)
    }
  }
  const cpuBefore = await serverCpu()
  for (let n = 0; n < (isMarked === false ? 5 : times); n++) {
    for (const term of terms) delays.push(await timed(() => find(term, page)))
  }
  const cpuMs = ((await serverCpu()) - cpuBefore) / delays.length
  const measured = {
    kind,
    p50: rounded(median(delays), 1),
    p99: rounded(quantile(delays, 0.99), 1),
    first: rounded(Math.max(...first), 1),
    cpuMs: rounded(cpuMs, 1),
    ...(withIlike && { ilikeMs: rounded((await naive(admin, terms[0] ?? "")).ms, 0) }),
    totals,
    isMarked: isMarked ?? true,
  }
  console.log(JSON.stringify(measured))
  return { ...measured, isExact }
}

async function explained(admin: Client, term: string) {
  await admin.query("load 'auto_explain'")
  const lines: string[] = []
  const hear = (notice: { message?: string | undefined }) => lines.push(notice.message ?? "")
  admin.on("notice", hear)
  for (const [name, value] of [
    ["auto_explain.log_min_duration", "0"],
    ["auto_explain.log_nested_statements", "on"],
    ["auto_explain.log_analyze", "on"],
    ["auto_explain.log_level", "notice"],
    ["client_min_messages", "notice"],
  ])
    await admin.query(`set ${name} = '${value}'`)
  await admin.query("select * from search_blog_posts($1, $2, 0, 12)", [siteId, term])
  await admin.query("set auto_explain.log_min_duration = -1")
  admin.off("notice", hear)
  console.log(`plans of "${term}":\n${lines.map((line) => line.slice(0, 3000)).join("\n")}`)
}

export async function explainSearch(admin: Client) {
  for (const term of ["(1234)", "saúde", "plano de saúde"]) await explained(admin, term)
}
