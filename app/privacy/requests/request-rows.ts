import { grouped, longDate, longMoment } from "../../locale/pt-br.ts"
import type { DoneHolderRequest, HolderRequestToAnswer, PendingErasure } from "./answer-store.server.ts"
import { outcomeText } from "./requests-text.ts"
import { holderKindText, timeToAnswer } from "./time-to-answer.ts"

/** A request that staff must answer, as texts for the page. */
export function openRow({ kind, openedAt, dueAt, ...request }: HolderRequestToAnswer, now: Date) {
  const { text, isLate } = timeToAnswer(dueAt, now)
  return {
    ...request,
    kind: holderKindText[kind],
    opened: longDate(openedAt),
    due: longDate(dueAt),
    left: text,
    isLate,
  }
}

export function doneRow({ protocol, kind, openedAt, dueAt, doneAt, outcome, leadCount }: DoneHolderRequest) {
  return {
    protocol,
    kind: holderKindText[kind],
    opened: longDate(openedAt),
    done: `${longDate(doneAt)}${doneAt > dueAt ? ", fora do prazo" : ""}`,
    outcome: outcomeText[outcome],
    leads: grouped(leadCount),
  }
}

export function erasureRow({ protocol, openedAt, undoUntil, leadCount, lockedCount }: PendingErasure) {
  return {
    protocol,
    opened: longMoment(openedAt),
    undoUntil: longMoment(undoUntil),
    leads: grouped(leadCount),
    contracts: grouped(lockedCount),
  }
}
