import { ageBands, bandOf } from "../../plans/catalogue/ages.ts"
import type { CarrierTable } from "../../plans/catalogue/carrier.ts"
import { carriers, carriersWithPage } from "../../plans/catalogue/carriers.ts"
import { offers, offersOf } from "../../plans/catalogue/offers.ts"
import type { Touch } from "./lead.ts"

/** The carrier's own name, which may differ from the name that its form sends. */
export function operatorLabel(key: string, table: CarrierTable = carriers) {
  return key === "main"
    ? "Formulário principal"
    : (carriersWithPage(table).find((carrier) => carrier.key === key)?.name ?? key)
}

/** D11: pages and mails show the label, not the code. */
export function subjectLabel(stored: string, table: CarrierTable = carriers) {
  const subjects = [offers.main, ...Object.values(offersOf(table))].flatMap((offer) => [...offer.subjects])
  return (
    subjects.find((subject) => stored === subject.code || stored.endsWith(` - ${subject.code}`))?.label ??
    stored
  )
}

/** '52, 49 (2 vidas: 2 de 49–53)'. */
export function agesText({ idade, ages }: { idade: string; ages: readonly number[] }) {
  if (ages.length === 0) return idade || "não informadas"
  const bands = ageBands
    .map((band) => ({ band, lives: ages.filter((age) => bandOf(age) === band).length }))
    .filter(({ lives }) => lives > 0)
    .map(({ band, lives }) => `${lives} de ${band}`)
  return `${idade} (${ages.length === 1 ? "1 vida" : `${ages.length} vidas`}: ${bands.join(", ")})`
}

const touchLabels = [
  ["source", "origem"],
  ["medium", "meio"],
  ["campaign", "campanha"],
  ["term", "termo"],
  ["content", "anúncio"],
] as const

/** 'origem google, meio cpc; chegou por /amil'. */
export function touchText(touch: Touch) {
  const parts = touchLabels.flatMap(([key, label]) => (touch[key] ? [`${label} ${touch[key]}`] : []))
  const origin = parts.length > 0 ? parts.join(", ") : "sem código de anúncio"
  return touch.landingPath ? `${origin}; chegou por ${touch.landingPath}` : origin
}

const suspicionTexts: Record<string, string> = {
  honeypot: "preencheu um campo que as pessoas não veem",
  too_fast: "enviou rápido demais para uma pessoa",
  links_in_message: "a mensagem tem vários links",
  link_in_name: "o nome contém um link",
}

export function suspicionText(suspicions: readonly string[]) {
  return suspicions.map((suspicion) => suspicionTexts[suspicion] ?? suspicion).join("; ")
}

const firstWord = /^[\p{L}][\p{L}'’-]{1,19}(?=\s|$)/u

/** The first word of a name, or null when it does not look like a first name. */
export const firstName = (name: string): string | null => firstWord.exec(name.trim())?.[0] ?? null
