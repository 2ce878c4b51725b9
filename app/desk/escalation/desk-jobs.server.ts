import type { SpendLimits } from "../../platform/http/rate-limit.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { moveWaitingDeadlines } from "../calendar/move-deadlines.server.ts"
import type { AdvanceContext } from "./advance-lead.server.ts"
import { deskMail } from "./desk-mail.ts"
import { findLeadForDesk } from "./desk-mail-store.server.ts"
import { mailDesk, moveDeadlines } from "./desk-queues.ts"

type DeskJobContext = AdvanceContext & {
  log: Log
  clock: Clock
  sendToOffice: SendMail
  mailFrom: string
  officeEmail: string
  officeMailsPerMinute: number
  spendLimits: SpendLimits
  publicUrl: string
  company: { name: string }
}

/** Meanwhile the notice may become outdated, and no mail is needed. */
const retryDelayMs = 300_000

export function deskJobs(context: DeskJobContext) {
  return [
    job(mailDesk, async (payload) => {
      const { leadId, notice, staffId, at } = payload
      const { db, log, clock, people, company, mailFrom, officeEmail, publicUrl } = context
      const lead = await findLeadForDesk(db, leadId)
      // The lead no longer waits, or the offer went to another person: the notice is outdated.
      if (!lead || (notice === "offered" && lead.offeredTo !== staffId)) return
      const office = { name: `Atendimento ${company.name}`, email: officeEmail }
      const recipient = staffId === null ? office : await people.findPerson(db, staffId)
      if (!recipient) return
      if (!(await isWithinMailLimit(context, recipient.email))) {
        const later = new Date(clock().getTime() + retryDelayMs)
        await db.transaction().execute((transaction) => addJob(transaction, mailDesk, payload, later))
        return
      }
      const outcome = await context.sendToOffice({
        from: { name: company.name, address: mailFrom },
        to: { name: recipient.name, address: recipient.email },
        messageId: `lead-${leadId}-${notice}-${at}-${staffId ?? "office"}@${mailFrom.slice(mailFrom.indexOf("@") + 1)}`,
        ...deskMail(notice, lead, { companyName: company.name, publicUrl }, clock()),
      })
      if (outcome === "refused") throw new Error("the mail server refused the recipient of a desk notice")
      log.info({ leadId, notice }, "desk notice mailed")
    }),
    job(moveDeadlines, async () => {
      const moved = await moveWaitingDeadlines(context, context.clock())
      context.log.info({ moved }, "deadlines moved to the new calendar")
    }),
  ]
}

/** D88: the limit of the office's mails per minute applies to each person. Further mails are sent later. */
function isWithinMailLimit({ spendLimits, officeMailsPerMinute }: DeskJobContext, email: string) {
  const perMinute = { name: "desk-mail-minute", points: officeMailsPerMinute, seconds: 60 }
  return spendLimits([{ limit: perMinute, subject: email }])
}
