import { createHash } from "node:crypto"
import type { Db } from "../platform/db.server.ts"
import type { Enqueue } from "../platform/queue.server.ts"
import type { NewLead } from "./lead.ts"
import { notifyOffice } from "./lead-queues.ts"
import { insertLead } from "./lead-store.server.ts"

type World = { db: Db; enqueue: Enqueue }

type Submitted =
  | { outcome: "created" | "repeated"; protocol: string; dueAt: Date | null }
  | { outcome: "conflict" }

/** D43: what makes two submissions the same request. */
const fingerprint = (lead: NewLead) => {
  const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ").trim()
  const parts = [
    lead.operadora,
    lead.subject,
    folded(lead.name),
    folded(lead.email),
    lead.phone.replaceAll(/\D/g, ""),
    folded(lead.idade),
    folded(lead.message),
  ]
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex")
}

/** Row, event and job in one transaction; whoever is told "success" is told after the commit. */
export const submitLead = ({ db, enqueue }: World, lead: NewLead): Promise<Submitted> =>
  db.transaction().execute(async (transaction) => {
    const intake = await insertLead(transaction, {
      ...lead,
      fingerprint: fingerprint(lead),
      dueAt: null,
      isTest: false,
    })
    if (intake.outcome === "conflict") return { outcome: "conflict" }
    if (intake.outcome === "created") await enqueue(transaction, notifyOffice, { leadId: intake.leadId })
    return { outcome: intake.outcome, protocol: intake.leadProtocol, dueAt: intake.leadDueAt }
  })
