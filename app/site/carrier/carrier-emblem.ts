import type { CarrierTable } from "../../plans/catalogue/carrier.ts"
import { carriers } from "../../plans/catalogue/carriers.ts"
import { tile } from "../../ui/tiles/tile-code.ts"
import { initials } from "./initials.ts"

const plain = { ground: tile("l0p"), motif: tile("l0a") }

/** Initials on a plain tile beside one motif: our colours, never the carrier's. */
export function carrierEmblem(name: string, table: CarrierTable = carriers) {
  const { emblem = plain } = Object.values(table).find((carrier) => carrier.name === name) ?? {}
  return { initials: initials(name, table), ...emblem }
}
