import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { heldLeadsMail, managerMail } from "./held-notice-mail.ts"
import { countHeldNotices, listHeldLeads, markHeldNoticesSent } from "./held-notice-store.server.ts"
import { mailHeldNotices, notifyManager } from "./lead-queues.ts"
import type { RecordNotified } from "./notice-metrics.server.ts"

type Person = { id: string; name: string; email: string }

type Context = {
  db: Db
  log: Log
  clock: Clock
  sendToOffice: SendMail
  mailFrom: string
  officeEmail: string
  officeMailsPerMinute: number
  recordNotified: RecordNotified
  publicUrl: string
  company: { name: string }
  people: {
    listManagement: (db: Db) => Promise<Person[]>
    findPerson: (db: Db, id: string) => Promise<Person | null>
  }
}

const leadsPerMail = 200

/** D88: mails the notices that lead-jobs.server.ts held as digests, and notifies managers. */
export function heldNoticeJobs(context: Context) {
  const { db, log, clock, people, mailFrom, company, publicUrl } = context
  const mailContext = { companyName: company.name, publicUrl }
  const from = { name: company.name, address: mailFrom }
  const domain = mailFrom.slice(mailFrom.indexOf("@") + 1)

  const send = async (
    to: { name: string; address: string },
    id: string,
    mail: ReturnType<typeof managerMail>,
  ) => {
    const outcome = await context.sendToOffice({ from, to, messageId: `${id}@${domain}`, ...mail })
    if (outcome === "refused")
      throw new Error("the mail server refuses the recipient of a mail about held notices")
  }

  /** Mails one digest of the oldest held leads. False when there are none. `addJobs` runs in the transaction that marks them sent. */
  const mailDigest = async (addJobs: (transaction: Transaction<DB>) => Promise<unknown>) => {
    const leads = await listHeldLeads(db, leadsPerMail)
    const [first, last] = [leads[0], leads.at(-1)]
    if (!first || !last) return false
    await send(
      { name: `Atendimento ${company.name}`, address: context.officeEmail },
      `held-${first.id}-${last.id}-${leads.length}`,
      heldLeadsMail(leads, mailContext, clock()),
    )
    for (const { createdAt } of leads) context.recordNotified(createdAt, clock())
    const ids = leads.map(({ id }) => id)
    await db.transaction().execute(async (transaction) => {
      await markHeldNoticesSent(transaction, ids)
      await addJobs(transaction)
    })
    return true
  }

  const addManagerJobs = (held: number) => async (transaction: Transaction<DB>) => {
    const at = clock().getTime()
    for (const { id } of await people.listManagement(transaction))
      await addJob(transaction, notifyManager, { staffId: id, held, at })
  }

  return [
    job(mailHeldNotices, async () => {
      const held = await countHeldNotices(db)
      if (held === 0) return
      let hasSent = await mailDigest(addManagerJobs(held))
      while (hasSent) hasSent = await mailDigest(async () => {})
      log.warn({ held }, "held notices mailed to the office as a digest")
    }),
    job(notifyManager, async ({ staffId, held, at }) => {
      const person = await people.findPerson(db, staffId)
      if (!person) return
      const mail = managerMail(held, context.officeMailsPerMinute, mailContext)
      await send({ name: person.name, address: person.email }, `brake-${at}-${staffId}`, mail)
    }),
  ]
}
