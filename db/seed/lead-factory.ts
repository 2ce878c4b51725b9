import { createHash } from "node:crypto"
import { emptyValues, type LeadValues, newLead } from "../../app/leads/lead/lead.ts"
import type { CarrierTable } from "../../app/plans/catalogue/carrier.ts"
import { carriers, carriersWithPage } from "../../app/plans/catalogue/carriers.ts"
import { type OfferId, offers } from "../../app/plans/catalogue/offers.ts"
import type { Random } from "./random.ts"

const firstNames = [
  "Maria",
  "José",
  "Ana",
  "Antônio",
  "Francisca",
  "João",
  "Lúcia",
  "Carlos",
  "Beatriz",
  "Paulo",
  "Sônia",
  "Márcio",
  "Rosângela",
  "Sérgio",
  "Cláudia",
  "Edson",
] as const
const lastNames = [
  "Silva",
  "Souza",
  "Conceição",
  "Oliveira",
  "Araújo",
  "Ferreira",
  "Gonçalves",
  "Lima",
  "Brandão",
  "Ribeiro",
  "Muniz",
  "Falcão",
] as const
const questions = [
  "Sou aposentada do Estado e quero incluir meu marido.",
  "Preciso de um plano que atenda no interior. Trabalho viajando.",
  "Tenho plano hoje e quero saber sobre portabilidade de carências.",
  "Gostaria de comparar duas operadoras para quatro pessoas.",
  "",
] as const
const campaigns = [
  "",
  "?utm_source=google&utm_medium=cpc&utm_campaign=servidores",
  "?utm_source=instagram&utm_medium=social",
  "?utm_source=boletim&utm_medium=email&utm_campaign=novembro",
] as const

const places = [
  {
    cidade: "Brasília",
    uf: "DF",
    orgao: "Ministério da Gestão e da Inovação em Serviços Públicos",
    vinculo: "Servidor federal",
  },
  { cidade: "Campinas", uf: "SP", orgao: "Secretaria da Educação", vinculo: "Servidor estadual" },
  { cidade: "Niterói", uf: "RJ", orgao: "Universidade Federal Fluminense", vinculo: "Aposentado" },
  { cidade: "Recife", uf: "PE", orgao: "Prefeitura do Recife", vinculo: "Servidor municipal" },
  { cidade: "Contagem", uf: "MG", orgao: "", vinculo: "Familiar de servidor" },
] as const

/** A plausible, fictional visitor: common names, random phone numbers, e-mail addresses in a domain that cannot exist. */
export function makeValues(random: Random, offerId: OfferId): LeadValues {
  const offer = offers[offerId]
  const first = random.pick(firstNames)
  const last = random.pick(lastNames)
  const plain = `${first}.${last}`.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
  const ages = Array.from({ length: 1 + random.below(4) }, () => 2 + random.below(74))
  return {
    ...emptyValues(offer),
    name: `${first} ${last}`,
    email: `${plain}.${random.below(9000) + 1000}@exemplo.example`,
    phone: `(${random.pick(["11", "21", "61", "31", "81"])}) 9${String(random.below(100_000_000))
      .padStart(8, "0")
      .replace(/(\d{4})(\d{4})/, "$1-$2")}`,
    idade: random.below(5) === 0 ? "" : ages.join(", "),
    subject: offer.subjects[random.below(offer.subjects.length)]?.code ?? "",
    message: random.pick(questions),
    emailConsent: random.below(2) === 0,
    ...(random.below(3) === 0 ? {} : random.pick(places)),
  }
}

/** The page of a quote form. */
export function quotePath(offerId: string, table: CarrierTable = carriers) {
  return `/${carriersWithPage(table).find(({ id }) => id === offerId)?.slug ?? ""}`
}

export function makeLead(random: Random, offerId: OfferId) {
  const lead = newLead(makeValues(random, offerId), offers[offerId], {
    pageUrl: `https://servidores.webplan.example${quotePath(offerId)}${random.pick(campaigns)}`,
    userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    submissionKey: random.uuid(),
    firstTouch: null,
    suspicions: [],
  })
  return { ...lead, fingerprint: createHash("sha256").update(JSON.stringify(lead)).digest() }
}
