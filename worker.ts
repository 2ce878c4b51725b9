import { carencias } from "./app/blog/articles/direitos/carencias.ts"
import { postUrl } from "./app/blog/post.ts"
import { blogJobs } from "./app/blog/publishing/blog-jobs.server.ts"
import { listBlogAddresses } from "./app/blog/publishing/post-address-store.server.ts"
import { findPostTitle } from "./app/blog/reading/post-store.server.ts"
import type { OfficeState } from "./app/desk/desk-people.ts"
import { advanceLeads } from "./app/desk/escalation/advance-leads.server.ts"
import { deskJobs } from "./app/desk/escalation/desk-jobs.server.ts"
import { countDaysJobs } from "./app/desk/numbers/count-days-job.server.ts"
import { exitOnFaults, readEnv } from "./app/env.server.ts"
import { readCalendar } from "./app/leads/deadline/calendar-store.server.ts"
import { heldNoticeJobs } from "./app/leads/notify/held-notice-jobs.server.ts"
import { leadJobs } from "./app/leads/notify/lead-jobs.server.ts"
import { notifyOffice } from "./app/leads/notify/lead-queues.ts"
import { returnJobs } from "./app/leads/notify/return-jobs.server.ts"
import { createVisitorMailIds } from "./app/leads/notify/visitor-mail-ids.server.ts"
import { timeZone } from "./app/locale/pt-br.ts"
import { createDb, type Db } from "./app/platform/db/db.server.ts"
import { createRecovery } from "./app/platform/db/recovery.server.ts"
import { waitForDatabase } from "./app/platform/db/wait-for-database.server.ts"
import { createEdgeRefresh } from "./app/platform/http/edge-refresh.server.ts"
import { limitJobs } from "./app/platform/http/limit-jobs.server.ts"
import { createLimiter } from "./app/platform/http/rate-limit.server.ts"
import { createWebhook } from "./app/platform/http/webhook.server.ts"
import { addJob } from "./app/platform/jobs/add-job.server.ts"
import { createRunner } from "./app/platform/jobs/queue.server.ts"
import { redriveJobs } from "./app/platform/jobs/redrive-jobs.server.ts"
import { readDkimKey } from "./app/platform/mail/dkim-key.server.ts"
import { createMailer } from "./app/platform/mail/mail.server.ts"
import { createMetrics } from "./app/platform/metrics/metrics.server.ts"
import { serveMetrics } from "./app/platform/metrics/serve-metrics.server.ts"
import { createLog } from "./app/platform/process/log.server.ts"
import { onShutdown } from "./app/platform/process/shutdown.server.ts"
import { systemClock } from "./app/platform/time/clock.ts"
import { createTicker } from "./app/platform/time/ticker.server.ts"
import { holderJobs } from "./app/privacy/holder/holder-jobs.server.ts"
import { endEmailsAfterComplaint } from "./app/privacy/holder/holder-store.server.ts"
import { createUnsubscribeLinks } from "./app/privacy/holder/unsubscribe-links.server.ts"
import { ledgerJobs } from "./app/privacy/ledger/ledger-jobs.server.ts"
import { personalKeys } from "./app/privacy/personal-keys.ts"
import { retentionJobs } from "./app/privacy/retention/retention-jobs.server.ts"
import { settingsJobs } from "./app/settings/edge/settings-jobs.server.ts"
import { dropExpired } from "./app/settings/edge/settings-queues.ts"
import { settingsVersionHeader } from "./app/settings/edge/settings-version-header.ts"
import { createSettingsReader } from "./app/settings/store/settings-reader.server.ts"
import type { SettingsSnapshot } from "./app/settings/store/settings-snapshot.ts"
import { chatLink } from "./app/site/company/chat-link.ts"
import { placeholdersRefusal } from "./app/site/company/company-placeholders.ts"
import { brand, siteName } from "./app/site/content/brand.ts"
import { chatAfterRequest } from "./app/site/content/chat.ts"
import { siteAddresses } from "./app/site/metadata/site-addresses.ts"
import { auditJobs } from "./app/staff/audit/audit-jobs.server.ts"
import { isAvailable } from "./app/staff/hours/availability.ts"
import { findActivePerson, listManagers, listPresences } from "./app/staff/hours/availability-store.server.ts"
import { createInvitationLinks } from "./app/staff/people/invitation-links.server.ts"
import { staffJobs } from "./app/staff/people/staff-jobs.server.ts"
import { addWorkerMetrics } from "./worker-metrics.ts"

const env = exitOnFaults(() => readEnv("worker"))
const isDevelopment = env.NODE_ENV === "development"
const recovery = createRecovery({ db: () => db, log: () => log })
const log = createLog({
  level: env.LOG_LEVEL,
  process: "worker",
  pretty: isDevelopment,
  personalKeys,
  onOutage: recovery.noticeOutage,
})
const metrics = createMetrics("worker")
const db = createDb({
  url: env.DATABASE_URL_WORKER,
  name: "webplan worker",
  log,
  maxConnections: 10,
  metrics,
})
const { recordNotified, countMail, countReturn } = addWorkerMetrics(metrics, db, {
  readsReturns: env.MAIL_RETURNS_URL !== undefined,
})
const metricsServer = await serveMetrics(metrics.registry, env.METRICS_PORT)
const dkimKey = env.DKIM_PRIVATE_KEY ? readDkimKey(env.DKIM_PRIVATE_KEY) : null
const mailing = {
  count: countMail,
  dkim:
    dkimKey && env.DKIM_SELECTOR
      ? { address: env.MAIL_FROM, selector: env.DKIM_SELECTOR, key: dkimKey }
      : undefined,
}
const officeMailer = createMailer(env.SMTP_URL, mailing)
const visitorMailer = createMailer(env.SMTP_URL, mailing)
// The mailbox of returned mails is read for receipts only: reports about other mails must reach a person.
const receiptMailer = createMailer(env.SMTP_URL, { ...mailing, returnsAddress: env.MAIL_RETURNS_ADDRESS })
const runner = createRunner({
  db,
  url: env.DATABASE_URL_WORKER,
  log,
  metrics,
  timeZone,
  // A new lead is offered to staff members at once: not even a mail server that hangs may delay that.
  onDue: (queue) => {
    if (queue === notifyOffice.name) deskTicker.wake()
  },
  personalKeys,
})

const unsubscribeLinks = createUnsubscribeLinks(env.UNSUBSCRIBE_SECRETS)
const visitorMailIds = createVisitorMailIds(env.UNSUBSCRIBE_SECRETS, env.MAIL_FROM)
const invitationLinks = createInvitationLinks(env.INVITATION_SECRETS)

const mails = {
  recordNotified,
  sendToOffice: officeMailer.send,
  sendToVisitor: visitorMailer.send,
  mailFrom: env.MAIL_FROM,
  officeEmail: env.OFFICE_EMAIL,
  officeMailsPerMinute: env.OFFICE_MAILS_PER_MINUTE,
  spendLimits: createLimiter({ db, secrets: env.LIMIT_SECRETS, clock: systemClock, log }).spend,
  publicUrl: env.PUBLIC_URL,
  company: brand,
  readContact: () => contactOf(currentSettings()),
}

const desk = {
  db,
  readCalendar: () => readCalendar(db),
  people: {
    listAvailable: async (connection: Db, now: Date, office: OfficeState) =>
      (await listPresences(connection, now)).filter((person) => isAvailable(person, now, office)),
    listManagement: listManagers,
    findPerson: findActivePerson,
  },
}

const settings = createSettingsReader({
  db,
  log,
  url: env.DATABASE_URL_WORKER,
  name: "webplan worker settings",
})
const fault = await waitForDatabase({ db, setting: "DATABASE_URL_WORKER", url: env.DATABASE_URL_WORKER, log })
if (fault) fail(fault)
await settings.untilRead(() => false)
if (currentSettings().fictional.length > 0 && !isDevelopment && !env.ALLOW_PLACEHOLDERS)
  fail(placeholdersRefusal("worker", currentSettings().fictional))
const refreshEdge = createEdgeRefresh({
  urls: env.EDGE_REFRESH_URLS ?? [],
  publicUrl: env.PUBLIC_URL,
  secret: env.EDGE_REFRESH_SECRETS?.[0].value ?? "",
  headers: () => ({ [settingsVersionHeader]: String(currentSettings().version) }),
})
const deskTicker = createTicker({
  name: "desk",
  everyMs: 15_000,
  log,
  run: async () => {
    const onFailure = (error: unknown, leadId: number) =>
      log.error({ err: error, leadId }, "lead not advanced")
    await advanceLeads({ ...desk, onFailure }, systemClock())
  },
})
let isEnding = false
await runner.start([
  ...leadJobs({
    ...mails,
    sendToVisitor: receiptMailer.send,
    db,
    log,
    clock: systemClock,
    visitorMailIds,
    findReading: async () => {
      const title = await findPostTitle(db, carencias.slug)
      return title === null ? null : { title, url: env.PUBLIC_URL + postUrl(carencias.slug) }
    },
    unsubscribeUrl: (leadProtocol) => env.PUBLIC_URL + unsubscribeLinks.pathOf(leadProtocol),
    postWebhook:
      env.CRM_WEBHOOK_URL && env.CRM_WEBHOOK_SECRETS
        ? createWebhook({
            url: env.CRM_WEBHOOK_URL,
            secrets: env.CRM_WEBHOOK_SECRETS,
            clock: systemClock,
            allowsPrivate: env.CRM_WEBHOOK_ALLOW_PRIVATE,
          })
        : null,
  }),
  ...returnJobs({
    db,
    log,
    clock: systemClock,
    mailboxUrl: env.MAIL_RETURNS_URL,
    visitorMailIds,
    endEmailsAfterComplaint: (leadId) => endEmailsAfterComplaint(db, leadId),
    count: countReturn,
    isEnding: () => isEnding,
  }),
  ...heldNoticeJobs({ ...mails, db, log, clock: systemClock, people: desk.people }),
  ...deskJobs({ ...mails, ...desk, log, clock: systemClock }),
  ...holderJobs({ ...mails, db, log }),
  ...blogJobs({ db, log, signature: siteName, refreshEdge }),
  ...settingsJobs({
    log,
    clock: systemClock,
    settings,
    refreshEdge,
    listPublicAddresses: async () => [...siteAddresses(), ...(await listBlogAddresses(db))],
  }),
  ...limitJobs({ db, log }),
  ...staffJobs({
    ...mails,
    db,
    log,
    invitationUrl: (invitationId) => env.PUBLIC_URL + invitationLinks.pathOf(invitationId),
  }),
  ...auditJobs({ ...mails, db, log, copyTo: env.AUDIT_COPY_EMAIL }),
  ...countDaysJobs({ db, log }),
  ...redriveJobs({ workerUrl: env.DATABASE_URL_WORKER, log, wake: runner.wake }),
  ...ledgerJobs({ db, log }),
  ...retentionJobs({ db, log, clock: systemClock, isEnding: () => isEnding }),
])
// What ended at a midnight without a worker.
await db
  .transaction()
  .execute((transaction) => addJob(transaction, dropExpired, {}))
  .catch((error: unknown) => log.warn({ err: error }, "job of the last midnight not added"))
onShutdown({
  log,
  withinMs: 25_000,
  drain: async () => {
    isEnding = true
    recovery.stop()
    await deskTicker.stop()
    await runner.stop()
    officeMailer.close()
    visitorMailer.close()
    receiptMailer.close()
    metricsServer.close()
    await settings.close()
    await db.destroy()
  },
})
log.info({ metricsPort: metricsServer.port }, "worker started")
process.send?.("ready")

/** What mails say about the company. */
function contactOf({ company, fictional }: SettingsSnapshot) {
  return {
    name: brand.name,
    hours: company.openingHours,
    phone: company.mainPhone,
    secondPhone: company.secondPhone,
    chat: {
      display: company.whatsapp.display,
      hrefFor: (protocol: string) => chatLink(company.whatsapp, chatAfterRequest(protocol)),
    },
    isFictional: !isDevelopment && fictional.length > 0,
  }
}

/** They were read before the first job. */
function currentSettings(): SettingsSnapshot {
  const current = settings.current()
  if (!current) throw new Error("the settings were not read")
  return current
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}
