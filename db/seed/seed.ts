import { createDb, type Db } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { personalKeys } from "../../app/privacy/personal-keys.ts"
import { createRandom } from "./random.ts"
import { seedBlog } from "./seed-blog.ts"
import { seedLeads } from "./seed-leads.ts"

/** Inserts the same people, posts and numbers for the same `now`. */
export async function seed(db: Db, now: Date) {
  const random = createRandom(20_261_115)
  await seedBlog(db, random, now)
  await db.transaction().execute((transaction) => seedLeads(transaction, random, now))
}

export async function seedIfEmpty(databaseUrl: string) {
  const log = createLog({ level: "warn", process: "seed", pretty: false, personalKeys })
  const db = createDb({ url: databaseUrl, name: "webplan seed", log })
  try {
    const known = await db.selectFrom("blogPosts").select("id").limit(1).executeTakeFirst()
    if (!known) await seed(db, new Date())
  } finally {
    await db.destroy()
  }
}
