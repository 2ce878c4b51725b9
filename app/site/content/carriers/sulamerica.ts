import type { CarrierPage } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import { chatTexts } from "../chat.ts"
import { claims } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { siteName } from "../site-name.ts"
import { sulamericaArt } from "./carrier-art.ts"
import { carriers } from "./carrier-table.ts"
import {
  ansNote,
  portabilityCard,
  priceBlock,
  reimbursementCard,
  urgencyCard,
  waitingBlock,
} from "./plan-rules.ts"

/** D67: the same kinds of section, and as many cards, as Amil's. */
export const sulamerica = {
  offerId: "sulamerica",
  name: carriers.sulamerica.name,
  glaze: "petroleo",
  art: sulamericaArt.page,
  metadata: {
    title: `Planos SulAmérica para servidores públicos | ${siteName}`,
    description: `SulAmérica para servidores públicos e suas famílias: ${claims.sulamericaProviders.phrase}, plano por adesão e Coletivo Público. Peça a sua cotação.`,
    path: carrierPath("sulamerica"),
    isIndexed: true,
  },
  hero: {
    title: "SulAmérica para quem serve ao público",
    text: `A SulAmérica tem ${claims.sulamericaYears.phrase} de história e ${claims.sulamericaProviders.phrase}. Ajudamos você a escolher a categoria que combina com a sua família e com o seu orçamento.`,
    actions: [
      { label: "Solicitar Cotação", to: "form" },
      { label: "Falar com Consultor", to: "chat" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      arrangement: "wall",
      tiles: sulamericaArt.tiles,
      title: "Oito pontos para pôr na balança",
      cards: [
        {
          title: "Anos de história",
          figure: claims.sulamericaYears.value,
          text: `A SulAmérica tem ${claims.sulamericaYears.phrase} de atuação.`,
        },
        {
          title: "Prestadores credenciados",
          figure: claims.sulamericaProviders.value,
          text: "Cada categoria de plano abre uma parte da rede. Mostramos qual, na sua cidade.",
        },
        {
          title: "Cobertura nacional",
          text: "Para quem viaja, muda de lotação ou tem filhos em outra cidade, dentro da abrangência contratada.",
        },
        {
          title: "Categorias para comparar",
          text: "Acomodação, rede e preço variam de uma categoria para outra. Pomos as diferenças lado a lado.",
        },
        {
          title: "Família no mesmo contrato",
          text: "Os dependentes entram com o titular, conforme as regras do contrato coletivo.",
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
      art: sulamericaArt.plans,
      ground: "cobalto",
      title: "Dois caminhos para entrar na SulAmérica",
      cards: [
        {
          title: "Plano por Adesão",
          text: "Para o servidor que contrata com apoio da entidade que o representa.",
          highlight: null,
          terms: [
            {
              title: "Quem contrata",
              text: "Você, pelo vínculo com uma entidade profissional, de classe ou setorial",
            },
            { title: "Quem entra", text: "O titular e os dependentes previstos no contrato" },
            { title: "Reajuste", text: "Negociado no contrato coletivo" },
            {
              title: "Taxa única",
              text: "Pode haver taxa de adesão. Ela não substitui a primeira mensalidade",
            },
          ],
          action: { label: "Cotar por adesão", subject: "sulamerica_adesao_servidores" },
        },
        {
          title: "Coletivo Público",
          text: "Para órgãos e entidades públicas que reúnem os seus servidores em um só contrato.",
          highlight: "Mais Popular",
          terms: [
            { title: "Quem contrata", text: "O órgão ou a entidade, em nome do grupo" },
            { title: "Quem entra", text: "Os servidores do grupo e seus dependentes, conforme o contrato" },
            { title: "Reajuste", text: "Negociado entre o contratante e a operadora" },
            {
              title: "Por onde começar",
              text: "Pelo setor de pessoal ou pela sua entidade. Preparamos a proposta juntos",
            },
          ],
          action: { label: "Cotar o Coletivo Público", subject: "sulamerica_coletivo_publico" },
        },
      ],
    },
    {
      kind: "details",
      arrangement: "dossier",
      exhibits: "start",
      title: "Cinco respostas antes da proposta",
      blocks: [
        {
          title: "Quem pode entrar",
          text: "Servidores federais, estaduais e municipais, da ativa e aposentados, e pensionistas. O que abre a porta é o vínculo: com uma entidade, na adesão, ou com o órgão que contrata.",
          exhibit: {
            kind: "bond",
            links: ["Você", "Entidade ou órgão", carriers.sulamerica.name],
            caption: "O vínculo é a ponte",
          },
        },
        {
          title: "A família no contrato",
          text: "Conferimos quais parentes o contrato aceita como dependentes e até que idade. No formulário, informe as idades de todos: cada vida tem o seu preço.",
          exhibit: { kind: "lives", caption: "Uma vida, um azulejo" },
        },
        {
          title: "Como comparar as categorias",
          text: `São ${claims.sulamericaProviders.phrase}, mas nenhuma categoria precisa ter todos: precisa ter os seus. Comece pelo que não pode faltar.`,
          exhibit: {
            kind: "checklist",
            items: [
              "Hospital de confiança",
              "Médicos que já acompanham você",
              "Quarto coletivo ou individual",
              "Cidades por onde você passa",
            ],
            caption: "O que não pode faltar",
          },
        },
        waitingBlock,
        priceBlock,
      ],
      note: ansNote,
    },
  ],
  form: {
    title: "Solicite a sua cotação SulAmérica",
    intro: quoteSection.intro,
    agesHint: quoteSection.agesHint,
  },
  sideCard: {
    title: quoteSection.chat.title,
    text: quoteSection.chat.text,
    message: chatTexts.sulamerica,
    button: quoteSection.chat.button,
    hasPhone: false,
  },
} as const satisfies CarrierPage
