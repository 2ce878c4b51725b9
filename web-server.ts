import { existsSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { createRequestListener } from "@remix-run/node-fetch-server"
import type { DeskEnv, SiteEnv } from "./app/env.server.ts"
import { createDb, type Db } from "./app/platform/db/db.server.ts"
import { createRecovery } from "./app/platform/db/recovery.server.ts"
import { waitForDatabase } from "./app/platform/db/wait-for-database.server.ts"
import { type Answer, createPipeline, type RouteOf } from "./app/platform/http/http-pipeline.server.ts"
import { createReadiness } from "./app/platform/http/readiness.server.ts"
import {
  refuseInvalidRequests,
  refuseUnreadableRequests,
} from "./app/platform/http/refuse-invalid-requests.server.ts"
import { createStaticFiles } from "./app/platform/http/static-files.server.ts"
import { createMetrics } from "./app/platform/metrics/metrics.server.ts"
import { serveMetrics } from "./app/platform/metrics/serve-metrics.server.ts"
import { createPageAssets } from "./app/platform/page/page-assets.server.ts"
import { createLog } from "./app/platform/process/log.server.ts"
import { onShutdown } from "./app/platform/process/shutdown.server.ts"
import { systemClock } from "./app/platform/time/clock.ts"
import { withinTime } from "./app/platform/time/within-time.ts"
import { personalKeys } from "./app/privacy/personal-keys.ts"
import type { AppContext, ProcessContext } from "./app/routes/app-context.ts"
import { unconfirmedTerms } from "./app/settings/lists/shown-claims.ts"
import { createSettingsReader } from "./app/settings/store/settings-reader.server.ts"
import type { SettingsSnapshot } from "./app/settings/store/settings-snapshot.ts"
import { unprovenTermsRefusal } from "./app/site/company/claim.ts"
import { placeholdersRefusal } from "./app/site/company/company-placeholders.ts"
import { refusalTexts } from "./app/site/content/refusal-texts.ts"

type Pages = { answer: Answer; routeOf: RouteOf }
type PagesModule = { createPages: (app: ProcessContext) => Pages }
type Own = {
  /** Connections of this process alone that must work before it is of use. */
  databases?: readonly { db: Db; setting: string; url: string }[]
  /** Ends responses that would stay open, before the server stops accepting requests. */
  endStreams?: () => Promise<unknown>
  /** Stores what is still in memory, and closes the process's own connections. */
  close: () => Promise<unknown>
}

/** The limits of the desk are counted by another login than those of the site. */
type CommonContext = Omit<AppContext, "spendLimits">

const root = import.meta.dirname
const clock = systemClock
const firstReadMs = 2000

/** What site.ts and desk.ts have in common: connections that every page needs, and a server for the pages of the process. */
export function openWebServer(name: "site" | "desk", env: SiteEnv | DeskEnv) {
  const isDevelopment = env.NODE_ENV === "development"
  let isDraining = false
  const ownDatabases: Db[] = []
  const recovery = createRecovery({ db: () => db, log: () => log })
  const log = createLog({
    level: env.LOG_LEVEL,
    process: name,
    pretty: isDevelopment,
    personalKeys,
    onOutage: recovery.noticeOutage,
  })
  const metrics = createMetrics(name)
  // The desk's own connections are those of staff and sign-in.
  const maxConnections = name === "desk" ? 4 : 10
  const db = createDb({ url: env.DATABASE_URL_WEB, name: `webplan ${name}`, log, maxConnections, metrics })
  const showsEveryClaim = (isDevelopment || env.ALLOW_PLACEHOLDERS) && !env.ONLY_PROVEN_CLAIMS
  const settings = createSettingsReader({
    db,
    log,
    url: env.DATABASE_URL_WEB,
    name: `webplan ${name} settings`,
  })
  let areSettingsAccepted = false
  /** Production does not show fictional data, not even for a moment. */
  const acceptSettings = () => {
    const snapshot = settings.current()
    if (!snapshot || areSettingsAccepted) return
    // The desk starts: it is where the real values and the proofs are written.
    if (name === "site" && !mayBeUnfinished(env)) refuseUnfinishedContent(snapshot)
    if (name === "desk" && !mayBeUnfinished(env)) warnOfUnfinishedContent(snapshot)
    areSettingsAccepted = true
  }
  const warnOfUnfinishedContent = (snapshot: SettingsSnapshot) => {
    const { fictional } = snapshot
    if (fictional.length > 0) log.warn({ settings: fictional }, "settings still contain fictional data")
    const conditions = unconfirmedTerms(snapshot).map(({ id }) => id)
    if (conditions.length > 0) log.warn({ conditions }, "conditions that nobody has confirmed")
  }
  const currentSettings = () => (areSettingsAccepted ? settings.current() : null)
  const common: CommonContext = {
    process: name,
    isDevelopment,
    publicUrl: env.PUBLIC_URL,
    settings: { current: currentSettings, atLeast: settings.atLeast },
    mayBeFictional: mayBeUnfinished(env),
    showsEveryClaim,
    optionalTags: [],
    pageAssets: createPageAssets(path.join(root, "build/client")),
    db,
    readiness: createReadiness({
      db,
      migrationsDir: path.join(root, "db/migrations"),
      isDraining: () => isDraining,
      hasData: () => currentSettings() !== null,
      others: ownDatabases,
    }),
    clock,
    officeCalendar: async () => settings.current()?.calendar ?? null,
  }

  const server = createServer({
    requestTimeout: 20_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2000,
    keepAliveTimeout: 75_000,
    maxHeaderSize: 16_384,
    // Node would refuse without headers; refuseInvalidRequests checks the host.
    requireHostHeader: false,
  })
  refuseUnreadableRequests(server, refusalTexts)

  const listenerOf = ({ answer, routeOf }: Pages) => {
    const pipeline = createPipeline({
      texts: refusalTexts,
      log,
      metrics,
      isDraining: () => isDraining,
      trustsProxy: env.TRUST_PROXY,
      answer,
      routeOf,
    })
    return refuseInvalidRequests(
      refusalTexts,
      createRequestListener(pipeline, {
        trustProxy: env.TRUST_PROXY,
        onError: (error) => log.error({ err: error }, "response not sent"),
      }),
    )
  }

  const serve = async (app: ProcessContext, { databases = [], endStreams, close }: Own) => {
    ownDatabases.push(...databases.map((one) => one.db))
    if (isDevelopment) {
      const { createServer: createVite } = await import("vite")
      // Browsers load modules and changes from the site's process, also for pages of the desk.
      const browserParts = name === "site" ? { hmr: { server } } : ({ hmr: false, ws: false } as const)
      const vite = await createVite({
        root,
        server: { middlewareMode: true, ...browserParts },
        cacheDir: `node_modules/.vite/${name}`,
        appType: "custom",
      })
      const listener = listenerOf({
        routeOf: (pathname) => pathname,
        answer: async (visit) => {
          const { createPages } = (await vite.ssrLoadModule("./app/entry.fetch.server.ts")) as PagesModule
          return createPages(app).answer(visit)
        },
      })
      server.on("request", (request, response) =>
        vite.middlewares(request, response, () => listener(request, response)),
      )
    } else {
      server.on("request", listenerOf(await builtPages(app)))
    }

    // With a database that answers, the first request already finds the settings.
    await withinTime(settings.refresh(), firstReadMs).catch(() => {})
    acceptSettings()
    const metricsServer = await serveMetrics(metrics.registry, env.METRICS_PORT)
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") throw error
      fail(`Port ${env.PORT} is in use. End the program that listens there, or set PORT to another one.`)
    })
    server.listen(env.PORT, env.HOST, () => {
      log.info({ port: env.PORT, metricsPort: metricsServer.port }, "web server listening")
      process.send?.("ready")
    })

    onShutdown({
      log,
      withinMs: 25_000,
      drain: async () => {
        recovery.stop()
        isDraining = true
        await endStreams?.()
        // One turn of the event loop accepts the connections that are waiting. Those still waiting at close would be dropped.
        await new Promise((resolve) => setImmediate(resolve))
        await new Promise<void>((resolve) => {
          server.close(() => resolve())
          server.closeIdleConnections()
        })
        metricsServer.close()
        await settings.close()
        await close()
        await db.destroy()
      },
    })

    // Pages for an outage are served while waiting. Only a wrong address or account ends the process.
    for (const one of [{ db, setting: "DATABASE_URL_WEB", url: env.DATABASE_URL_WEB }, ...databases]) {
      const fault = await waitForDatabase({ ...one, log, isEnding: () => isDraining })
      if (fault) fail(fault)
    }
    await settings.untilRead(() => isDraining)
    acceptSettings()
  }
  return { common, db, log, metrics, serve }
}

const mayBeUnfinished = (env: SiteEnv | DeskEnv) => env.NODE_ENV === "development" || env.ALLOW_PLACEHOLDERS

function refuseUnfinishedContent(snapshot: SettingsSnapshot) {
  const unproven = unconfirmedTerms(snapshot)
  const refusals = [
    ...(snapshot.fictional.length > 0 ? [placeholdersRefusal("site", snapshot.fictional)] : []),
    ...(unproven.length > 0 ? [unprovenTermsRefusal(unproven)] : []),
  ]
  if (refusals.length > 0) fail(refusals.join("\n"))
}

async function builtPages(app: ProcessContext): Promise<Pages> {
  if (!existsSync(path.join(root, "build/server/index.js"))) fail("There is no build yet. Run: npm run build")
  const files = createStaticFiles(path.join(root, "build/client"))
  const { createPages } = (await import(path.join(root, "build/server/index.js"))) as PagesModule
  const { answer, routeOf } = createPages(app)
  return { routeOf, answer: async (visit) => files(visit.request) ?? answer(visit) }
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}
