import { law } from "../../../norms/law.ts"
import { carriers } from "../../../plans/catalogue/carriers.ts"
import { tile, wall } from "../../../ui/tiles/tile-code.ts"
import type { CarrierText } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { Claim } from "../../company/claim.ts"
import { siteName } from "../brand.ts"
import { chatTexts } from "../chat.ts"
import { claims, contract, secondary } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { articleLink } from "./article-link.ts"

const path = carrierPath(carriers.medsenior.page.slug)

/** Its part of the claims register (D2). */
export const medseniorClaims = {
  medseniorStates: {
    id: "medseniorStates",
    value: "8",
    label: "unidades da federação",
    phrase: "7 estados e o Distrito Federal",
    appearsOn: [path],
    isTerm: true,
    ...contract("§1 e §9; inclui o Distrito Federal"),
  },
  medseniorAge: {
    id: "medseniorAge",
    value: "49",
    label: "anos, a idade em que começa o público da MedSênior",
    phrase: "a partir dos 49 anos",
    appearsOn: [path],
    isTerm: true,
    ...secondary("conhecimento geral do setor"),
  },
} as const satisfies Record<string, Claim>

const art = {
  page: {
    emblem: { ground: tile("l0r"), motif: carriers.medsenior.emblem.motif },
    mural: wall(`
    l0p l0p x0pr l0p l0p f1pr
    l0p f1pr l0p l0p m0pr l0p
    l0p l0p l0p l0p l0p x0pr
    m0pa f0pt! f1pt! m0pa l0p l0p
    c0pas*4 f0pt f1pt . f1pt*2 .
    . . . . . .
    . . . . f0pt f1pt
    . . . . f1pb f0pt`),
  },
  /** A house beside its hospital, under the sun. */
  hospital: wall(`
    l0a l0a q1as q0as
    l0a t2at t3at l0a
    m0at l0w x0wb l0w
    f1at c2wts l0w c2wts`),
} as const

export const medsenior = {
  glaze: "petroleo",
  art: art.page,
  metadata: {
    title: `MedSênior para servidores e aposentados | ${siteName}`,
    description: `MedSênior para servidores públicos da ativa, aposentados e pensionistas: linhas Essential, Premium e Total. Atende ${medseniorClaims.medseniorStates.phrase}.`,
    path,
    isIndexed: true,
  },
  hero: {
    title: `Plano voltado a pessoas ${medseniorClaims.medseniorAge.phrase}`,
    text: `São as linhas Essential, Premium e Total, em ${medseniorClaims.medseniorStates.phrase}. Comparamos com o plano que você já tem.`,
    actions: [
      { label: "Solicitar Cotação", to: "form" },
      { label: "Ligar para", to: "phone" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      title: "O que pesa na escolha",
      tiles: [{ ground: "verde", art: wall("c0zms") }],
      cards: [
        {
          title: "ou mais",
          figure: `${medseniorClaims.medseniorAge.value} anos`,
          text: "É o público a que a MedSênior se dedica.",
        },
        {
          title: "Linhas comparadas",
          text: "Rede, cobertura e mensalidade ao lado do seu plano de hoje.",
        },
        {
          title: "Idade não é motivo de recusa",
          text: law("Nenhuma operadora pode recusar você pela idade.", "CON-13"),
        },
        {
          title: "Doença que você já tem",
          text: [
            law(`Pode haver ${claims.knownIllness.phrase}, não recusa. `, "PRE-03", "CON-14"),
            articleLink("Entenda", "doenca-preexistente"),
          ],
        },
      ],
    },
    {
      kind: "plans",
      id: "linhas",
      arrangement: "towers",
      title: "As linhas da MedSênior",
      cards: [
        {
          title: "Essential",
          text: "Veja se ela tem o que você usa perto de casa.",
          highlight: null,
          terms: [],
          action: { label: "Cotar Essential", subject: "medsenior_servidores_publicos" },
        },
        {
          title: "Premium",
          text: "Veja os hospitais que mudam em relação à Essential.",
          highlight: "MAIS PROCURADO",
          terms: [],
          action: { label: "Cotar Premium", subject: "medsenior_servidores_publicos" },
        },
        {
          title: "Total",
          text: "Veja se compensa, comparada com a Premium.",
          highlight: null,
          terms: [],
          action: { label: "Cotar Total", subject: "medsenior_servidores_publicos" },
        },
      ],
    },
    {
      kind: "ageBands",
      title: law(`A partir dos ${claims.lastBand.value}, a idade não muda mais o preço`, "IDA-01", "IDA-05"),
      text: law(
        `Das ${claims.ageBands.phrase} da ANS, a última começa ${claims.lastBand.phrase} e custa ${claims.priceSpan.phrase}. O reajuste do contrato continua.`,
        "IDA-01",
        "IDA-02",
        "IDA-05",
      ),
      caption: [
        "Em cor forte, o público da MedSênior. A altura marca a ordem, não o preço. ",
        articleLink("Entenda as faixas", "faixas-etarias-da-ans"),
        ".",
      ],
      strongBands: 3,
    },
    {
      kind: "details",
      arrangement: "dossier",
      title: "Antes de trocar de plano",
      blocks: [
        {
          title: "Quem pode pedir",
          text: "Servidores da ativa, aposentados e pensionistas podem pedir a cotação. Diga qual é o seu vínculo: ele define o tipo de contrato. Não envie laudos nem exames pelo site.",
        },
        {
          title: "Carências que você já cumpriu",
          text: [
            law(
              `Quem está ${claims.portability.phrase} pode pedir a portabilidade; são ${claims.portabilityAfterIllness.phrase}. Só cancele o plano antigo depois que o novo começar, em até 5 dias (RN 438/2018 da ANS). `,
              "POR-01",
              "POR-02",
              "POR-08",
            ),
            articleLink("Veja o passo a passo", "portabilidade-de-carencias"),
            ".",
          ],
        },
      ],
    },
    {
      kind: "network",
      title: "Rede hospitalar",
      intro: "Ela muda ao longo do ano e de uma linha para outra. Conferimos para você:",
      units: [
        { title: "Hospitais gerais", text: "Internação e cirurgia" },
        { title: "Pronto-atendimento", text: "Perto da sua casa" },
        { title: "Clínicas", text: "Os seus especialistas" },
        { title: "Laboratórios", text: "Exames de rotina" },
        { title: "Centros de imagem", text: "Raio X, tomografia" },
        { title: "Reabilitação", text: "Fisioterapia" },
      ],
      note: "Os nomes vão na sua cotação. Confira também na consulta de rede do site da MedSênior.",
      picture: { scene: art.hospital, caption: "Ilustração" },
    },
    {
      kind: "states",
      title: "Onde a MedSênior atende",
      intro: `São ${medseniorClaims.medseniorStates.phrase}. Vai se mudar? Conferimos a rede no destino.`,
      states: ["SP", "RJ", "DF", "MG", "PR", "PE", "ES", "RS"],
    },
    {
      kind: "document",
      sheet: "card",
      title: "O que ver na carteirinha",
      parts: ["Nome do plano", "Registro na ANS", "Data de início", "Tipo de contrato", "Abrangência"],
      link: articleLink("Depois, o que conferir na proposta", "como-ler-a-proposta"),
      caption: "Ilustração: cada uma tem o seu modelo",
    },
    {
      kind: "questions",
      title: "Dúvidas comuns",
      links: [
        articleLink("Como escolher depois dos 59?", "plano-depois-dos-59"),
        articleLink("Vou me aposentar. E o plano?", "plano-na-aposentadoria"),
        articleLink("Que plano o pensionista pode ter?", "plano-para-pensionistas"),
      ],
    },
  ],
  form: {
    title: "Solicite a sua cotação MedSênior",
    intro: quoteSection.intro,
    agesHint: "De todos, separadas por vírgula: 68, 64",
  },
  sideCard: {
    title: quoteSection.chat.title,
    text: quoteSection.chat.text,
    message: chatTexts.medsenior,
    button: quoteSection.chat.button,
    hasPhone: true,
  },
} as const satisfies CarrierText
