import { articles } from "../app/blog/articles/articles.ts"
import { publishArticles } from "../app/blog/publishing/publish-articles.server.ts"
import { createDb } from "../app/platform/db/db.server.ts"
import { createLog } from "../app/platform/process/log.server.ts"
import { personalKeys } from "../app/privacy/personal-keys.ts"
import { team } from "../app/team/people.ts"

/** `npm run articles`: publishes the repository's articles in the blog of DATABASE_URL_STAFF. */
const url = process.env["DATABASE_URL_STAFF"]
if (!url) {
  console.error("DATABASE_URL_STAFF is missing: the address of the database for the role webplan_staff")
  process.exit(1)
}
if (process.env["ALLOW_PLACEHOLDERS"] !== "1" && team.some(({ isSample }) => isSample)) {
  console.error(
    "app/team/people.ts still contains a fictional person. Name who writes and who checks the articles, or set ALLOW_PLACEHOLDERS=1 for a demonstration.",
  )
  process.exit(1)
}
const log = createLog({ level: "warn", process: "articles", pretty: false, personalKeys })
const db = createDb({ url, name: "webplan articles", log })
try {
  const changed = await publishArticles(db, articles)
  for (const slug of changed) console.log(`published /blog/${slug}`)
  console.log(`${articles.length} articles, ${changed.length} new or changed`)
} finally {
  await db.destroy()
}
