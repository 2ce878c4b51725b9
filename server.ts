import { existsSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { createRequestListener } from "@remix-run/node-fetch-server"
import { createViewRecorder } from "./app/blog/counting/view-recorder.server.ts"
import { deskChannel } from "./app/desk/actions/desk-write-store.server.ts"
import { exitOnFaults, listSettings, readEnv } from "./app/env.server.ts"
import { createCalendarCache } from "./app/leads/deadline/calendar-cache.server.ts"
import { readCalendar } from "./app/leads/deadline/calendar-store.server.ts"
import { dayOf } from "./app/locale/pt-br.ts"
import { createDb, createPool } from "./app/platform/db/db.server.ts"
import { createListener } from "./app/platform/db/listen.server.ts"
import { createRecovery } from "./app/platform/db/recovery.server.ts"
import { waitForDatabase } from "./app/platform/db/wait-for-database.server.ts"
import { type Answer, createPipeline, type RouteOf } from "./app/platform/http/http-pipeline.server.ts"
import { ownAddress } from "./app/platform/http/own-address.ts"
import { createLimiter } from "./app/platform/http/rate-limit.server.ts"
import { createReadiness } from "./app/platform/http/readiness.server.ts"
import {
  refuseInvalidRequests,
  refuseUnreadableRequests,
} from "./app/platform/http/refuse-invalid-requests.server.ts"
import { createStaticFiles } from "./app/platform/http/static-files.server.ts"
import { createWaker } from "./app/platform/jobs/wake-worker.server.ts"
import { createPageAssets } from "./app/platform/page/page-assets.server.ts"
import { createLog } from "./app/platform/process/log.server.ts"
import { createMetrics, serveMetrics } from "./app/platform/process/metrics.server.ts"
import { onShutdown } from "./app/platform/process/shutdown.server.ts"
import { systemClock } from "./app/platform/time/clock.ts"
import { optionalTagsOf } from "./app/privacy/consent/optional-tags.ts"
import { createUnsubscribeLinks } from "./app/privacy/holder/unsubscribe-links.server.ts"
import { personalKeys } from "./app/privacy/personal-keys.ts"
import type { AppContext } from "./app/routes/app-context.ts"
import { contradictions, isProven, unprovenTerms, unprovenTermsRefusal } from "./app/site/company/claim.ts"
import { fictionalCompanyFields, placeholdersRefusal } from "./app/site/company/company-placeholders.ts"
import { allClaims } from "./app/site/content/all-claims.ts"
import { company } from "./app/site/content/company.ts"
import { refusalTexts } from "./app/site/content/refusal-texts.ts"
import { passwordFault } from "./app/staff/passwords/new-password.server.ts"
import { createInvitationLinks } from "./app/staff/people/invitation-links.server.ts"
import { createAccessCheck } from "./app/staff/sign-in/access-check.server.ts"
import { createAuth } from "./app/staff/sign-in/auth.server.ts"
import { dbAsPerson } from "./app/staff/sign-in/db-as-person.server.ts"

type Site = { answer: Answer; routeOf: RouteOf }
type SiteModule = { createSite: (app: AppContext) => Site }

const root = import.meta.dirname
let isDraining = false

const env = exitOnFaults(() => readEnv("web"))
const isDevelopment = env.NODE_ENV === "development"
const placeholders = fictionalCompanyFields(company)
if (!isDevelopment && placeholders.length > 0 && !env.ALLOW_PLACEHOLDERS) {
  process.stderr.write(`${placeholdersRefusal("web", placeholders)}\n`)
  process.exit(1)
}
const unproven = unprovenTerms(allClaims, dayOf(systemClock()))
if (!isDevelopment && unproven.length > 0 && !env.ALLOW_PLACEHOLDERS) fail(unprovenTermsRefusal(unproven))
const contradicting = contradictions(allClaims)
if (contradicting.length > 0)
  fail(`Two confirmed claims state one fact differently: ${contradicting.join("; ")}.`)
const showsEveryClaim = (isDevelopment || env.ALLOW_PLACEHOLDERS) && !env.ONLY_PROVEN_CLAIMS
const recovery = createRecovery({ db: () => db, log: () => log })
const log = createLog({
  level: env.LOG_LEVEL,
  process: "web",
  pretty: isDevelopment,
  personalKeys,
  onOutage: recovery.noticeOutage,
})
const metrics = createMetrics("web")
const db = createDb({ url: env.DATABASE_URL_WEB, name: "webplan web", log })
const authDb = createDb({ url: env.DATABASE_URL_AUTH, name: "webplan sign-in", log, maxConnections: 4 })
const staffPool = createPool({ url: env.DATABASE_URL_STAFF, name: "webplan desk", log })
const news = createListener({ url: env.DATABASE_URL_STAFF, name: "webplan news", channel: deskChannel, log })
const limiter = createLimiter({ db, secrets: env.LIMIT_SECRETS, clock: systemClock, log })
const views = createViewRecorder({ db, log })
const app: AppContext = {
  isDevelopment,
  publicUrl: env.PUBLIC_URL,
  showsPlaceholders: !isDevelopment && placeholders.length > 0,
  mayShowClaim: (claim) => showsEveryClaim || isProven(claim, dayOf(systemClock())),
  optionalTags: optionalTagsOf(env),
  pageAssets: createPageAssets(path.join(root, "build/client")),
  db,
  readUnsubscribeToken: createUnsubscribeLinks(env.UNSUBSCRIBE_SECRETS).readToken,
  spendLimits: limiter.spend,
  hashSpends: limiter.hash,
  recordViewQuietly: views.recordViewQuietly,
  wakeWorker: createWaker(db),
  readiness: createReadiness({
    db,
    migrationsDir: path.join(root, "db/migrations"),
    isDraining: () => isDraining,
  }),
  ownUrl: ownAddress(env.HOST, env.PORT),
  settings: listSettings("web", env),
  clock: systemClock,
  staff: {
    auth: createAuth({ db: authDb, secrets: env.SIGN_IN_SECRETS, publicUrl: env.PUBLIC_URL }),
    authDb,
    serve: (served, work) => work(dbAsPerson(staffPool, served)),
    hasAccess: createAccessCheck({ db: authDb, clock: systemClock }),
    news,
    readInvitationToken: createInvitationLinks(env.INVITATION_SECRETS).readToken,
    passwordFault,
  },
  officeCalendar: createCalendarCache({ read: () => readCalendar(db), clock: systemClock, log }),
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

async function builtSite(): Promise<Site> {
  if (!existsSync(path.join(root, "build/server/index.js"))) fail("There is no build yet. Run: npm run build")
  const files = createStaticFiles(path.join(root, "build/client"))
  const { createSite } = (await import(path.join(root, "build/server/index.js"))) as SiteModule
  const { answer, routeOf } = createSite(app)
  return { routeOf, answer: async (visit) => files(visit.request) ?? answer(visit) }
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

function listenerOf({ answer, routeOf }: Site) {
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

if (isDevelopment) {
  const { createServer: createVite } = await import("vite")
  const vite = await createVite({
    root,
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  })
  const listener = listenerOf({
    routeOf: (pathname) => pathname,
    answer: async (visit) => {
      const { createSite } = (await vite.ssrLoadModule("./app/entry.fetch.server.ts")) as SiteModule
      return createSite(app).answer(visit)
    },
  })
  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  )
} else {
  server.on("request", listenerOf(await builtSite()))
}

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
    await news.close()
    // One turn of the event loop accepts the connections that are waiting. Those still waiting at close would be dropped.
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    metricsServer.close()
    await views.close()
    await Promise.all([db.destroy(), authDb.destroy(), staffPool.end()])
  },
})

// Pages without data are served while waiting. Only a wrong address or account ends the process.
const fault = await waitForDatabase({
  db,
  setting: "DATABASE_URL_WEB",
  url: env.DATABASE_URL_WEB,
  log,
  isEnding: () => isDraining,
})
if (fault) fail(fault)
