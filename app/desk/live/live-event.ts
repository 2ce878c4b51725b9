/**
 * What the live address of the queue sends, one JSON object a message. `away` says that messages may have been
 * missed: the page reads itself anew.
 */
export type LiveEvent =
  | { kind: "away" }
  /** `words` for the bar: "Ivone Conjectura, Amil, 2 vidas. Prazo até as 16h32." */
  | { kind: "new"; lead: number; words?: string }
  | { kind: "changed"; lead: number }

/** Whatever is not one of ours changes nothing but is worth a look. */
export function readLiveEvent(data: string): LiveEvent {
  try {
    const said = JSON.parse(data) as Partial<LiveEvent & { lead: number; words: string }> | null
    if (said?.kind === "new" && typeof said.lead === "number")
      return { kind: "new", lead: said.lead, ...(said.words ? { words: said.words } : {}) }
    if (said?.kind === "away") return { kind: "away" }
    return { kind: "changed", lead: said?.lead ?? 0 }
  } catch {
    return { kind: "changed", lead: 0 }
  }
}
