import { law } from "../../../norms/law.ts"
import { carriers } from "../../../plans/catalogue/carriers.ts"
import { tile, wall } from "../../../ui/tiles/tile-code.ts"
import type { BenefitCard, CarrierText } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { Claim } from "../../company/claim.ts"
import { claiming } from "../../company/claimed.ts"
import { chatAboutCarrier } from "../chat.ts"
import { contract } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { siteName } from "../site-name.ts"
import {
  portabilityCard,
  priceBlock,
  reimbursementCard,
  sourcesNote,
  urgencyCard,
  waitingBlock,
} from "./plan-rules.ts"

const path = carrierPath(carriers.sulamerica.page.slug)

/** Its part of the claims register (D2). */
export const sulamericaClaims = {
  sulamericaYears: {
    id: "sulamericaYears",
    value: "125+",
    label: "anos de história",
    phrase: "mais de 125 anos",
    appearsOn: [path],
    ...contract("§1"),
  },
  sulamericaProviders: {
    id: "sulamericaProviders",
    value: "40.000+",
    label: "prestadores credenciados",
    phrase: "mais de 40.000 prestadores",
    appearsOn: [path],
    ...contract("§1"),
  },
} as const satisfies Record<string, Claim>

const art = {
  page: {
    emblem: { ground: tile("l0r"), motif: carriers.sulamerica.emblem.motif },
    /** The Southern Cross over hills, the sun between them. */
    mural: wall(`
    l0p l0p x0pr l0p l0p l0p
    l0p l0p l0p l0p f1pr l0p
    f1pr x0pa l0p l0p l0p x0pr
    l0p~ l0p l0p x0pw! l0p l0p
    x0pa! l0p+ q2ps q3ps l0p x0pa
    l0p l0p q1ps q0ps~ l0p+ l0p
    q2pt*2 .~ q3pt*2 .+ q2pc*2 .
    . q2za q3za . .~ f0zb`),
    skyline: wall(`
      - - - q2zc q3zc - - - - - x0zt -
      q2zt q3zt q2zc l0c l0c q3zc - - q2zp q3zp - f1zt
      l0t c2tws l0c c2cws x0cw l0c q2za q3za l0p c2pws q2zb q3zb`),
  },
  tiles: [
    {
      ground: "cobalto",
      rows: 2,
      art: wall(`
        q2cs q3cs
        q2ca q3ca`),
    },
    { ground: "verde", columns: 2, art: wall("q2zm") },
    {},
    {},
    {
      ground: "agua",
      columns: 2,
      art: wall(`
        c0zts c0zcs
        c0zcs c0ztb`),
    },
    {},
    {},
    { ground: "vidrado", columns: 2, art: wall("q1za") },
  ],
  plans: [
    wall(`
      l0v q2va q3va f1va l0v
      q2vc q3vc c2vts q2vc q3vc`),
    wall(`
      x0cn l0c q2cw q3cw l0c f1cn l0c
      l0c q2cw l0w l0w q3cw l0c m0cn
      f1ca c2cws c2wcs c2wcs c2cws f0ca f1ca`),
  ],
} as const

/** D67: the same kinds of section, and as many cards, as Amil's. */
export const sulamerica = {
  glaze: "petroleo",
  art: art.page,
  metadata: {
    title: `Planos SulAmérica para servidores públicos | ${siteName}`,
    description: claiming(
      sulamericaClaims.sulamericaProviders,
      `SulAmérica para servidores públicos e suas famílias: ${sulamericaClaims.sulamericaProviders.phrase}, plano por adesão e Coletivo Público. Peça a sua cotação.`,
      "SulAmérica para servidores públicos e suas famílias: plano por adesão e Coletivo Público. Peça a sua cotação.",
    ),
    path,
    isIndexed: true,
  },
  hero: {
    title: "SulAmérica para quem serve ao público",
    text: claiming(
      [sulamericaClaims.sulamericaYears, sulamericaClaims.sulamericaProviders],
      `A SulAmérica tem ${sulamericaClaims.sulamericaYears.phrase} de história e ${sulamericaClaims.sulamericaProviders.phrase}. Ajudamos você a escolher a categoria que combina com a sua família e com o seu orçamento.`,
      "Ajudamos você a escolher a categoria que combina com a sua família e com o seu orçamento.",
    ),
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
      title: "O que comparar",
      cards: [
        claiming<BenefitCard>(
          sulamericaClaims.sulamericaYears,
          {
            title: "Anos de história",
            figure: sulamericaClaims.sulamericaYears.value,
            text: "O tempo é da operadora. A rede e a acomodação são da categoria: compare-as na cotação.",
          },
          {
            title: "Categorias de plano",
            text: "A rede e a acomodação mudam de uma categoria para outra: compare-as na cotação.",
          },
        ),
        claiming<BenefitCard>(
          sulamericaClaims.sulamericaProviders,
          {
            title: "Prestadores credenciados",
            figure: sulamericaClaims.sulamericaProviders.value,
            text: "Cada categoria de plano dá acesso a uma parte da rede. Mostramos qual, na sua cidade.",
          },
          {
            title: "Rede credenciada",
            text: "Cada categoria de plano dá acesso a uma parte da rede. Mostramos qual, na sua cidade.",
          },
        ),
        {
          title: "Cobertura nacional",
          text: "Para quem viaja, muda de lotação ou tem filhos em outra cidade, dentro da abrangência contratada.",
        },
        {
          title: "Categorias para comparar",
          text: "Acomodação, rede e preço variam de uma categoria para outra. Colocamos as diferenças lado a lado.",
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
      art: art.plans,
      ground: "cobalto",
      title: "Como entrar na SulAmérica",
      cards: [
        {
          title: "Plano por Adesão",
          text: "Para o servidor filiado à entidade que contratou o plano.",
          highlight: null,
          terms: [
            {
              title: "Quem contrata",
              text: law(
                "A entidade (sindicato, associação, conselho). Você adere ao contrato dela",
                "CON-02",
              ),
            },
            { title: "Quem entra", text: "O titular e os dependentes previstos no contrato" },
            { title: "Reajuste", text: law("Negociado entre a entidade e a operadora", "REA-01") },
            {
              title: "Taxa de adesão",
              text: "Quando houver, o valor vem na cotação, por escrito, separado da mensalidade",
            },
          ],
          action: { label: "Cotar por adesão", subject: "sulamerica_adesao_servidores" },
        },
        {
          title: "Coletivo Público",
          text: "Para os servidores de um órgão ou de uma entidade pública. Depende de contratação pelo órgão.",
          highlight: "Mais Popular",
          terms: [
            {
              title: "Quem contrata",
              text: law(
                "O órgão ou a entidade pública, em geral por licitação (Lei 14.133/2021) ou por convênio",
                "ORG-01",
                "FED-09",
              ),
            },
            { title: "Quem entra", text: "Os servidores do grupo e seus dependentes, conforme o contrato" },
            { title: "Reajuste", text: law("Negociado entre o contratante e a operadora", "REA-01") },
            {
              title: "Por onde começar",
              text: "Pergunte à gestão de pessoas se já existe um contrato. Se existir, explicamos como entrar",
            },
          ],
          action: { label: "Perguntar sobre o Coletivo Público", subject: "sulamerica_coletivo_publico" },
        },
      ],
    },
    {
      kind: "details",
      arrangement: "dossier",
      exhibits: "start",
      title: "Antes de contratar",
      blocks: [
        {
          title: "Quem pode entrar",
          text: "Servidores federais, estaduais e municipais, da ativa e aposentados, e pensionistas. Na adesão, o vínculo é com a entidade que contrata; no Coletivo Público, com o órgão.",
          exhibit: {
            kind: "bond",
            links: ["Você", "Entidade ou órgão", carriers.sulamerica.name],
            caption: "É preciso ter vínculo",
          },
        },
        {
          title: "A família no contrato",
          text: "Conferimos quais parentes o contrato aceita como dependentes e até que idade. No formulário, informe as idades de todos: cada vida tem o seu preço.",
          exhibit: { kind: "lives", caption: "Uma pessoa, uma vida" },
        },
        {
          title: "Como comparar as categorias",
          text: claiming(
            sulamericaClaims.sulamericaProviders,
            `São ${sulamericaClaims.sulamericaProviders.phrase}. A categoria não precisa ter todos, mas precisa ter os seus. Comece pelo que não pode faltar.`,
            "A categoria não precisa ter todos os prestadores, mas precisa ter os seus. Comece pelo que não pode faltar.",
          ),
          exhibit: {
            kind: "checklist",
            items: [
              "Hospital de confiança",
              "Médicos que já acompanham você",
              "Enfermaria ou apartamento",
              "Cidades por onde você passa",
            ],
            caption: "O que não pode faltar",
          },
        },
        waitingBlock,
        priceBlock,
      ],
      note: sourcesNote,
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
    message: chatAboutCarrier(carriers.sulamerica.name),
    button: quoteSection.chat.button,
    hasPhone: false,
  },
} as const satisfies CarrierText
