import { grouped, longMoment } from "../locale/pt-br.ts"
import type { LedgerHead, OpenHolderRequest, RetentionState } from "./privacy-health-store.server.ts"
import { holderKindText, timeToAnswer } from "./requests/time-to-answer.ts"
import { retentionDefaults } from "./retention/retention-defaults.ts"

/** A part is null if it could not be read. */
type PrivacyFacts = {
  retention: readonly RetentionState[] | null
  requests: readonly OpenHolderRequest[] | null
  ledger: { head: LedgerHead } | null
}

/** Texts about retention, holders' requests and the ledger. */
export function describePrivacyHealth({ retention, requests, ledger }: PrivacyFacts, now: Date) {
  return {
    retention: retention?.map(retentionLine) ?? null,
    requests:
      requests?.map(({ protocol, kind, openedAt, dueAt }) => {
        const { text, isLate } = timeToAnswer(dueAt, now)
        return { protocol, kind: holderKindText[kind], opened: longMoment(openedAt), left: text, isLate }
      }) ?? null,
    ledger: ledger && ledgerLines(ledger.head),
  }
}

function retentionLine({ code, action, days, ranAt, found, erased }: RetentionState) {
  const period = `prazo de ${grouped(days)} dias`
  const result =
    action === "erase" ? `${grouped(erased ?? 0)} eliminados` : `${grouped(found ?? 0)} para rever`
  return {
    label: retentionName(code),
    text: ranAt ? `${longMoment(ranAt)}: ${result}, ${period}` : `ainda não passou, ${period}`,
  }
}

function retentionName(code: string) {
  return (retentionDefaults as Record<string, { what: string } | undefined>)[code]?.what ?? code
}

function ledgerLines(head: LedgerHead) {
  return head
    ? [
        { label: "Último registro", text: `nº ${grouped(head.position)}, ${longMoment(head.sealedAt)}` },
        { label: "Resumo", text: head.hash },
      ]
    : []
}
