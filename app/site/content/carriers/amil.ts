import { carriers } from "../../../plans/catalogue/carriers.ts"
import { tile, wall } from "../../../ui/tiles/tile-code.ts"
import type { CarrierText } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { Claim } from "../../company/claim.ts"
import { chatAboutCarrier } from "../chat.ts"
import { contract } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { siteName } from "../site-name.ts"
import { walls } from "../walls.ts"
import {
  ansNote,
  portabilityCard,
  priceBlock,
  reimbursementCard,
  urgencyCard,
  waitingBlock,
} from "./plan-rules.ts"

const path = carrierPath(carriers.amil.page.slug)

/** Its part of the claims register (D2). */
export const amilClaims = {
  amilYears: {
    id: "amilYears",
    value: "40+",
    label: "anos de história",
    phrase: "mais de 40 anos",
    appearsOn: [path],
    ...contract("§1"),
  },
  amilProviders: {
    id: "amilProviders",
    value: "30.000+",
    label: "prestadores credenciados",
    phrase: "mais de 30.000 prestadores",
    appearsOn: [path],
    ...contract("§1"),
  },
  amilChildAge: {
    id: "amilChildAge",
    value: "24 anos",
    label: "idade máxima dos filhos dependentes",
    phrase: "até os 24 anos",
    appearsOn: [path],
    ...contract("§2, §5 e §9"),
  },
} as const satisfies Record<string, Claim>

const art = {
  page: {
    emblem: { ground: tile("l0n"), motif: carriers.amil.emblem.motif },
    mural: wall(`
    l0c l0c l0c l0c x0cn l0c
    l0c q2cn+ q3cn l0c~ l0c f1cn
    l0c l0c l0c m0cn l0c~ l0c
    f1cn~ l0c m0cw! m2cw!+ l0c x0cn
    c2cwn*2 . c2cws*2!~ . c2cwn*2 .+
    . . . . .+ .
    c2can*2+ . c2can*2 .~ c2can*2 .
    . .~ .+ . . .`),
    skyline: wall(walls.skyline),
  },
  tiles: [
    { ground: "verde", art: wall("a3zm") },
    { ground: "petroleo", columns: 2, art: wall("a2zr") },
    {},
    {},
    { ground: "agua", columns: 2, art: wall("c0zcs") },
    {},
    {},
    {
      ground: "vidrado",
      columns: 3,
      art: wall(`
        f1zt f0zt f1zt
        f0zt f1zb f0zt
        f1zt f0zt f1zt`),
    },
  ],
  plans: [
    wall(`
      l0v m0va l0v m2va f1va
      c0vcs a2vt a3vt c0vcs f0va`),
    wall(`
      m0tm t2tw t3tw m2tm l0t l0t l0t
      f1tm c2tws l0w c2wcs q2tw q3tw f1tw`),
  ],
} as const

export const amil = {
  glaze: "cobalto",
  art: art.page,
  metadata: {
    title: `Planos Amil para servidores públicos | ${siteName}`,
    description: `Amil para servidores públicos e suas famílias: ${amilClaims.amilProviders.phrase}, plano por adesão e plano empresarial para órgãos públicos. Peça a sua cotação.`,
    path,
    isIndexed: true,
  },
  hero: {
    title: "Planos Especiais para Servidores Públicos",
    text: `A Amil tem ${amilClaims.amilYears.phrase} de história e ${amilClaims.amilProviders.phrase}. Mostramos por qual caminho o seu vínculo permite entrar, com a sua família.`,
    actions: [
      { label: "Solicitar Cotação", to: "form" },
      { label: "Falar com Consultor", to: "chat" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      arrangement: "wall",
      tiles: art.tiles,
      title: "Oito benefícios, contados sem exagero",
      cards: [
        {
          title: "Anos de história",
          figure: amilClaims.amilYears.value,
          text: `A Amil tem ${amilClaims.amilYears.phrase} de atuação.`,
        },
        {
          title: "Prestadores credenciados",
          figure: amilClaims.amilProviders.value,
          text: "A rede muda de um plano para outro. Conferimos a do plano que interessa a você.",
        },
        {
          title: "Cobertura nacional",
          text: "Consulta onde você mora e urgência onde você estiver, dentro da abrangência contratada.",
        },
        {
          title: "Condição coletiva",
          text: "O contrato é do grupo: da sua entidade ou do seu órgão. Você entra nas condições negociadas por ele.",
        },
        {
          title: "Filhos como dependentes",
          figure: amilClaims.amilChildAge.value,
          text: `Os filhos podem ficar no plano do titular ${amilClaims.amilChildAge.phrase}.`,
        },
        urgencyCard,
        portabilityCard,
        reimbursementCard,
      ],
    },
    {
      kind: "plans",
      id: "planos",
      arrangement: "pair",
      art: art.plans,
      title: "Dois caminhos para entrar na Amil",
      cards: [
        {
          title: "Plano por Adesão",
          text: "Para o servidor que contrata por conta própria, com a entidade que o representa.",
          highlight: null,
          terms: [
            {
              title: "Quem contrata",
              text: "Você, pelo vínculo com uma entidade profissional, de classe ou setorial",
            },
            {
              title: "Quem entra",
              text: `O titular e os dependentes previstos no contrato; filhos, ${amilClaims.amilChildAge.phrase}`,
            },
            { title: "Reajuste", text: "Negociado no contrato coletivo" },
            {
              title: "Taxa única",
              text: "Pode haver taxa de adesão. Ela não substitui a primeira mensalidade",
            },
          ],
          action: { label: "Cotar por adesão", subject: "amil_adesao_servidores" },
        },
        {
          title: "Plano Empresarial para Órgãos Públicos",
          text: "Para prefeituras, câmaras, autarquias e outros órgãos que oferecem o plano ao seu quadro.",
          highlight: "Mais Popular",
          terms: [
            { title: "Quem contrata", text: "O órgão, em nome do grupo" },
            { title: "Quem entra", text: "Os servidores do órgão e seus dependentes, conforme o contrato" },
            { title: "Reajuste", text: "Negociado entre o órgão e a operadora" },
            {
              title: "Por onde começar",
              text: "Pelo setor de pessoal. Preparamos a proposta com ele",
            },
          ],
          action: { label: "Cotar para o órgão", subject: "amil_empresarial" },
        },
      ],
    },
    {
      kind: "details",
      arrangement: "dossier",
      title: "O que vale entender antes de assinar",
      blocks: [
        {
          title: "Quem pode entrar",
          text: "Servidores federais, estaduais e municipais, da ativa e aposentados, e pensionistas. Na adesão, é preciso ter vínculo com uma entidade; no empresarial, com o órgão que contrata.",
          exhibit: {
            kind: "bond",
            links: ["Você", "Entidade ou órgão", carriers.amil.name],
            caption: "O vínculo é a ponte",
          },
        },
        {
          title: "Dependentes",
          text: `Os filhos podem ser dependentes ${amilClaims.amilChildAge.phrase}. Para o cônjuge e outros parentes, conferimos o que o contrato admite. Informe todas as idades no formulário: cada vida tem o seu preço, conforme a faixa etária.`,
          exhibit: { kind: "lives", caption: "Uma vida, um azulejo" },
        },
        {
          title: "Rede credenciada",
          text: `São ${amilClaims.amilProviders.phrase}, e cada plano dá acesso a uma parte deles. Diga de quem você não abre mão e conferimos antes da proposta.`,
          exhibit: {
            kind: "checklist",
            items: [
              "Seus médicos",
              "O hospital mais perto",
              "O laboratório de sempre",
              "A cidade dos seus filhos",
            ],
            caption: "Leve esta lista à conversa",
          },
        },
        waitingBlock,
        priceBlock,
      ],
      note: ansNote,
    },
  ],
  form: {
    title: "Solicite a sua cotação Amil",
    intro: quoteSection.intro,
    agesHint: quoteSection.agesHint,
  },
  sideCard: {
    title: quoteSection.chat.title,
    text: quoteSection.chat.text,
    message: chatAboutCarrier(carriers.amil.name),
    button: quoteSection.chat.button,
    hasPhone: false,
  },
} as const satisfies CarrierText
