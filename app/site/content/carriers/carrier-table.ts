import type { CarouselCarrier, Carrier } from "../../carrier/carrier.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { LabelledLink } from "../../prose/prose.ts"

/** The one carrier table (D5). Names that share a key stand in rows of their own. */
export const carriers = {
  amil: { id: "amil", name: "Amil", key: "amil", kind: "operadora", aliases: [] },
  alice: { id: "alice", name: "Alice", key: "alice", kind: "operadora", aliases: [] },
  bradesco: {
    id: "bradesco",
    name: "Bradesco Saúde",
    key: "bradesco",
    kind: "operadora",
    aliases: ["Bradesco"],
  },
  portoSeguro: {
    id: "portoSeguro",
    name: "Porto Seguro",
    key: "porto_seguro",
    kind: "operadora",
    aliases: [],
  },
  qualicorp: { id: "qualicorp", name: "Qualicorp", key: "qualicorp", kind: "administradora", aliases: [] },
  medsenior: {
    id: "medsenior",
    name: "MedSênior",
    key: "medsenior",
    kind: "operadora",
    aliases: ["MedSenior"],
  },
  sulamerica: { id: "sulamerica", name: "SulAmérica", key: "sulamerica", kind: "operadora", aliases: [] },
  preventSenior: {
    id: "preventSenior",
    name: "Prevent Senior",
    key: "prevent_senior",
    kind: "operadora",
    aliases: [],
  },
  segurosUnimed: {
    id: "segurosUnimed",
    name: "Seguros Unimed",
    key: "unimed",
    kind: "operadora",
    aliases: [],
  },
  omint: { id: "omint", name: "Omint", key: "omint", kind: "operadora", aliases: [] },
  ampla: { id: "ampla", name: "Ampla", key: "ampla", kind: "operadora", aliases: [] },
  blueMed: {
    id: "blueMed",
    name: "Blue Saúde",
    key: "blue_med",
    kind: "operadora",
    aliases: ["Blue Med"],
  },
  unimedFesp: { id: "unimedFesp", name: "Unimed Fesp", key: "unimed", kind: "operadora", aliases: [] },
  unimed: { id: "unimed", name: "Unimed", key: "unimed", kind: "operadora", aliases: [] },
  saoCamilo: { id: "saoCamilo", name: "São Camilo", key: "sao_camilo", kind: "operadora", aliases: [] },
  notredame: { id: "notredame", name: "NotreDame", key: "notredame", kind: "operadora", aliases: [] },
  onehealth: { id: "onehealth", name: "OneHealth", key: "onehealth", kind: "operadora", aliases: [] },
} as const satisfies Record<string, Carrier>

export type CarrierId = keyof typeof carriers

const unlinked = (id: CarrierId) => ({ name: carriers[id].name, logo: null, hasPage: false, href: null })

/** §2: these thirteen, in this order; only Amil's card links (D6). */
export const carousel: readonly CarouselCarrier[] = [
  { name: carriers.amil.name, logo: null, hasPage: true, href: carrierPath("amil") },
  unlinked("alice"),
  unlinked("bradesco"),
  unlinked("portoSeguro"),
  unlinked("qualicorp"),
  unlinked("medsenior"),
  unlinked("sulamerica"),
  unlinked("preventSenior"),
  unlinked("segurosUnimed"),
  unlinked("omint"),
  unlinked("ampla"),
  unlinked("blueMed"),
  unlinked("unimedFesp"),
]

/** §2: the lead test page's options, spelled and ordered as there. */
export const operatorOptions = [
  "SulAmérica",
  "Porto Seguro",
  "Bradesco",
  "Amil",
  "Alice",
  "Unimed",
  "MedSenior",
  "São Camilo",
  "NotreDame",
  "OneHealth",
  "Prevent Senior",
  "Qualicorp",
  "Blue Med",
] as const

/** The carriers with a page, in the order of the navigation (§2). */
export const carrierPageLinks = [
  { label: carriers.amil.name, href: carrierPath("amil") },
  { label: carriers.sulamerica.name, href: carrierPath("sulamerica") },
  { label: carriers.alice.name, href: carrierPath("alice") },
  { label: carriers.portoSeguro.name, href: carrierPath("porto-seguro") },
  { label: carriers.medsenior.name, href: carrierPath("medsenior") },
] as const satisfies readonly LabelledLink[]
