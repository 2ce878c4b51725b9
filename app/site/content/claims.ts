import { href } from "react-router"
import { promisedWorkingHours, promisePhrase } from "../../leads/lead/lead.ts"
import type { NormId } from "../../norms/norms.ts"
import type { Claim } from "../company/claim.ts"
import { officeHours } from "./company.ts"

const home = href("/")
const about = href("/sobre")
const success = href("/sucesso")
const privacy = href("/politicas-privacidade")
const accessibility = href("/acessibilidade")
/** Any page of a carrier. The figures that one page alone claims are with its text, in `carriers/`. */
const carrierPages = "operadoras"

const reviewedOn = "2026-11-15"

/** A rule of law: the register of norms proves it and says until when it was checked. */
const fromNorm = (id: NormId) => ({ source: `norma ${id}`, reviewedOn, ownerMustConfirm: false }) as const

/** The claims register (D2): the only source of every figure of the site, except those of a single carrier page. */
export const claims = {
  discount: {
    id: "discount",
    value: "30%",
    label: "de desconto, no máximo",
    phrase: "até 30%",
    appearsOn: [home],
    ...contract("§1 e §9"),
  },
  years: {
    id: "years",
    value: "10+",
    label: "anos de experiência",
    phrase: "mais de 10 anos",
    appearsOn: [home, about],
    fact: "anos de experiência",
    ...contract("§1"),
  },
  titleYears: {
    id: "titleYears",
    value: "12+",
    label: "anos de experiência",
    phrase: "12+ anos de experiência",
    appearsOn: [home],
    fact: "anos de experiência",
    ...contract("§1, título da página inicial; diverge dos anos mostrados nas páginas"),
  },
  servantsServed: {
    id: "servantsServed",
    value: "5.000+",
    label: "servidores públicos atendidos",
    phrase: "5.000+ servidores públicos atendidos",
    appearsOn: [home],
    fact: "pessoas atendidas",
    ...contract("§1; diverge dos clientes atendidos mostrados na página Escritório"),
  },
  partnerCarriers: {
    id: "partnerCarriers",
    value: "15+",
    label: "operadoras parceiras",
    phrase: "15+ operadoras parceiras",
    appearsOn: [home],
    ...contract("§1"),
  },
  satisfiedClients: {
    id: "satisfiedClients",
    value: "98%",
    label: "clientes satisfeitos",
    phrase: "98% de clientes satisfeitos",
    appearsOn: [home],
    fact: "satisfação",
    ...contract("§1; diverge da satisfação mostrada na página Escritório"),
  },
  clientsServed: {
    id: "clientsServed",
    value: "1.000+",
    label: "clientes atendidos",
    phrase: "1.000+ clientes atendidos",
    appearsOn: [about],
    fact: "pessoas atendidas",
    ...contract("§1"),
  },
  support: {
    id: "support",
    value: "24/7",
    label: "suporte",
    phrase: "suporte 24/7",
    appearsOn: [about],
    fact: "horário",
    ...contract("§1; diverge do horário de atendimento"),
  },
  satisfaction: {
    id: "satisfaction",
    value: "100%",
    label: "satisfação",
    phrase: "100% de satisfação",
    appearsOn: [about],
    fact: "satisfação",
    ...contract("§1"),
  },
  /** The calendar of the office proves it, so nobody has to confirm it. */
  openingHours: {
    id: "openingHours",
    value: officeHours,
    label: "horário de atendimento",
    phrase: `${officeHours.charAt(0).toLowerCase()}${officeHours.slice(1)}`,
    appearsOn: [home, carrierPages, "rodapé"],
    fact: "horário",
    source: "calendário do escritório (N5.03)",
    reviewedOn,
    ownerMustConfirm: false,
  },
  officeHours: {
    id: "officeHours",
    value: "De segunda a sexta-feira",
    label: "com atendimento de emergência nos fins de semana e feriados",
    phrase: "de segunda a sexta-feira, com atendimento de emergência nos fins de semana e feriados",
    appearsOn: [about],
    fact: "horário",
    ...contract("§1, texto da página Escritório"),
  },
  contactPromise: {
    id: "contactPromise",
    // The leads domain defines the promise, because it computes the deadline.
    value: String(promisedWorkingHours),
    label: "horas úteis para o contato",
    phrase: promisePhrase,
    appearsOn: [home, success, carrierPages],
    isTerm: true,
    ...contract("§2 e §9"),
  },
  accessibilityAnswer: {
    id: "accessibilityAnswer",
    value: "5",
    label: "dias úteis para responder sobre acessibilidade",
    phrase: "em até 5 dias úteis",
    appearsOn: [accessibility],
    isTerm: true,
    source: "declaração de acessibilidade (N10.06)",
    reviewedOn,
    ownerMustConfirm: true,
  },
  portoLives: {
    id: "portoLives",
    value: "3",
    label: "vidas, no mínimo",
    phrase: "3 vidas",
    appearsOn: [carrierPages],
    isTerm: true,
    ...contract("§2, §5 e §9"),
  },
  aliceContract: {
    id: "aliceContract",
    value: "1",
    label: "vida por contrato",
    phrase: "para 1 vida",
    appearsOn: [carrierPages],
    isTerm: true,
    ...contract("§2 e §5"),
  },
  urgencyWait: {
    id: "urgencyWait",
    value: "24 horas",
    label: "urgência e emergência",
    phrase: "carência de até 24 horas",
    appearsOn: [carrierPages],
    ...fromNorm("CAR-03"),
  },
  generalWait: {
    id: "generalWait",
    value: "180 dias",
    label: "demais atendimentos",
    phrase: "carência de até 180 dias",
    appearsOn: [carrierPages],
    ...fromNorm("CAR-02"),
  },
  birthWait: {
    id: "birthWait",
    value: "300 dias",
    label: "parto a termo",
    phrase: "carência de até 300 dias",
    appearsOn: [carrierPages],
    ...fromNorm("CAR-01"),
  },
  knownIllness: {
    id: "knownIllness",
    value: "24 meses",
    label: "de cobertura parcial para doença preexistente, no máximo",
    phrase: "cobertura parcial por até 24 meses",
    appearsOn: [carrierPages],
    ...fromNorm("PRE-03"),
  },
  portability: {
    id: "portability",
    value: "2 anos",
    label: "no plano atual, para a portabilidade",
    phrase: "há pelo menos 2 anos no plano atual",
    appearsOn: [carrierPages],
    ...fromNorm("POR-02"),
  },
  portabilityAfterIllness: {
    id: "portabilityAfterIllness",
    value: "3 anos",
    label: "no plano atual, se houve cobertura parcial por doença preexistente",
    phrase: "3 anos se houve cobertura parcial por doença preexistente",
    appearsOn: [carrierPages],
    ...fromNorm("POR-02"),
  },
  ageBands: {
    id: "ageBands",
    value: "10",
    label: "faixas etárias",
    phrase: "10 faixas etárias",
    appearsOn: [carrierPages],
    ...fromNorm("IDA-01"),
  },
  priceSpan: {
    id: "priceSpan",
    value: "6×",
    label: "a distância máxima entre a primeira e a última faixa",
    phrase: "no máximo 6 vezes a primeira",
    appearsOn: [carrierPages],
    ...fromNorm("IDA-02"),
  },
  lastBand: {
    id: "lastBand",
    value: "59",
    label: "anos, o começo da última faixa etária",
    phrase: "aos 59 anos",
    appearsOn: [carrierPages],
    ...fromNorm("IDA-01"),
  },
  soleTrader: {
    id: "soleTrader",
    value: "6 meses",
    label: "de registro ativo do empresário individual, MEI incluído",
    phrase: "há pelo menos 6 meses",
    appearsOn: [carrierPages],
    ...fromNorm("CON-05"),
  },
  dataStatement: {
    id: "dataStatement",
    value: "15 dias",
    label: "para a declaração completa dos dados",
    phrase: "em até 15 dias",
    appearsOn: [privacy],
    ...fromNorm("DAD-06"),
  },
} as const satisfies Record<string, Claim>

/** From the specification; only the owner can prove it. */
export function contract(section: string) {
  return { source: `especificação, ${section}`, reviewedOn, ownerMustConfirm: true } as const
}

/** From secondary sources or common knowledge; must be confirmed. */
export function secondary(text: string) {
  return { source: text, reviewedOn, ownerMustConfirm: true } as const
}
