import type { CarrierPage } from "../../carrier/carrier-page.ts"
import { alice } from "./alice.ts"
import { amil } from "./amil.ts"
import { medsenior } from "./medsenior.ts"
import { portoSeguro } from "./porto-seguro.ts"
import { sulamerica } from "./sulamerica.ts"

/** By the page's address, in the order of the navigation. */
export const carrierPages: ReadonlyMap<string, CarrierPage> = new Map<string, CarrierPage>([
  ["amil", amil],
  ["sulamerica", sulamerica],
  ["alice", alice],
  ["porto-seguro", portoSeguro],
  ["medsenior", medsenior],
])

/** The band between a carrier's sections and its form; the view lists the other carriers after it. */
export const compareLead = "Compare também com"
