import { test as base, expect } from "@playwright/test"
import { sql } from "kysely"
import { articles } from "../../app/blog/articles/articles.ts"
import { drawPostCard, refreshPost } from "../../app/blog/publishing/blog-queues.ts"
import { publishArticles } from "../../app/blog/publishing/publish-articles.server.ts"
import { consentKey, onlyNecessary, preferencesKey, writeChoice } from "../../app/privacy/consent/consent.ts"
import { cookieQuestion } from "../../app/privacy/consent/cookie-question.ts"
import { freePort } from "../../db/free-port.ts"
import { startThrowawayPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { eventually } from "../../testing/eventually.ts"
import { closeOffice } from "../../testing/factories/office-hours.ts"
import { openWeb, openWorker } from "../../testing/servers/app-processes.ts"
import { startNginx } from "../../testing/servers/nginx.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import {
  createTestDatabase,
  roleSecret,
  type TestDatabase,
  templateName,
} from "../../testing/servers/test-database.ts"

export type House = {
  /** What a visitor types: the edge, with TLS and its copies of the pages. */
  url: string
  /** Straight to the web door. */
  originUrl: string
  /** For a test that changes what pages show without the product's verbs, which tell the edge themselves. */
  clearCache: () => void
  database: TestDatabase
  smtp: Awaited<ReturnType<typeof startSmtpServer>>
}

/** What most visitors' devices hold after their first page: the cookie question answered with the necessary ones. */
const answeredCookies = [
  [consentKey, "true"],
  [
    preferencesKey,
    writeChoice({ preferences: onlyNecessary, receipt: "", isRecorded: true }, cookieQuestion.version),
  ],
] as const

const deadlockDetected = "40P01"

type PerTest = {
  /** Whether the visitor has answered the cookie question on an earlier page. */
  hasAnsweredCookies: boolean
  answered: undefined
  cleanDesk: undefined
  quietConsole: undefined
}

/** One running house per worker with the articles on its blog; an empty desk and a quiet console per test. */
export const test = base.extend<PerTest, { house: House }>({
  hasAnsweredCookies: [true, { option: true }],
  answered: [
    async ({ context, hasAnsweredCookies }, use) => {
      if (hasAnsweredCookies)
        await context.addInitScript((pairs) => {
          // A blank page has no storage.
          if (!location.protocol.startsWith("http")) return
          for (const [key, value] of pairs) if (!localStorage.getItem(key)) localStorage.setItem(key, value)
        }, answeredCookies)
      await use(undefined)
    },
    { auto: true },
  ],
  house: [
    // oxlint-disable-next-line no-empty-pattern -- the shape Playwright asks for
    async ({}, use) => {
      const server = await startThrowawayPostgres()
      await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecret })
      const database = await createTestDatabase(server.url)
      await publishArticles(database.as.owner, articles)
      // Their share cards and pages would keep the worker busy through the first tests.
      await sql`delete from job_outbox where queue in (${drawPostCard.name}, ${refreshPost.name})`.execute(
        database.as.owner,
      )
      const smtp = await startSmtpServer()
      const port = await freePort()
      const web = await openWeb({
        database,
        env: { TRUST_PROXY: "1", PUBLIC_URL: `https://localhost:${port}` },
      })
      const nginx = await startNginx(web.port, { port, canClearCache: true })
      const worker = await openWorker({ database, smtpUrl: smtp.url, env: nginx.env })
      const { clearCache } = nginx
      await use({ url: nginx.url, originUrl: web.url, clearCache, database, smtp })
      await nginx.stop()
      await web.stop()
      await worker.stop()
      await smtp.close()
      await database.drop()
      await server.stop()
    },
    // Two doors may each take 25 s to drain.
    { scope: "worker", timeout: 180_000 },
  ],
  cleanDesk: [
    async ({ house }, use) => {
      await eventually(() => emptyTables(house.database.as.owner))
      await closeOffice(house.database)
      house.clearCache()
      house.smtp.received.length = 0
      await use(undefined)
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on("console", (message) => {
        // The browser itself reports an answer of 4xx or 5xx; whether one was due is for the test to say.
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
          noise.push(message.text())
      })
      page.on("pageerror", (error) => noise.push(error.message))
      await use(undefined)
      expect(noise, "the browser's console stays quiet").toEqual([])
    },
    { auto: true },
  ],
})

/** False when the worker, still busy with the test before, holds one of the tables and waits for another. */
async function emptyTables(db: TestDatabase["as"]["owner"]) {
  try {
    await sql`truncate leads, holder_links, holder_requests, rate_limits cascade`.execute(db)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === deadlockDetected) return false
    throw error
  }
}

export { expect }
