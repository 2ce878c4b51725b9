import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { brakeMail, heldLeadsMail } from "./held-notice-mail.ts"
import { countHeldNotices, listHeldLeads, settleHeldNotices } from "./held-notice-store.server.ts"
import { mailHeldNotices, tellBrake } from "./lead-queues.ts"

type Person = { id: string; name: string; email: string }

type World = {
  db: Db
  log: Log
  clock: Clock
  sendToOffice: SendMail
  mailFrom: string
  officeEmail: string
  officeMailsPerMinute: number
  publicUrl: string
  company: { name: string }
  people: {
    listManagement: (db: Db) => Promise<Person[]>
    findPerson: (db: Db, id: string) => Promise<Person | null>
  }
}

const leadsPerMail = 200

/** D88: what the brake held back (lead-jobs.server.ts) leaves in digests, and managers learn of it. */
export function heldNoticeJobs(world: World) {
  const { db, log, clock, people, mailFrom, company, publicUrl } = world
  const place = { companyName: company.name, publicUrl }
  const from = { name: company.name, address: mailFrom }
  const domain = mailFrom.slice(mailFrom.indexOf("@") + 1)

  const send = async (
    to: { name: string; address: string },
    id: string,
    mail: ReturnType<typeof brakeMail>,
  ) => {
    const outcome = await world.sendToOffice({ from, to, messageId: `${id}@${domain}`, ...mail })
    if (outcome === "refused") throw new Error("the mail server refuses a reader of held notices")
  }

  /** One mail about the leads that wait longest; false when none waits. `news` joins the transaction that settles them. */
  const mailSome = async (news: (transaction: Transaction<DB>) => Promise<unknown>) => {
    const leads = await listHeldLeads(db, leadsPerMail)
    const [first, last] = [leads[0], leads.at(-1)]
    if (!first || !last) return false
    await send(
      { name: `Atendimento ${company.name}`, address: world.officeEmail },
      `held-${first.id}-${last.id}-${leads.length}`,
      heldLeadsMail(leads, place, clock()),
    )
    const ids = leads.map(({ id }) => id)
    await db.transaction().execute(async (transaction) => {
      await settleHeldNotices(transaction, ids)
      await news(transaction)
    })
    return true
  }

  const tellManagers = (held: number) => async (transaction: Transaction<DB>) => {
    const at = clock().getTime()
    for (const { id } of await people.listManagement(transaction))
      await addJob(transaction, tellBrake, { staffId: id, held, at })
  }

  return [
    job(mailHeldNotices, async () => {
      const held = await countHeldNotices(db)
      if (held === 0) return
      let isMore = await mailSome(tellManagers(held))
      while (isMore) isMore = await mailSome(async () => {})
      log.warn({ held }, "notices to the office were held back and mailed together")
    }),
    job(tellBrake, async ({ staffId, held, at }) => {
      const person = await people.findPerson(db, staffId)
      if (!person) return
      const mail = brakeMail(held, world.officeMailsPerMinute, place)
      await send({ name: person.name, address: person.email }, `brake-${at}-${staffId}`, mail)
    }),
  ]
}
