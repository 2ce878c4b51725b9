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
import { walls } from "../walls.ts"
import {
  portabilityCard,
  priceBlock,
  reimbursementCard,
  sourcesNote,
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
    isTerm: true,
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
    description: claiming(
      amilClaims.amilProviders,
      `Amil para servidores públicos e suas famílias: ${amilClaims.amilProviders.phrase}, plano por adesão e plano empresarial para órgãos públicos. Peça a sua cotação.`,
      "Amil para servidores públicos e suas famílias: plano por adesão e plano empresarial para órgãos públicos. Peça a sua cotação.",
    ),
    path,
    isIndexed: true,
  },
  hero: {
    title: "Planos Especiais para Servidores Públicos",
    text: claiming(
      [amilClaims.amilYears, amilClaims.amilProviders],
      `A Amil tem ${amilClaims.amilYears.phrase} de história e ${amilClaims.amilProviders.phrase}. Mostramos como você e sua família podem entrar, conforme o seu vínculo.`,
      "Mostramos como você e sua família podem entrar num plano da Amil, conforme o seu vínculo.",
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
      title: "O que o plano oferece",
      cards: [
        claiming<BenefitCard>(
          amilClaims.amilYears,
          {
            title: "Anos de história",
            figure: amilClaims.amilYears.value,
            text: "Além do tempo de atuação, veja a nota que a ANS publica de cada operadora, o IDSS.",
          },
          {
            title: "Nota da operadora",
            text: "Veja a nota que a ANS publica de cada operadora, o IDSS.",
          },
        ),
        claiming<BenefitCard>(
          amilClaims.amilProviders,
          {
            title: "Prestadores credenciados",
            figure: amilClaims.amilProviders.value,
            text: "A rede muda de um plano para outro. Conferimos a do plano que interessa a você.",
          },
          {
            title: "Rede credenciada",
            text: "A rede muda de um plano para outro. Conferimos a do plano que interessa a você.",
          },
        ),
        {
          title: "Cobertura nacional",
          text: "Consulta onde você mora e urgência onde você estiver, dentro da abrangência contratada.",
        },
        {
          title: "Condição coletiva",
          text: "O contrato é da sua entidade ou do seu órgão. Você entra nas condições negociadas por quem contratou.",
        },
        {
          title: "Filhos como dependentes",
          figure: amilClaims.amilChildAge.value,
          text: `Os filhos podem ficar no plano do titular ${amilClaims.amilChildAge.phrase}, conforme o contrato.`,
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
      title: "Como entrar na Amil",
      cards: [
        {
          title: "Plano por Adesão",
          text: "Para o servidor que tem vínculo com um sindicato, uma associação ou um conselho.",
          highlight: null,
          terms: [
            {
              title: "Quem contrata",
              text: law(
                "A entidade (sindicato, associação, conselho). Você adere ao contrato dela",
                "CON-02",
              ),
            },
            {
              title: "Quem entra",
              text: `O titular e os dependentes previstos no contrato; filhos, ${amilClaims.amilChildAge.phrase}`,
            },
            { title: "Reajuste", text: law("Negociado entre a entidade e a operadora", "REA-01") },
            {
              title: "Taxa de adesão",
              text: "Quando houver, o valor vem na cotação, por escrito, separado da mensalidade",
            },
          ],
          action: { label: "Cotar por adesão", subject: "amil_adesao_servidores" },
        },
        {
          title: "Plano Empresarial para Órgãos Públicos",
          text: "Para o quadro de prefeituras, câmaras, autarquias e outros órgãos. Depende de contratação pelo órgão.",
          highlight: "Mais Popular",
          terms: [
            {
              title: "Quem contrata",
              text: law(
                "O órgão, em geral por licitação (Lei 14.133/2021) ou por convênio",
                "ORG-01",
                "FED-09",
              ),
            },
            { title: "Quem entra", text: "Os servidores do órgão e seus dependentes, conforme o contrato" },
            { title: "Reajuste", text: law("Negociado entre o órgão e a operadora", "REA-01") },
            {
              title: "Por onde começar",
              text: "Pergunte à gestão de pessoas se já existe um contrato. Se existir, explicamos como entrar",
            },
          ],
          action: { label: "Perguntar sobre o meu órgão", subject: "amil_empresarial" },
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
            caption: "É preciso ter vínculo",
          },
        },
        {
          title: "Dependentes",
          text: `Os filhos podem ser dependentes ${amilClaims.amilChildAge.phrase}; o contrato diz se a cobertura acaba quando o filho completa essa idade ou um ano depois. Para o cônjuge e outros parentes, conferimos o que o contrato admite. Informe todas as idades no formulário.`,
          exhibit: { kind: "lives", caption: "Uma pessoa, uma vida" },
        },
        {
          title: "Rede credenciada",
          text: claiming(
            amilClaims.amilProviders,
            `São ${amilClaims.amilProviders.phrase}, e cada plano dá acesso a uma parte deles. Diga de quem você não abre mão e conferimos antes da proposta.`,
            "Cada plano dá acesso a uma parte da rede. Diga de quem você não abre mão e conferimos antes da proposta.",
          ),
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
      note: sourcesNote,
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
