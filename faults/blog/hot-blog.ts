import { randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Client } from "pg"
import { siteId } from "../../app/blog/blog-site.ts"
import { startLocalPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { firstVersion } from "../../testing/test-secrets.ts"
import { describeServer } from "../../tools/measure/run-experiments.ts"

export type HotPost = { id: string; slug: string }
export type Tally = { views: number; likes: number; viewEvents: number; likeEvents: number }

/** A PostgreSQL with its durable defaults and a blog for posts that many clients read at the same time. */
export async function openHotBlog() {
  const dataDir = path.join(tmpdir(), `webplan-hot-${randomBytes(6).toString("hex")}`)
  const server = await startLocalPostgres({ dataDir })
  // A program that fails or is stopped must not leave a server running.
  const abandon = () => {
    process.kill(server.pid, "SIGQUIT")
    rmSync(dataDir, { recursive: true, force: true })
  }
  const end = () => process.exit(130)
  process.once("exit", abandon)
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end)
  const databaseUrl = await ensureDatabase(server.url, "webplan")
  const roleSecrets = firstVersion(randomBytes(24).toString("base64url"))
  await migrate({ databaseUrl, roleSecrets })
  await describeServer(databaseUrl)
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(`insert into blog_authors (site_id, name, slug) values ($1, 'Autora', 'autora')`, [
    siteId,
  ])

  const addPost = async (slug: string): Promise<HotPost> => {
    const { rows } = await admin.query<HotPost>(
      `insert into blog_posts (site_id, author_id, title, slug, content, status, published_at)
       select $1, id, 'Texto lido por todos', $2, repeat('<p>Texto</p>', 200), 'published', now() - interval '1 day'
       from blog_authors returning id, slug`,
      [siteId, slug],
    )
    if (!rows[0]) throw new Error("the post was not stored")
    return rows[0]
  }
  /** The counts of a post, read from the rows alone. */
  const tallyOf = async ({ id }: HotPost): Promise<Tally> => {
    const { rows } = await admin.query<Record<string, string>>(
      `select p.views, p.likes,
         (select count(*) from blog_analytics where post_id = p.id and event_type = 'view') as "viewEvents",
         (select count(*) from blog_analytics where post_id = p.id and event_type = 'like') as "likeEvents"
       from blog_posts p where p.id = $1`,
      [id],
    )
    const numbers = Object.entries(rows[0] ?? {}).map(([name, text]) => [name, Number(text)])
    return Object.fromEntries(numbers) as Tally
  }
  const close = async () => {
    await admin.end()
    process.off("exit", abandon)
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, end)
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const urls = {
    web: roleUrl(databaseUrl, roleSecrets, "webplan_web"),
    worker: roleUrl(databaseUrl, roleSecrets, "webplan_worker"),
    staff: roleUrl(databaseUrl, roleSecrets, "webplan_staff"),
  }
  return { urls, addPost, tallyOf, close }
}
