import { leadDisclosure, type WholeLead } from "../../leads/lead/lead-disclosure.ts"
import { longDate, shortTime } from "../../locale/pt-br.ts"
import type { HolderRecord, HolderView } from "./holder.ts"

/** The stored data of a person as texts for the pages. */
export function holderView({ email, expiresAt, leads, requests }: HolderRecord<WholeLead>): HolderView {
  return {
    email,
    until: shortTime(new Date(expiresAt)),
    leads: leads.map(leadDisclosure),
    requests: requests.map(({ protocol, kind, openedAt, dueAt, message }) => ({
      protocol,
      kind,
      message,
      opened: longDate(new Date(openedAt)),
      due: longDate(new Date(dueAt)),
    })),
  }
}
