import { law } from "../../../norms/law.ts"
import { carriers } from "../../../plans/catalogue/carriers.ts"
import { tile, wall } from "../../../ui/tiles/tile-code.ts"
import type { BenefitCard, CarrierText } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { Claim } from "../../company/claim.ts"
import { claiming } from "../../company/claimed.ts"
import { siteName } from "../brand.ts"
import { chatAboutCarrier } from "../chat.ts"
import { contract } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { articleLink } from "./article-link.ts"

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
  },
  tiles: [
    { ground: "cobalto", art: wall("q2zn") },
    { ground: "verde", art: wall("q2zm") },
  ],
  plans: [
    wall(`
      a2zp a3zp
      c0zcs c0zts`),
    wall(`
      q2zw q3zw
      c2zws c2zas`),
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
      ({ phrase }) =>
        `SulAmérica para servidores públicos e suas famílias: ${phrase}, plano por adesão e Coletivo Público. Peça a sua cotação.`,
      "SulAmérica para servidores públicos e suas famílias: plano por adesão e Coletivo Público. Peça a sua cotação.",
    ),
    path,
    isIndexed: true,
  },
  hero: {
    title: "SulAmérica para quem serve ao público",
    text: claiming(
      [sulamericaClaims.sulamericaYears, sulamericaClaims.sulamericaProviders],
      (years, providers) =>
        `A SulAmérica tem ${years.phrase} de história e ${providers.phrase}. Ajudamos você a escolher a categoria para a sua família.`,
      "Ajudamos você a escolher a categoria para a sua família.",
    ),
    actions: [
      { label: "Solicitar Cotação", to: "form" },
      { label: "Falar com Consultor", to: "chat" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      tiles: art.tiles,
      title: "O que comparar",
      cards: [
        claiming<BenefitCard>(
          sulamericaClaims.sulamericaYears,
          ({ value }) => ({
            title: "Anos de história",
            figure: value,
            text: "O tempo é da operadora. A rede é da categoria.",
          }),
          { title: "Categorias de plano", text: "A rede e a acomodação mudam de uma para outra." },
        ),
        claiming<BenefitCard>(
          sulamericaClaims.sulamericaProviders,
          ({ value }) => ({
            title: "Prestadores credenciados",
            figure: value,
            text: "Mostramos quais são da categoria, na sua cidade.",
          }),
          { title: "Rede credenciada", text: "Mostramos quem é da categoria, na sua cidade." },
        ),
        {
          title: "Cobertura nacional",
          text: "Para quem viaja ou muda de lotação, na abrangência contratada.",
        },
        {
          title: "Categorias lado a lado",
          text: "Acomodação, rede e preço de cada uma, na mesma página.",
        },
        {
          title: "Família no contrato",
          text: "Os dependentes entram com o titular.",
        },
        { title: "Primeiros meses", text: [articleLink("Quando o plano novo já atende", "carencias")] },
        {
          title: "Portabilidade",
          text: [articleLink("Trocar sem começar do zero", "portabilidade-de-carencias")],
        },
        {
          title: "Servidor federal",
          text: [articleLink("O que saber do ressarcimento", "reembolso-do-servidor-federal")],
        },
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
              text: law("Sindicato, associação ou conselho: você adere ao contrato da entidade", "CON-02"),
            },
            { title: "Quem entra", text: "O titular e os dependentes previstos" },
            { title: "Taxa de adesão", text: "Pergunte se há; o valor vem por escrito" },
          ],
          action: { label: "Cotar por adesão", subject: "sulamerica_adesao_servidores" },
        },
        {
          title: "Coletivo Público",
          text: "Para os servidores de um órgão ou de uma entidade pública.",
          highlight: "Mais Popular",
          terms: [
            {
              title: "Quem contrata",
              text: law(
                "O órgão ou a entidade pública, em geral por licitação (Lei 14.133/2021) ou convênio",
                "ORG-01",
                "FED-09",
              ),
            },
            { title: "Quem entra", text: "Servidores do grupo e seus dependentes" },
            { title: "Já existe?", text: "A gestão de pessoas sabe. Explicamos como entrar" },
          ],
          action: { label: "Perguntar sobre o Coletivo Público", subject: "sulamerica_coletivo_publico" },
        },
      ],
    },
    {
      kind: "details",
      arrangement: "dossier",
      title: "Antes de contratar",
      blocks: [
        {
          title: "Quem pode entrar",
          text: "Servidores federais, estaduais e municipais, aposentados e pensionistas. Na adesão, o vínculo é com a entidade que contrata; no Coletivo Público, com o órgão.",
          exhibit: {
            kind: "bond",
            links: ["Você", "Entidade ou órgão", carriers.sulamerica.name],
            caption: "É preciso ter vínculo",
          },
        },
        {
          title: "A família no contrato",
          text: "Conferimos quais parentes o contrato aceita como dependentes e até que idade. No formulário, informe as idades de todos: cada vida tem o seu preço.",
        },
        {
          title: "Como comparar as categorias",
          text: claiming(
            sulamericaClaims.sulamericaProviders,
            ({ phrase }) =>
              `São ${phrase}. A categoria não precisa ter todos, mas precisa ter os seus. Comece pelo que não pode faltar.`,
            "A categoria não precisa ter todos os prestadores, mas precisa ter os seus. Comece pelo que não pode faltar.",
          ),
          exhibit: {
            kind: "list",
            items: [
              "Hospital de confiança",
              "Médicos que já acompanham você",
              "Enfermaria ou apartamento",
              "Cidades por onde você passa",
            ],
            caption: "O que não pode faltar",
          },
        },
        {
          title: "Carências",
          text: [
            "Peça por escrito os prazos de cada pessoa da proposta e compare com ",
            articleLink("os prazos máximos", "carencias"),
            ".",
          ],
        },
        {
          title: "Preço e reajuste",
          text: [
            "Cada categoria tem a sua tabela por idade. Pergunte o mês do reajuste e ",
            articleLink("como ele é calculado", "reajuste-de-plano-coletivo"),
            ".",
          ],
        },
      ],
    },
    {
      kind: "document",
      sheet: "proposal",
      title: "O que conferir na proposta",
      parts: [
        "Nome da categoria e registro na ANS",
        "Enfermaria ou apartamento",
        "Abrangência: cidade, estado, país",
        "Coparticipação, se houver",
        "Mês do reajuste",
      ],
      link: articleLink("O que cada campo quer dizer", "como-ler-a-proposta"),
      caption: "Ilustração",
    },
    {
      kind: "questions",
      title: "Dúvidas na hora de comparar",
      links: [
        articleLink("Como comparar dois planos?", "como-comparar-planos"),
        articleLink("O que conferir na rede?", "rede-credenciada"),
        articleLink("Com ou sem coparticipação?", "coparticipacao-e-franquia"),
        articleLink("Quem paga o corretor?", "como-o-corretor-e-remunerado"),
      ],
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
