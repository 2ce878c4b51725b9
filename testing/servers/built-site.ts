import { chromium } from "@playwright/test"
import { freePort } from "../../db/free-port.ts"
import { startThrowawayPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { seedIfEmpty } from "../../db/seed/seed.ts"
import config from "../../playwright.config.ts"
import { openDesk, openSite } from "./app-processes.ts"
import { createTestDatabase, roleSecrets, templateName } from "./test-database.ts"

/** The built site with seeded data and a browser, for programs that open its pages. */
export async function openBuiltSite() {
  const server = await startThrowawayPostgres()
  await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecrets })
  const database = await createTestDatabase(server.url)
  await seedIfEmpty(database.urls.owner)
  const [site, desk] = await Promise.all([openSite({ database }), openDesk({ database })])
  const debugPort = await freePort()
  const { args = [], ...launch } = config.use?.launchOptions ?? {}
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${debugPort}`],
  })
  const close = async () => {
    await browser.close()
    await Promise.all([site.stop(), desk.stop()])
    await database.drop()
    await server.stop()
  }
  return { url: site.url, deskUrl: desk.url, sitePid: site.pid, database, browser, debugPort, close }
}
