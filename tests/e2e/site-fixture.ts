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
import { openDesk, openSite, openWorker } from "../../testing/servers/app-processes.ts"
import { startNginx } from "../../testing/servers/nginx.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import {
  createTestDatabase,
  roleSecrets,
  type TestDatabase,
  templateName,
} from "../../testing/servers/test-database.ts"

export type Stack = {
  /** The edge, with TLS and its page cache. */
  url: string
  /** The site's process, without the edge. */
  originUrl: string
  /** Needed after a test changes page content directly in the database, which does not refresh the edge. */
  clearCache: () => void
  database: TestDatabase
  smtp: Awaited<ReturnType<typeof startSmtpServer>>
}

/** Stored in the browser before each test: the cookie question answered with 'Somente necessários'. */
const answeredCookies = [
  [consentKey, "true"],
  [
    preferencesKey,
    writeChoice({ preferences: onlyNecessary, receipt: "", isRecorded: true }, cookieQuestion.version),
  ],
] as const

const deadlockDetected = "40P01"

/** Every response of 4xx or 5xx, which a test may expect, and axe in a preview of the desk, which runs no script. */
const expectedError = /^Failed to load resource|^Blocked script execution in (?:.*\/previa\?|'about:srcdoc')/

type PerTest = {
  /** Whether the visitor has already answered the cookie question. */
  hasAnsweredCookies: boolean
  answered: undefined
  cleanDesk: undefined
  quietConsole: undefined
}

/** One running stack per worker, with the articles on its blog. Each test starts with an empty desk and must log no console error. */
export const test = base.extend<PerTest, { stack: Stack }>({
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
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- the shape Playwright requires
    async ({}, use) => {
      const server = await startThrowawayPostgres()
      await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecrets })
      const database = await createTestDatabase(server.url)
      await publishArticles(database.as.owner, articles)
      // Drawing their share cards would keep the worker busy during the first tests.
      await sql`delete from job_outbox where queue in (${drawPostCard.name}, ${refreshPost.name})`.execute(
        database.as.owner,
      )
      const smtp = await startSmtpServer()
      const port = await freePort()
      const shared = { database, env: { TRUST_PROXY: "1", PUBLIC_URL: `https://localhost:${port}` } }
      const [site, desk] = await Promise.all([openSite(shared), openDesk(shared)])
      const nginx = await startNginx(site.port, { port, canClearCache: true, desk: desk.port })
      const worker = await openWorker({ database, smtpUrl: smtp.url, env: nginx.env })
      const { clearCache } = nginx
      await use({ url: nginx.url, originUrl: site.url, clearCache, database, smtp })
      await nginx.stop()
      await Promise.all([site.stop(), desk.stop()])
      await worker.stop()
      await smtp.close()
      await database.drop()
      await server.stop()
    },
    // Two processes may each take 25 s to drain.
    { scope: "worker", timeout: 180_000 },
  ],
  cleanDesk: [
    async ({ stack }, use) => {
      await eventually(() => emptyTables(stack.database.as.owner))
      await closeOffice(stack.database)
      stack.clearCache()
      stack.smtp.received.length = 0
      await use(undefined)
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedError.test(message.text())) errors.push(message.text())
      })
      page.on("pageerror", (error) => errors.push(error.message))
      await use(undefined)
      expect(errors, "errors in the browser's console").toEqual([])
    },
    { auto: true },
  ],
})

/** False on a deadlock with the worker, which may still be busy with the previous test. */
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
