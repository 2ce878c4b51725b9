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
import { ansNote, portabilityCard, urgencyCard } from "./plan-rules.ts"

const path = carrierPath(carriers.medsenior.page.slug)

/** Its part of the claims register (D2). */
export const medseniorClaims = {
  medseniorStates: {
    id: "medseniorStates",
    value: "8",
    label: "estados",
    phrase: "8 estados",
    appearsOn: [path],
    ...contract("§1 e §9; inclui o Distrito Federal"),
  },
  medseniorAge: {
    id: "medseniorAge",
    value: "49",
    label: "anos, a idade em que começa o público da MedSênior",
    phrase: "a partir dos 49 anos",
    appearsOn: [path],
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
    description: `MedSênior para servidores públicos da ativa, aposentados e pensionistas: linhas Essential, Premium e Total, em ${medseniorClaims.medseniorStates.phrase}. Peça a sua cotação.`,
    path,
    isIndexed: true,
  },
  hero: {
    title: `O plano que começa aos ${medseniorClaims.medseniorAge.value}`,
    text: `A MedSênior é voltada a pessoas ${medseniorClaims.medseniorAge.phrase}. São três linhas, em ${medseniorClaims.medseniorStates.phrase}, e um consultor para comparar com o plano que você já tem: na ativa, na aposentadoria ou na pensão.`,
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
          title: "Três linhas",
          text: "Essential, Premium e Total, comparadas item a item com o seu plano de hoje.",
        },
        {
          title: `Presença em ${medseniorClaims.medseniorStates.phrase}`,
          text: "Conferimos a rede na cidade onde você mora e naquela para onde pensa em ir.",
        },
        {
          title: "Idade não é motivo de recusa",
          text: "Nenhuma operadora pode recusar uma pessoa por causa da idade.",
        },
        urgencyCard,
        portabilityCard,
      ],
    },
    {
      kind: "plans",
      id: "linhas",
      arrangement: "towers",
      title: "Três linhas para comparar com calma",
      cards: [
        {
          title: "Essential",
          text: "Veja o que ela cobre e qual é a rede dela perto de você.",
          highlight: null,
          terms: [{ title: "Na cotação", text: "Cobertura, rede e preço na sua cidade" }],
          action: { label: "Cotar Essential", subject: "medsenior_servidores_publicos" },
        },
        {
          title: "Premium",
          text: "Veja o que ela acrescenta à Essential e se isso faz diferença para você.",
          highlight: "MAIS PROCURADO",
          terms: [
            { title: "Na cotação", text: "Cobertura, rede e preço na sua cidade" },
            { title: "Lado a lado", text: "Comparada item a item com a Essential" },
          ],
          action: { label: "Cotar Premium", subject: "medsenior_servidores_publicos" },
        },
        {
          title: "Total",
          text: "Veja o que ela acrescenta à Premium e se compensa no seu caso.",
          highlight: null,
          terms: [
            { title: "Na cotação", text: "Cobertura, rede e preço na sua cidade" },
            { title: "Lado a lado", text: "Comparada item a item com a Premium" },
          ],
          action: { label: "Cotar Total", subject: "medsenior_servidores_publicos" },
        },
      ],
    },
    {
      kind: "ageBands",
      title: `A partir dos ${claims.lastBand.value}, o aniversário não muda mais o preço`,
      text: `Os planos contratados hoje têm ${claims.ageBands.phrase}. A última começa ${claims.lastBand.phrase}: dali em diante, fazer aniversário não muda a mensalidade. O reajuste previsto no contrato continua.`,
      points: [
        `A última faixa custa ${claims.priceSpan.phrase}.`,
        `Na portabilidade, o prazo no plano atual passa a ${claims.portabilityAfterIllness.phrase}.`,
      ],
      note: ansNote,
      bands: ageBands,
      strongBands: 3,
      caption:
        "As faixas etárias da ANS. Em cor forte, as que são o público da MedSênior. A altura marca a ordem, não o preço.",
    },
    {
      kind: "details",
      arrangement: "dossier",
      title: "Antes de trocar de plano",
      blocks: [
        {
          title: "Da ativa, aposentado ou pensionista",
          text: "Servidores federais, estaduais e municipais podem pedir a cotação, na ativa ou na aposentadoria, e também os pensionistas. Diga qual é o seu vínculo: ele define o tipo de contrato.",
          exhibit: {
            kind: "bond",
            links: ["Você", "Seu vínculo", carriers.medsenior.name],
            caption: "O vínculo define o contrato",
          },
        },
        {
          title: "Não cancele o plano atual antes da hora",
          text: "Primeiro comparamos coberturas, rede e carências. Só depois que a contratação nova estiver confirmada é que se pensa em encerrar a antiga.",
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
        "A rede muda ao longo do ano e de uma linha para outra. Por isso a lista com nomes e endereços vai na sua cotação, com a data da consulta. Estes são os tipos de atendimento que conferimos:",
      units: [
        { title: "Hospitais gerais", text: "Internação e cirurgia" },
        { title: "Pronto-atendimento", text: "Urgência e emergência perto de casa" },
        { title: "Clínicas e consultórios", text: "As especialidades que já acompanham você" },
        { title: "Laboratórios", text: "Exames de rotina e de controle" },
        { title: "Centros de imagem", text: "Raio X, ultrassom, tomografia e ressonância" },
        { title: "Reabilitação", text: "Fisioterapia e acompanhamento" },
      ],
      note: "A rede vigente de cada linha é confirmada com a MedSênior antes da contratação.",
    },
    {
      kind: "states",
      title: `Em ${medseniorClaims.medseniorStates.phrase}`,
      intro: "Vai se mudar com a aposentadoria? Diga para onde, e conferimos a rede no destino.",
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
