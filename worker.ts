import { blogJobs } from "./app/blog/blog-jobs.server.ts"
import { leadJobs } from "./app/leads/lead-jobs.server.ts"
import { systemClock } from "./app/platform/clock.ts"
import { createDb } from "./app/platform/db.server.ts"
import { exitOnFaults, readEnv } from "./app/platform/env.server.ts"
import { limitJobs } from "./app/platform/limit-jobs.server.ts"
import { createLog } from "./app/platform/log.server.ts"
import { createMailer } from "./app/platform/mail.server.ts"
import { createMetrics, serveMetrics } from "./app/platform/metrics.server.ts"
import { createRunner } from "./app/platform/queue.server.ts"
import { onShutdown } from "./app/platform/shutdown.server.ts"
import { company } from "./app/site/content/company.ts"

const env = exitOnFaults(() => readEnv("worker"))
const log = createLog({ level: env.LOG_LEVEL, door: "worker", pretty: env.NODE_ENV === "development" })
const metrics = createMetrics("worker")
const metricsServer = await serveMetrics(metrics.registry, env.METRICS_PORT)
const db = createDb({ url: env.DATABASE_URL_WORKER, name: "webplan worker", log, maxConnections: 5 })
const mailer = createMailer(env.SMTP_URL)
const runner = createRunner({ url: env.DATABASE_URL_WORKER, name: "webplan worker queue", log, metrics })

await runner.start([
  ...leadJobs({
    db,
    log,
    clock: systemClock,
    send: mailer.send,
    mailFrom: env.MAIL_FROM,
    officeEmail: env.OFFICE_EMAIL,
  }),
  ...blogJobs({ db, log, signature: `${company.name} ${company.audience}` }),
  ...limitJobs({ db, log }),
])
log.info({ metricsPort: metricsServer.port }, "worker door open")
process.send?.("ready")

onShutdown({
  log,
  withinMs: 25_000,
  drain: async () => {
    await runner.stop()
    mailer.close()
    metricsServer.close()
    await db.destroy()
  },
})
