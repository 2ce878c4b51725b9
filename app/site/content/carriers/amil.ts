import type { CarrierPage } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import { chatTexts } from "../chat.ts"
import { claims } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { siteName } from "../site-name.ts"
import { amilArt } from "./carrier-art.ts"
import { carriers } from "./carrier-table.ts"
import {
  ansNote,
  portabilityCard,
  priceBlock,
  reimbursementCard,
  urgencyCard,
  waitingBlock,
} from "./plan-rules.ts"

export const amil = {
  offerId: "amil",
  name: carriers.amil.name,
  glaze: "cobalto",
  art: amilArt.page,
  metadata: {
    title: `Planos Amil para servidores públicos | ${siteName}`,
    description: `Amil para servidores públicos e suas famílias: ${claims.amilProviders.phrase}, plano por adesão e plano empresarial para órgãos públicos. Peça a sua cotação.`,
    path: carrierPath("amil"),
    isIndexed: true,
  },
  hero: {
    title: "Planos Especiais para Servidores Públicos",
    text: `A Amil tem ${claims.amilYears.phrase} de história e ${claims.amilProviders.phrase}. Mostramos por qual caminho o seu vínculo permite entrar, com a sua família.`,
    actions: [
      { label: "Solicitar Cotação", to: "form" },
      { label: "Falar com Consultor", to: "chat" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      arrangement: "wall",
      tiles: amilArt.tiles,
      title: "Oito benefícios, contados sem exagero",
      cards: [
        {
          title: "Anos de história",
          figure: claims.amilYears.value,
          text: `A Amil tem ${claims.amilYears.phrase} de atuação.`,
        },
        {
          title: "Prestadores credenciados",
          figure: claims.amilProviders.value,
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
          figure: claims.amilChildAge.value,
          text: `Os filhos podem ficar no plano do titular ${claims.amilChildAge.phrase}.`,
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
      art: amilArt.plans,
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
              text: `O titular e os dependentes previstos no contrato; filhos, ${claims.amilChildAge.phrase}`,
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
          text: `Os filhos podem ser dependentes ${claims.amilChildAge.phrase}. Para o cônjuge e outros parentes, conferimos o que o contrato admite. Informe todas as idades no formulário: cada vida tem o seu preço, conforme a faixa etária.`,
          exhibit: { kind: "lives", caption: "Uma vida, um azulejo" },
        },
        {
          title: "Rede credenciada",
          text: `São ${claims.amilProviders.phrase}, e cada plano dá acesso a uma parte deles. Diga de quem você não abre mão e conferimos antes da proposta.`,
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
    message: chatTexts.amil,
    button: quoteSection.chat.button,
    hasPhone: false,
  },
} as const satisfies CarrierPage
