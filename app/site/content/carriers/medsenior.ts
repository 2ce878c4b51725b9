import { law } from "../../../norms/law.ts"
import { ageBands } from "../../../plans/catalogue/ages.ts"
import { carriers } from "../../../plans/catalogue/carriers.ts"
import { tile, wall } from "../../../ui/tiles/tile-code.ts"
import type { CarrierText } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { Claim } from "../../company/claim.ts"
import { chatTexts } from "../chat.ts"
import { claims, contract, secondary } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { siteName } from "../site-name.ts"
import { portabilityCard, sourcesNote, urgencyCard } from "./plan-rules.ts"

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
    c0pas*4 f0pt f1pt . f1pt f0pt
    . . . . f0pt f1pt
    . . . . f1pb f0pt
    . . . . f0pt f1pt`),
  },
  leaves: [wall("f0zt f1zc"), wall("f0zt f1zt"), wall("f0zc f1zt")],
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
    text: `A MedSênior atende ${medseniorClaims.medseniorStates.phrase}, com as linhas Essential, Premium e Total. Um corretor compara cada uma com o plano que você já tem: na ativa, na aposentadoria ou na pensão.`,
    actions: [
      { label: "Solicitar Cotação", to: "form" },
      { label: "Ligar para", to: "phone" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      arrangement: "stem",
      leaves: art.leaves,
      title: "O que pesa na escolha",
      cards: [
        {
          title: "Feita para a sua idade",
          text: `A MedSênior se dedica a pessoas ${medseniorClaims.medseniorAge.phrase}.`,
        },
        {
          title: "Linhas comparadas com o seu plano",
          text: "Essential, Premium e Total, item a item: rede, cobertura e mensalidade na sua idade.",
        },
        {
          title: "Rede na sua cidade",
          text: "Conferimos a rede onde você mora e para onde pensa em ir.",
        },
        {
          title: "Idade não é motivo de recusa",
          text: law(
            "Nenhuma operadora pode recusar uma pessoa por causa da idade (Lei 9.656/1998).",
            "CON-13",
          ),
        },
        urgencyCard,
        portabilityCard,
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
          text: "Comece por ela e veja se tem o que você usa perto de casa.",
          highlight: null,
          terms: [{ title: "Rede", text: "Os hospitais, as clínicas e os laboratórios desta linha" }],
          action: { label: "Cotar Essential", subject: "medsenior_servidores_publicos" },
        },
        {
          title: "Premium",
          text: "Compare com a Essential e veja se a diferença serve a você.",
          highlight: "MAIS PROCURADO",
          terms: [{ title: "Rede", text: "Os hospitais que mudam em relação à Essential" }],
          action: { label: "Cotar Premium", subject: "medsenior_servidores_publicos" },
        },
        {
          title: "Total",
          text: "Compare com a Premium e veja se compensa no seu caso.",
          highlight: null,
          terms: [{ title: "Rede", text: "Os hospitais que mudam em relação à Premium" }],
          action: { label: "Cotar Total", subject: "medsenior_servidores_publicos" },
        },
      ],
    },
    {
      kind: "ageBands",
      title: law(
        `A partir dos ${claims.lastBand.value}, o aniversário não muda mais o preço`,
        "IDA-01",
        "IDA-05",
      ),
      text: law(
        `Os planos contratados hoje têm ${claims.ageBands.phrase} (RN 563/2022 da ANS). A última começa ${claims.lastBand.phrase}: dali em diante, fazer aniversário não muda a mensalidade. O reajuste previsto no contrato continua.`,
        "IDA-01",
        "IDA-05",
      ),
      points: [
        law(`A última faixa custa ${claims.priceSpan.phrase}.`, "IDA-02"),
        law("Só há aumento por idade se as faixas e os percentuais estiverem no contrato.", "IDA-06"),
      ],
      note: sourcesNote,
      bands: ageBands,
      strongBands: 3,
      caption:
        "As faixas etárias da ANS. Em cor forte, as do público da MedSênior. A altura marca a ordem, não o preço.",
    },
    {
      kind: "details",
      arrangement: "dossier",
      title: "Antes de trocar de plano",
      blocks: [
        {
          title: "Da ativa, aposentado ou pensionista",
          text: "Servidores da ativa, aposentados e pensionistas podem pedir a cotação. Diga qual é o seu vínculo: ele define o tipo de contrato.",
          exhibit: {
            kind: "bond",
            links: ["Você", "Seu vínculo", carriers.medsenior.name],
            caption: "O vínculo define o contrato",
          },
        },
        {
          title: "Não cancele o plano atual antes da hora",
          text: law(
            "Primeiro comparamos coberturas, rede e carências. Só encerre o plano antigo quando a contratação nova estiver confirmada. Na portabilidade, cancele-o em até 5 dias do início do novo; depois disso, você cumpre carências (RN 438/2018 da ANS).",
            "POR-08",
          ),
        },
        {
          title: "O que ter em mãos",
          text: "Com poucas informações já dá para comparar. Não envie laudos nem exames pelo site.",
          exhibit: {
            kind: "checklist",
            items: [
              "O nome do plano atual",
              "Há quanto tempo você o tem",
              "Os médicos que acompanham você",
              "As idades de quem vai entrar",
            ],
            caption: "Leve esta lista à conversa",
          },
        },
      ],
    },
    {
      kind: "network",
      title: "Rede hospitalar",
      intro:
        "A rede muda ao longo do ano e de uma linha para outra. A lista com nomes e endereços vai na sua cotação, com a data da consulta. Estes são os tipos de atendimento que conferimos:",
      units: [
        { title: "Hospitais gerais", text: "Internação e cirurgia" },
        { title: "Pronto-atendimento", text: "Urgência e emergência perto de casa" },
        { title: "Clínicas e consultórios", text: "Os especialistas que já acompanham você" },
        { title: "Laboratórios", text: "Exames de rotina e de controle" },
        { title: "Centros de imagem", text: "Raio X, ultrassom, tomografia e ressonância" },
        { title: "Reabilitação", text: "Fisioterapia e acompanhamento" },
      ],
      note: "Para conferir por conta própria, use a consulta de rede do site da MedSênior.",
    },
    {
      kind: "states",
      title: "Onde a MedSênior atende",
      intro: `São ${medseniorClaims.medseniorStates.phrase}. Vai se mudar com a aposentadoria? Diga para onde, e conferimos a rede no destino.`,
      states: [
        { code: "SP", name: "São Paulo" },
        { code: "RJ", name: "Rio de Janeiro" },
        { code: "DF", name: "Distrito Federal" },
        { code: "MG", name: "Minas Gerais" },
        { code: "PR", name: "Paraná" },
        { code: "PE", name: "Pernambuco" },
        { code: "ES", name: "Espírito Santo" },
        { code: "RS", name: "Rio Grande do Sul" },
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
