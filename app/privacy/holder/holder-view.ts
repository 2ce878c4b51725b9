import { leadDisclosure, type WholeLead } from "../../leads/lead/lead-disclosure.ts"
import { longDate, longMoment, shortTime } from "../../locale/pt-br.ts"
import type { HolderRecord, HolderView } from "./holder.ts"

/** The stored data of a person as texts for the pages. */
export function holderView({
  email,
  expiresAt,
  leads,
  erasure,
  requests,
}: HolderRecord<WholeLead>): HolderView {
  return {
    email,
    until: shortTime(new Date(expiresAt)),
    leads: leads.map(leadDisclosure),
    erasure: erasure && {
      protocol: erasure.protocol,
      undoUntil: longMoment(new Date(erasure.undoUntil)),
    },
    isErasable: leads.some(({ lock }) => !lock) || (requests.length > 0 && !erasure),
    requests: requests.map(({ protocol, kind, openedAt, dueAt, message }) => ({
      protocol,
      kind,
      message,
      opened: longDate(new Date(openedAt)),
      due: longDate(new Date(dueAt)),
    })),
  }
}
