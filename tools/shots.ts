import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { chromium } from "@playwright/test"
import { startThrowawayPostgres } from "../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../db/migrate.ts"
import { seed } from "../db/seed/seed.ts"
import config from "../playwright.config.ts"
import { openWeb } from "../tests/support/doors.ts"
import { templates, widths } from "../tests/support/templates.ts"
import { createTestDatabase, roleSecret, templateName } from "../tests/support/test-database.ts"

/** Photographs every template of the built site, with seeded data, at three widths. `npm run shots -- home` only one. */
const wanted = process.argv.slice(2)
const folder = path.join(import.meta.dirname, "../.shots")
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const server = await startThrowawayPostgres()
await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecret })
const database = await createTestDatabase(server.url)
await seed(database.as.owner, new Date())
const web = await openWeb({ database })
const browser = await chromium.launch(config.use?.launchOptions)
try {
  for (const { name, path: address } of templates.filter(
    (t) => wanted.length === 0 || wanted.includes(t.name),
  )) {
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        locale: "pt-BR",
        reducedMotion: "reduce",
      })
      await page.goto(`${web.url}${address}`, { waitUntil: "networkidle" })
      const file = path.join(folder, `${name}-${width}.png`)
      await page.screenshot({ path: file, fullPage: true })
      console.log(path.relative(process.cwd(), file))
      await page.close()
    }
  }
} finally {
  await browser.close()
  await web.stop()
  await database.drop()
  await server.stop()
}
