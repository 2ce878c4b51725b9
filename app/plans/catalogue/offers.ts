import type { CarrierTable, QuoteForm } from "./carrier.ts"
import { carriers, carriersWithPage, type PageCarrierId } from "./carriers.ts"

/** Every quote form of the site, with subjects and operator names as the contract lists them (§3). */
export type Offer = QuoteForm & { id: string }

type CarrierOffers = { [Id in PageCarrierId]: (typeof carriers)[Id]["page"]["form"] & { id: Id } }

const main = {
  id: "main",
  operadora: "main",
  subjects: [
    { code: "pessoa_fisica", label: "Pessoa Física" },
    { code: "plano_adesao", label: "Plano por Adesão" },
    { code: "empresarial", label: "Empresarial" },
  ],
  defaultSubject: "",
  prefixesSubject: false,
  fixedSourcePage: null,
  fixedUtmSource: null,
  defaultMessage:
    "Tenho interesse em planos de saúde para servidores públicos e gostaria de receber uma cotação.",
  submitLabel: "Solicitar Cotação",
  busyLabel: "Enviando...",
  exceptionText: "Erro inesperado ao enviar formulário. Tente novamente.",
} as const satisfies Offer

export const offers = { main, ...(offersOf() as CarrierOffers) }

export type OfferId = keyof typeof offers

export function isOfferId(value: unknown): value is OfferId {
  return typeof value === "string" && Object.hasOwn(offers, value)
}

/** The form of each carrier page, by the carrier's id. */
export function offersOf(table: CarrierTable = carriers): Readonly<Record<string, Offer>> {
  return Object.fromEntries(carriersWithPage(table).map(({ id, form }) => [id, { id, ...form }]))
}
