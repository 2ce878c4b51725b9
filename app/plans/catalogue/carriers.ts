import { tile } from "../../ui/tiles/tile-code.ts"
import type { CarrierPlace, CarrierTable } from "./carrier.ts"

/** Amil and SulAmérica store "Operadora - code" (D11). */
const fromAddress = {
  prefixesSubject: true,
  fixedSourcePage: null,
  fixedUtmSource: null,
  exceptionText: "Erro inesperado ao enviar formulário. Tente novamente.",
} as const

/**
 * The one carrier table (D5): site, leads, desk, seed and tests derive their lists from it. Those with a page come
 * first, in the order of the navigation (§2). Names that share a key have rows of their own.
 */
export const carriers = {
  amil: {
    id: "amil",
    name: "Amil",
    key: "amil",
    kind: "operadora",
    aliases: [],
    emblem: { ground: tile("l0c"), motif: tile("c2acs") },
    page: {
      slug: "amil",
      form: {
        operadora: "Amil",
        subjects: [
          { code: "amil_adesao_servidores", label: "Plano por adesão para servidores" },
          { code: "amil_empresarial", label: "Plano empresarial" },
          { code: "amil_coletivo_publico", label: "Coletivo para órgão público" },
          { code: "amil_plano_tradicional", label: "Plano tradicional" },
          { code: "amil_informacoes", label: "Outras informações" },
        ],
        defaultSubject: "amil_adesao_servidores",
        ...fromAddress,
        defaultMessage:
          "Tenho interesse no plano da Amil para servidores públicos e gostaria de receber uma cotação.",
        submitLabel: "Solicitar Cotação",
        busyLabel: "Enviando...",
      },
    },
  },
  sulamerica: {
    id: "sulamerica",
    name: "SulAmérica",
    key: "sulamerica",
    kind: "operadora",
    aliases: [],
    emblem: { ground: tile("l0t"), motif: tile("q2at") },
    page: {
      slug: "sulamerica",
      form: {
        operadora: "SulAmérica",
        subjects: [
          { code: "sulamerica_adesao_servidores", label: "Plano por adesão para servidores" },
          { code: "sulamerica_empresarial", label: "Plano empresarial" },
          { code: "sulamerica_coletivo_publico", label: "Coletivo Público" },
          { code: "sulamerica_categorias", label: "Categorias de plano" },
          { code: "sulamerica_informacoes", label: "Outras informações" },
        ],
        defaultSubject: "sulamerica_adesao_servidores",
        ...fromAddress,
        defaultMessage:
          "Tenho interesse no plano da SulAmérica para servidores públicos e gostaria de receber uma cotação.",
        submitLabel: "Solicitar Cotação",
        busyLabel: "Enviando...",
      },
    },
  },
  alice: {
    id: "alice",
    name: "Alice",
    key: "alice",
    kind: "operadora",
    aliases: [],
    emblem: { ground: tile("l0t"), motif: tile("f1at") },
    page: {
      slug: "alice",
      form: {
        operadora: "Alice",
        subjects: [
          { code: "alice_cnpj_proprio", label: "Tenho CNPJ próprio" },
          { code: "alice_cnpj_conjuge", label: "CNPJ do cônjuge" },
          { code: "alice_cnpj_filho", label: "CNPJ de filho ou filha" },
          { code: "alice_mei_proprio", label: "Sou MEI" },
          { code: "alice_sem_cnpj", label: "Não tenho CNPJ" },
          { code: "alice_informacoes", label: "Outras informações" },
        ],
        defaultSubject: "alice_cnpj_proprio",
        ...fromPage("alice-page"),
        defaultMessage: "Gostaria de verificar a elegibilidade para o plano da Alice por meio de CNPJ.",
        submitLabel: "Verificar Elegibilidade Alice",
        busyLabel: "Verificando...",
      },
    },
  },
  portoSeguro: {
    id: "portoSeguro",
    name: "Porto Seguro",
    key: "porto_seguro",
    kind: "operadora",
    aliases: [],
    emblem: { ground: tile("l0p"), motif: tile("t3at") },
    page: {
      slug: "porto-seguro",
      form: {
        operadora: "Porto Seguro",
        subjects: [
          { code: "porto_familia_3_4_vidas", label: "Família de 3 a 4 vidas" },
          { code: "porto_grupo_colegas", label: "Grupo de colegas" },
          { code: "porto_familia_estendida", label: "Família estendida, 5 vidas ou mais" },
          { code: "porto_organizar_grupo", label: "Quero ajuda para organizar um grupo" },
          { code: "porto_menos_3_vidas", label: "Tenho menos de 3 vidas" },
          { code: "porto_informacoes", label: "Outras informações" },
        ],
        defaultSubject: "porto_familia_3_4_vidas",
        ...fromPage("porto-seguro-page"),
        defaultMessage: "Tenho interesse em formar um grupo de 3 ou mais vidas para o plano da Porto Seguro.",
        submitLabel: "Solicitar Cotação",
        busyLabel: "Verificando...",
      },
    },
  },
  medsenior: {
    id: "medsenior",
    name: "MedSênior",
    key: "medsenior",
    kind: "operadora",
    aliases: ["MedSenior"],
    emblem: { ground: tile("l0p"), motif: tile("c0ats") },
    page: {
      slug: "medsenior",
      form: {
        operadora: "MedSenior",
        subjects: [
          { code: "medsenior_servidores_publicos", label: "Servidores públicos" },
          { code: "medsenior_servidor_federal", label: "Servidor federal" },
          { code: "medsenior_servidor_estadual", label: "Servidor estadual" },
          { code: "medsenior_servidor_municipal", label: "Servidor municipal" },
          { code: "medsenior_aposentado_publico", label: "Aposentado do serviço público" },
          { code: "medsenior_informacoes", label: "Outras informações" },
        ],
        defaultSubject: "medsenior_servidores_publicos",
        ...fromPage("medsenior-page"),
        defaultMessage:
          "Tenho interesse no plano da MedSênior para servidores públicos e gostaria de receber uma cotação.",
        submitLabel: "Solicitar Cotação",
        busyLabel: "Enviando...",
      },
    },
  },
  bradesco: {
    id: "bradesco",
    name: "Bradesco Saúde",
    key: "bradesco",
    kind: "operadora",
    aliases: ["Bradesco"],
    emblem: { ground: tile("l0c"), motif: tile("m0ac") },
  },
  qualicorp: {
    id: "qualicorp",
    name: "Qualicorp",
    key: "qualicorp",
    kind: "administradora",
    aliases: [],
    emblem: { ground: tile("l0c"), motif: tile("a2ac") },
  },
  preventSenior: {
    id: "preventSenior",
    name: "Prevent Senior",
    key: "prevent_senior",
    kind: "operadora",
    aliases: [],
    emblem: { ground: tile("l0p"), motif: tile("x0at") },
  },
  segurosUnimed: {
    id: "segurosUnimed",
    name: "Seguros Unimed",
    key: "unimed",
    kind: "operadora",
    aliases: [],
    initials: "Un",
    emblem: { ground: tile("l0c"), motif: tile("m2at") },
  },
  omint: {
    id: "omint",
    name: "Omint",
    key: "omint",
    kind: "operadora",
    aliases: [],
    emblem: { ground: tile("l0c"), motif: tile("f0act") },
  },
  ampla: {
    id: "ampla",
    name: "Ampla",
    key: "ampla",
    kind: "operadora",
    aliases: [],
    emblem: { ground: tile("l0t"), motif: tile("t0ac") },
  },
  blueMed: {
    id: "blueMed",
    name: "Blue Saúde",
    key: "blue_med",
    kind: "operadora",
    aliases: ["Blue Med"],
    emblem: { ground: tile("l0p"), motif: tile("a0at") },
  },
  unimedFesp: {
    id: "unimedFesp",
    name: "Unimed Fesp",
    key: "unimed",
    kind: "operadora",
    aliases: [],
    emblem: { ground: tile("l0t"), motif: tile("q1at") },
  },
  unimed: { id: "unimed", name: "Unimed", key: "unimed", kind: "operadora", aliases: [] },
  saoCamilo: { id: "saoCamilo", name: "São Camilo", key: "sao_camilo", kind: "operadora", aliases: [] },
  notredame: { id: "notredame", name: "NotreDame", key: "notredame", kind: "operadora", aliases: [] },
  onehealth: { id: "onehealth", name: "OneHealth", key: "onehealth", kind: "operadora", aliases: [] },
} as const satisfies CarrierTable

export type CarrierId = keyof typeof carriers

/** The carriers with a page, whose forms have the same id. */
export type PageCarrierId = {
  [Id in CarrierId]: (typeof carriers)[Id] extends { page: CarrierPlace } ? Id : never
}[CarrierId]

/** In the order of the navigation. */
export function carriersWithPage(table: CarrierTable = carriers) {
  return Object.values(table).flatMap(({ page, ...carrier }) => (page ? [{ ...carrier, ...page }] : []))
}

/** §2: these thirteen, in this order. */
export const carouselIds = [
  "amil",
  "alice",
  "bradesco",
  "portoSeguro",
  "qualicorp",
  "medsenior",
  "sulamerica",
  "preventSenior",
  "segurosUnimed",
  "omint",
  "ampla",
  "blueMed",
  "unimedFesp",
] as const satisfies readonly CarrierId[]

/** D6: the only card of the carousel that links. */
export const linkedInCarousel: CarrierId = "amil"

/** §2: the lead test page's options, spelled and ordered as there. */
const listedOptions = [
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
]

/** The listed ones, then each operadora with a form that the list does not name. */
export function operatorOptions(table: CarrierTable = carriers) {
  return [...new Set([...listedOptions, ...carriersWithPage(table).map(({ form }) => form.operadora)])]
}

/** Three pages send a fixed word instead of their address (§3). */
function fromPage(page: string) {
  return {
    prefixesSubject: false,
    fixedSourcePage: page,
    fixedUtmSource: "website",
    exceptionText: "Erro inesperado. Tente novamente.",
  } as const
}
