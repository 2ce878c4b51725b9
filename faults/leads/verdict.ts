import { pause, quantile, seconds } from "../../tools/measure/run-experiments.ts"
import type { ProductStack } from "../stack/product-stack.ts"
import type { AcknowledgedLead } from "./lead-clients.ts"

export type Verdict = {
  lost: number
  duplicated: number
  unnotified: number
  /** No receipt reached the visitor. */
  unconfirmed: number
  contradicted: number
  repeatedMails: number
  drainMs: number
  delaysMs: number[]
}

export function describeVerdict(verdict: Verdict) {
  const delay = (share: number) => seconds(quantile(verdict.delaysMs, share))
  return (
    `lost ${verdict.lost}, duplicated ${verdict.duplicated}, un-notified ${verdict.unnotified}, unconfirmed ${verdict.unconfirmed}, ` +
    `contradicted ${verdict.contradicted}; mails repeated under one Message-ID ${verdict.repeatedMails}; ` +
    `last notice ${seconds(verdict.drainMs)} after the last acknowledgement; acknowledgement → notice p50 ${delay(0.5)}, ` +
    `p99 ${delay(0.99)}, longest ${delay(1)}`
  )
}

/** The number of leads with a fault; repeated mails under one Message-ID are allowed. */
export function faultsOf({ lost, duplicated, unnotified, unconfirmed, contradicted }: Verdict) {
  return lost + duplicated + unnotified + unconfirmed + contradicted
}

type Row = { email: string; key: string; protocol: string }

/** Compares the acknowledged leads with the rows and with the mails that arrived within the time limit. */
export async function compareLeads(
  { query, sink }: Pick<ProductStack, "query" | "sink">,
  group: string,
  entries: readonly AcknowledgedLead[],
  drainWithinMs: number,
): Promise<Verdict> {
  const rows = await query<Row>(
    "select email, submission_key::text as key, protocol from leads where email like $1",
    [`${group}-%`],
  )
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const rowsOf = new Map<string, number>()
  for (const { email } of rows) rowsOf.set(email, (rowsOf.get(email) ?? 0) + 1)
  const stored = entries.filter(({ key }) => byKey.has(key))

  const startedAt = Date.now()
  let unnotified = stored
  let unconfirmed = stored
  for (;;) {
    unnotified = unnotified.filter(({ person }) => sink.arrivalsOf(person.email).length === 0)
    unconfirmed = unconfirmed.filter(({ person }) => sink.receiptsOf(person.email).length === 0)
    if (unnotified.length + unconfirmed.length === 0 || Date.now() - startedAt > drainWithinMs) break
    // Each round looks at every lead that is left: the more there are, the rarer.
    await pause(100 + unnotified.length / 20)
  }
  const drainMs = Date.now() - startedAt

  const arrivals = stored.map((entry) => ({
    entry,
    mails: sink.arrivalsOf(entry.person.email),
    receipts: sink.receiptsOf(entry.person.email),
  }))
  const messagesOf = (mails: { messageId: string }[]) => new Set(mails.map((mail) => mail.messageId)).size
  return {
    lost: entries.length - stored.length,
    duplicated: arrivals.filter(
      ({ entry, mails, receipts }) =>
        (rowsOf.get(entry.person.email) ?? 0) > 1 || messagesOf(mails) > 1 || messagesOf(receipts) > 1,
    ).length,
    unnotified: unnotified.length,
    unconfirmed: unconfirmed.length,
    contradicted: stored.filter(
      ({ key, protocol, hasTwoProtocols }) => hasTwoProtocols || byKey.get(key)?.protocol !== protocol,
    ).length,
    repeatedMails: arrivals
      .flatMap(({ mails, receipts }) => [mails, receipts])
      .reduce((sum, mails) => sum + mails.length - messagesOf(mails), 0),
    drainMs,
    delaysMs: arrivals.flatMap(({ entry, mails }) => (mails[0] ? [mails[0].at - entry.acknowledgedAt] : [])),
  }
}
