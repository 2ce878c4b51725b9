import type { CarrierTable } from "./carrier.ts"
import { carriers } from "./carriers.ts"

const keys = keysOf(carriers)

/** The word the `operadora` column stores. Unknown names: lowercased, spaces to underscores. */
export function operatorKey(name: string, known: ReadonlyMap<string, string> = keys) {
  return known.get(fold(name)) ?? name.trim().toLowerCase().replaceAll(/\s+/g, "_")
}

/** §3 and D39: known names and their aliases, compared without case, accents or outer spaces. */
export function keysOf(table: CarrierTable): ReadonlyMap<string, string> {
  return new Map([
    ...["main", "principal", "geral"].map((name) => [name, "main"] as const),
    ...Object.values(table).flatMap(({ key, name, aliases }) =>
      [name, ...aliases].map((each) => [fold(each), key] as const),
    ),
  ])
}

function fold(name: string) {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase()
}
