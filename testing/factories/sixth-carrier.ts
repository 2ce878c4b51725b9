import type { Carrier, CarrierTable } from "../../app/plans/catalogue/carrier.ts"
import { carriers } from "../../app/plans/catalogue/carriers.ts"
import type { CarrierText } from "../../app/site/carrier/carrier-page.ts"
import { type Claim, figureOf } from "../../app/site/company/claim.ts"
import { type CarrierContent, carrierContents } from "../../app/site/content/carriers/carrier-pages.ts"
import { chatAboutCarrier } from "../../app/site/content/chat.ts"
import { contract } from "../../app/site/content/claims.ts"
import { tile, wall } from "../../app/ui/tiles/tile-code.ts"

/** The first data file of a sixth carrier: its row of the table, with its form. */
export const sixthCarrier = {
  id: "boaVista",
  name: "Boa Vista Saúde",
  key: "boa_vista",
  kind: "operadora",
  aliases: ["Boa Vista"],
  emblem: { ground: tile("l0t"), motif: tile("m0at") },
  page: {
    slug: "boa-vista",
    form: {
      operadora: "Boa Vista",
      subjects: [
        { code: "boa_vista_adesao", label: "Adesão à Boa Vista" },
        { code: "boa_vista_informacoes", label: "Outras informações" },
      ],
      defaultSubject: "boa_vista_adesao",
      prefixesSubject: false,
      fixedSourcePage: "boa-vista-page",
      fixedUtmSource: "website",
      defaultMessage: "Tenho interesse no plano da Boa Vista.",
      submitLabel: "Solicitar Cotação",
      busyLabel: "Enviando...",
      exceptionText: "Erro inesperado. Tente novamente.",
    },
  },
} as const satisfies Carrier

export const tableWithSixth: CarrierTable = { ...carriers, boaVista: sixthCarrier }

/** The second: what its page says, with its pictures and its figures. */
const boaVistaClaims = {
  boaVistaCities: {
    id: "boaVistaCities",
    value: "9",
    label: "cidades",
    phrase: "9 cidades",
    appearsOn: ["/boa-vista"],
    ...contract("§1"),
  },
} as const satisfies Record<string, Claim>

const boaVista = {
  glaze: "verde",
  art: {
    emblem: { ground: tile("l0m"), motif: sixthCarrier.emblem.motif },
    mural: wall("l0t f0tw f1tw"),
  },
  metadata: {
    title: "Boa Vista Saúde",
    description: "Uma sexta operadora",
    path: "/boa-vista",
    isIndexed: true,
  },
  hero: {
    title: "Uma sexta operadora",
    text: "Só com conteúdo.",
    actions: [
      { label: "Solicitar Cotação", to: "form" },
      { label: "Ligar para", to: "phone" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      title: "O que ela traz",
      cards: [
        { title: "Rede própria", figure: boaVistaClaims.boaVistaCities.phrase, text: "Em todo o estado." },
        { title: "Perto de casa", text: ["Veja a ", { label: "lista", href: "/lista" }, "."] },
      ],
    },
    { kind: "stats", title: "Em números", figures: [figureOf(boaVistaClaims.boaVistaCities)] },
    {
      kind: "plans",
      id: "planos",
      arrangement: "towers",
      title: "Quatro planos",
      cards: [plan("Um", null), plan("Dois", "Mais Novo"), plan("Três", null), plan("Quatro", null)],
    },
    {
      kind: "details",
      arrangement: "dossier",
      title: "Antes de assinar",
      blocks: [
        { title: "Sem figura", text: "Só texto." },
        {
          title: "Elo",
          text: "Com figura.",
          exhibit: { kind: "bond", links: ["Você", "Órgão"], caption: "Elo" },
        },
      ],
    },
    {
      kind: "ageBands",
      title: "Faixas",
      text: "Duas.",
      strongBands: 1,
      caption: "As faixas",
    },
    {
      kind: "network",
      title: "Rede",
      intro: "O que conferimos:",
      units: [{ title: "Hospitais", text: "Internação" }],
      note: "Confirme antes.",
      picture: { scene: wall("l0a"), caption: "Ilustração" },
    },
    { kind: "states", title: "Onde", intro: "Em um estado.", states: ["RR"] },
    {
      kind: "document",
      sheet: "card",
      title: "O que conferir",
      parts: ["Nome", "Data"],
      link: { label: "Como ler", href: "/blog/como-ler" },
      caption: "Ilustração",
    },
    { kind: "questions", title: "Dúvidas", links: [{ label: "Posso?", href: "/blog/posso" }] },
  ],
  form: { title: "Solicite", intro: "Conte o essencial.", agesHint: "52" },
  sideCard: {
    title: "Prefere conversar?",
    text: "Fale.",
    message: chatAboutCarrier(sixthCarrier.name),
    button: "Falar",
    hasPhone: true,
  },
} as const satisfies CarrierText

/** The third: its line in the list of pages. */
export const contentsWithSixth: Readonly<Record<string, CarrierContent>> = {
  ...carrierContents,
  boaVista: { text: boaVista, claims: boaVistaClaims },
}

function plan(title: string, highlight: string | null) {
  return {
    title,
    text: `Para quem escolhe ${title}.`,
    highlight,
    terms: [{ title: "Quem contrata", text: "Você" }],
    action: { label: `Cotar ${title}`, subject: sixthCarrier.page.form.defaultSubject },
  }
}
