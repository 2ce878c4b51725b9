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

type World = AdvanceContext & {
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

/** Until then the notice may have become untrue, and no mail is needed. */
const heldMs = 300_000

export function deskJobs(world: World) {
  return [
    job(mailDesk, async (payload) => {
      const { leadId, notice, staffId, at } = payload
      const { db, log, clock, people, company, mailFrom, officeEmail, publicUrl } = world
      const lead = await findLeadForDesk(db, leadId)
      // Somebody spoke with the person meanwhile, or the offer has moved on: the notice is no longer true.
      if (!lead || (notice === "offered" && lead.offeredTo !== staffId)) return
      const office = { name: `Atendimento ${company.name}`, email: officeEmail }
      const reader = staffId === null ? office : await people.findPerson(db, staffId)
      if (!reader) return
      if (!(await isWithinBrake(world, reader.email))) {
        const later = new Date(clock().getTime() + heldMs)
        await db.transaction().execute((transaction) => addJob(transaction, mailDesk, payload, later))
        return
      }
      const outcome = await world.sendToOffice({
        from: { name: company.name, address: mailFrom },
        to: { name: reader.name, address: reader.email },
        messageId: `lead-${leadId}-${notice}-${at}-${staffId ?? "office"}@${mailFrom.slice(mailFrom.indexOf("@") + 1)}`,
        ...deskMail(notice, lead, { companyName: company.name, publicUrl }, clock()),
      })
      if (outcome === "refused") throw new Error("the mail server refuses a reader of the desk's notices")
      log.info({ leadId, notice }, "desk notice mailed")
    }),
    job(moveDeadlines, async () => {
      const moved = await moveWaitingDeadlines(world, world.clock())
      world.log.info({ moved }, "deadlines moved to the new calendar")
    }),
  ]
}

/** D88: nobody gets more mails a minute than the office; those beyond come later. */
function isWithinBrake({ spendLimits, officeMailsPerMinute }: World, email: string) {
  const perMinute = { name: "desk-mail-minute", points: officeMailsPerMinute, seconds: 60 }
  return spendLimits([{ limit: perMinute, subject: email }])
}
