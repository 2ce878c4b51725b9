import type { Clock } from "../platform/clock.ts"
import type { Db } from "../platform/db.server.ts"
import type { Log } from "../platform/log.server.ts"
import type { SendMail } from "../platform/mail.server.ts"
import { job } from "../platform/queue.server.ts"
import { officeNotice } from "./lead-mail.ts"
import { notifyOffice } from "./lead-queues.ts"
import { findLead, hasLeadEvent, insertWorkerEvent } from "./lead-store.server.ts"

type World = { db: Db; log: Log; clock: Clock; send: SendMail; mailFrom: string; officeEmail: string }

export const leadJobs = ({ db, log, clock, send, mailFrom, officeEmail }: World) => [
  job(notifyOffice, async ({ leadId }) => {
    const lead = await findLead(db, leadId)
    // Erased meanwhile, a test (D46), or told by an earlier run of this job: nothing left to do.
    if (!lead || lead.isTest || (await hasLeadEvent(db, leadId, "office_notified"))) return
    const mailHost = mailFrom.slice(mailFrom.indexOf("@") + 1)
    await send({
      from: { name: "WebPlan", address: mailFrom },
      to: { name: "Atendimento WebPlan", address: officeEmail },
      replyTo: { name: lead.name, address: lead.email },
      messageId: `lead-${lead.id}-office@${mailHost}`,
      ...officeNotice(lead, clock()),
    })
    await insertWorkerEvent(db, leadId, "office_notified")
    log.info({ leadId }, "office notified")
  }),
]
