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
    c0pas*4 f0pt f1pt . f1pt f0pt
    . . . . f0pt f1pt
    . . . . f1pb f0pt
    . . . . f0pt f1pt`),
  },
  leaves: [wall("f0zt f1zc"), wall("f0zt f1zt"), wall("f0zc f1zt")],
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
    text: `A MedSênior atende ${medseniorClaims.medseniorStates.phrase}, com as linhas Essential, Premium e Total. Comparamos cada uma com o plano que você já tem.`,
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
          title: "Linhas comparadas com o seu plano",
          text: "Rede, cobertura e mensalidade na sua idade, item a item.",
        },
        {
          title: "Idade não é motivo de recusa",
          text: law("Nenhuma operadora pode recusar você pela idade (Lei 9.656/1998).", "CON-13"),
        },
        {
          title: "Doença que você já tem",
          text: law(
            `Pode haver ${claims.knownIllness.phrase}; a operadora não pode recusar você.`,
            "PRE-03",
            "CON-14",
          ),
        },
        {
          title: "Carências que você já cumpriu",
          text: [
            law(
              `Quem está ${claims.portability.phrase} pode pedir a portabilidade; são ${claims.portabilityAfterIllness.phrase}. `,
              "POR-02",
            ),
            articleLink("Veja as condições", "portabilidade-de-carencias"),
            ".",
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
          text: "Comece por ela e veja se tem o que você usa perto de casa.",
          highlight: null,
          terms: [],
          action: { label: "Cotar Essential", subject: "medsenior_servidores_publicos" },
        },
        {
          title: "Premium",
          text: "Compare com a Essential: mostramos os hospitais que mudam.",
          highlight: "MAIS PROCURADO",
          terms: [],
          action: { label: "Cotar Premium", subject: "medsenior_servidores_publicos" },
        },
        {
          title: "Total",
          text: "Compare com a Premium e veja se compensa no seu caso.",
          highlight: null,
          terms: [],
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
        `Das ${claims.ageBands.phrase} da ANS, a última começa ${claims.lastBand.phrase} e custa ${claims.priceSpan.phrase}. O reajuste previsto no contrato continua.`,
        "IDA-01",
        "IDA-02",
        "IDA-05",
      ),
      caption: [
        "Em cor forte, as faixas do público da MedSênior. A altura marca a ordem, não o preço. ",
        articleLink("Entenda as faixas", "faixas-etarias-da-ans"),
        ".",
      ],
      bands: ageBands,
      strongBands: 3,
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
            kind: "list",
            items: [
              "O nome do plano atual",
              "Há quanto tempo você o tem",
              "Os médicos que acompanham você",
              "As idades de quem vai entrar",
            ],
            caption: "Tenha à mão na conversa",
          },
        },
      ],
    },
    {
      kind: "network",
      title: "Rede hospitalar",
      intro:
        "A rede muda ao longo do ano e de uma linha para outra. Estes são os tipos de atendimento que conferimos:",
      units: [
        { title: "Hospitais gerais", text: "Internação e cirurgia" },
        { title: "Pronto-atendimento", text: "Perto da sua casa" },
        { title: "Clínicas", text: "Os seus especialistas" },
        { title: "Laboratórios", text: "Exames de rotina" },
        { title: "Centros de imagem", text: "Raio X, tomografia" },
        { title: "Reabilitação", text: "Fisioterapia e acompanhamento" },
      ],
      note: "Os nomes e endereços vão na sua cotação, com a data da consulta. Para conferir por conta própria, use a consulta de rede do site da MedSênior.",
      picture: { scene: art.hospital, caption: "Ilustração" },
    },
    {
      kind: "states",
      title: "Onde a MedSênior atende",
      intro: `São ${medseniorClaims.medseniorStates.phrase}. Vai se mudar? Diga para onde, e conferimos a rede no destino.`,
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
    {
      kind: "document",
      sheet: "card",
      title: "O que procurar na carteirinha atual",
      parts: [
        "Nome do plano",
        "Registro do plano na ANS",
        "Data de início",
        "Tipo de contrato",
        "Abrangência e acomodação",
      ],
      link: articleLink("Depois, o que conferir na proposta", "como-ler-a-proposta"),
      caption: "Ilustração: cada operadora tem o seu modelo",
    },
    {
      kind: "questions",
      title: "Dúvidas de quem vai trocar de plano",
      links: [
        articleLink("Como escolher um plano depois dos 59?", "plano-depois-dos-59"),
        articleLink("Vou me aposentar. Como fica o plano?", "plano-na-aposentadoria"),
        articleLink("Sou pensionista. Que caminhos existem?", "plano-para-pensionistas"),
        articleLink("O que muda com doença preexistente?", "doenca-preexistente"),
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
