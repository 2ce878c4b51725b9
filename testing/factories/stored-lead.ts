import type { LeadDetails } from "../../app/leads/lead/lead-fields.ts"
import { type OfferId, offers } from "../../app/plans/catalogue/offers.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import { makeLead } from "../../db/seed/lead-factory.ts"
import type { Random } from "../../db/seed/random.ts"

type Overrides = Partial<LeadDetails> & {
  createdAt?: Date | string
  updatedAt?: Date | string
  dueAt?: Date | null
  email?: string
  idade?: string
  ages?: number[]
  lastTouch?: string
  isTest?: boolean
  operadora?: string
  sourcePage?: string
  status?: string
  firstContactAt?: Date | null
  ownerId?: string
  name?: string
  phone?: string
  phoneE164?: string | null
  suspicions?: string[]
  callLaterAt?: Date
}

/** Inserts leads as rows, without the rules of the intake; returns their ids in the given order. */
export async function storeLeads(owner: Db, random: Random, leads: readonly Overrides[]) {
  const offerIds = Object.keys(offers) as OfferId[]
  const rows = leads.map((overrides) => {
    const { firstTouch: _first, lastTouch, ...lead } = makeLead(random, random.pick(offerIds))
    return { ...lead, lastTouch: JSON.stringify(lastTouch), ...overrides }
  })
  const ids: number[] = []
  // A statement carries at most 65,535 parameters.
  for (let start = 0; start < rows.length; start += 1000) {
    const stored = await owner
      .insertInto("leads")
      .values(rows.slice(start, start + 1000))
      .returning("id")
      .execute()
    ids.push(...stored.map(({ id }) => id))
  }
  return ids
}
