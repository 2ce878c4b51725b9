import type { CarrierPage } from "../carrier-page.ts"
import { alice } from "./carriers/alice.ts"
import { amil } from "./carriers/amil.ts"
import { medsenior } from "./carriers/medsenior.ts"
import { portoSeguro } from "./carriers/porto-seguro.ts"
import { sulamerica } from "./carriers/sulamerica.ts"

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
