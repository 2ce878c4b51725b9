/**
 * A message of the live address, as JSON. `away`: messages may have been missed, so the page must read its data again.
 */
export type LiveEvent =
  | { kind: "away" }
  /** `text` for the bar: "Amil, 2 vidas. Prazo até as 16h32." */
  | { kind: "new"; lead: number; text?: string }
  | { kind: "changed"; lead: number }
  /** The holder asked to erase it: nobody may read it any more (D80). */
  | { kind: "locked"; lead: number }

/** An unknown message counts as a change of lead 0, so that the page reads its data again. */
export function readLiveEvent(data: string): LiveEvent {
  try {
    const message = JSON.parse(data) as Partial<LiveEvent & { lead: number; text: string }> | null
    if (message?.kind === "new" && typeof message.lead === "number")
      return { kind: "new", lead: message.lead, ...(message.text ? { text: message.text } : {}) }
    if (message?.kind === "away") return { kind: "away" }
    if (message?.kind === "locked" && typeof message.lead === "number")
      return { kind: "locked", lead: message.lead }
    return { kind: "changed", lead: message?.lead ?? 0 }
  } catch {
    return { kind: "changed", lead: 0 }
  }
}
