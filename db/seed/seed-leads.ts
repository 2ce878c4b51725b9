import { type OfferId, offers } from "../../app/plans/catalogue/offers.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import { makeLead } from "./lead-factory.ts"
import type { Random } from "./random.ts"

/** The main form brings twice as many as each other. */
const offerIds = ["main", ...Object.keys(offers)] as OfferId[]

/** The status changes of a lead, in steps that the desk allows (D42). */
const histories = [
  ["novo"],
  ["novo"],
  ["novo", "em_contato"],
  ["novo", "em_contato", "cotacao_enviada"],
  ["novo", "em_contato", "cotacao_enviada", "fechado"],
  ["novo", "em_contato", "perdido"],
  ["novo", "descartado"],
] as const

const perDay = 5
const days = 60
const hour = 3_600_000

/** Sixty days of leads up to today, in every status, each with its events. */
export async function seedLeads(db: Db, random: Random, now: Date) {
  for (let day = days - 1; day >= 0; day--) {
    for (let n = 0; n < perDay; n++) {
      const createdAt = new Date(now.getTime() - day * 24 * hour - random.below(10 * hour) - 60_000)
      const history = day === 0 && n < 2 ? histories[0] : random.pick(histories)
      const status = history.at(-1) ?? "novo"
      const isContacted = status !== "novo" && status !== "descartado"
      const contactMinutes = 5 + random.below(130)
      const contactAt = new Date(createdAt.getTime() + contactMinutes * 60_000)
      const { firstTouch, lastTouch, ...lead } = makeLead(random, random.pick(offerIds))
      const { id } = await db
        .insertInto("leads")
        .values({
          ...lead,
          firstTouch: JSON.stringify(firstTouch ?? lastTouch),
          lastTouch: JSON.stringify(lastTouch),
          status,
          createdAt,
          dueAt: new Date(createdAt.getTime() + 2 * hour),
          firstContactAt: isContacted ? contactAt : null,
          firstContactMinutes: isContacted ? contactMinutes : null,
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      const events = history.map((toStatus, step) => ({
        leadId: id,
        kind: step === 0 ? "created" : "status_changed",
        actor: step === 0 ? "web" : "atendimento",
        fromStatus: history[step - 1] ?? null,
        toStatus,
        createdAt: new Date(createdAt.getTime() + step * hour),
      }))
      const notified = {
        leadId: id,
        kind: "office_notified",
        actor: "worker",
        fromStatus: null,
        toStatus: null,
        createdAt: new Date(createdAt.getTime() + 1500),
      }
      await db
        .insertInto("leadEvents")
        .values([...events, notified])
        .execute()
    }
  }
  // Any update fills the words by which a lead is searched, as the worker's first update does.
  await db.updateTable("leads").set({ deskVersion: 0 }).where("nameWords", "is", null).execute()
}
