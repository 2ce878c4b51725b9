import type { CarrierTable } from "../../plans/catalogue/carrier.ts"
import { carriers } from "../../plans/catalogue/carriers.ts"

/** Replaces a missing logo (§2): two letters that no other carrier of the table has (N3.09). */
export function initials(name: string, table: CarrierTable = carriers) {
  const known = Object.values(table)
  const taken = new Set(known.flatMap((carrier) => carrier.initials ?? []))
  for (const carrier of known) {
    const chosen = carrier.initials ?? candidates(carrier.name).find((pair) => !taken.has(pair)) ?? ""
    if (carrier.name === name) return chosen
    taken.add(chosen)
  }
  return candidates(name)[0] ?? ""
}

/** The first two letters, then those of the words that tell the name apart, then the first letter with a later one. */
function candidates(name: string) {
  const words = name.trim().split(/\s+/)
  const [first = ""] = words
  const later = Array.from(first)
    .slice(2)
    .map((letter) => first.charAt(0) + letter)
  return [...words.map((word) => word.slice(0, 2)), ...later]
}
