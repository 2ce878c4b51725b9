import { sql } from "kysely"
import { likePost } from "../../app/blog/counting/counter-store.server.ts"
import { createViewRecorder } from "../../app/blog/counting/view-recorder.server.ts"
import { createDb } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"

/** A process that fault runs kill. It counts likes and views of a post on request, or saves the post in a loop. */
export type Task = { number: number; kind: "view" | "like" }
export type Reply = { number: number; isDone: boolean }

// Exits when the parent process dies.
process.once("disconnect", () => process.exit(1))

const [role = "", url = "", slug = ""] = process.argv.slice(2)
const log = createLog({ level: "silent", process: "writer", pretty: false, personalKeys: [] })
const db = createDb({ url, name: `fault ${role}`, log, maxConnections: 8 })
const { recordViewQuietly } = createViewRecorder({ db, log })
const visit = { slug, referrer: null, userAgent: "quebra" }

async function countCorrectly(kind: Task["kind"]) {
  return kind === "view" ? recordViewQuietly(visit) : (await likePost(db, visit)).ok
}

/** The control: the lossy way that §7 describes and D23 forbids. */
async function readThenWrite(kind: Task["kind"]) {
  const column = sql.ref(kind === "view" ? "views" : "likes")
  const { rows } = await sql<{
    n: number
  }>`select ${column} as n from blog_posts where slug = ${slug}`.execute(db)
  await sql`update blog_posts set ${column} = ${(rows[0]?.n ?? 0) + 1} where slug = ${slug}`.execute(db)
  return true
}

async function run({ number, kind }: Task) {
  const isDone = await (role === "broken" ? readThenWrite : countCorrectly)(kind).catch(() => false)
  process.send?.({ number, isDone } satisfies Reply)
}

if (role === "editor") {
  process.send?.("ready")
  for (let n = 0; ; n++)
    await db
      .updateTable("blogPosts")
      .set({ title: `Título ${n}` })
      .where("slug", "=", slug)
      .execute()
}
process.on("message", (task: Task) => void run(task))
process.send?.("ready")
