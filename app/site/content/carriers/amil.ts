import { law } from "../../../norms/law.ts"
import { carriers } from "../../../plans/catalogue/carriers.ts"
import { tile, wall } from "../../../ui/tiles/tile-code.ts"
import type { BenefitCard, CarrierText } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import { type Claim, figureOf } from "../../company/claim.ts"
import { claiming } from "../../company/claimed.ts"
import { siteName } from "../brand.ts"
import { chatAboutCarrier } from "../chat.ts"
import { claims, contract } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { articleLink } from "./article-link.ts"

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
  },
  tiles: [
    { ground: "verde", art: wall("a3zm") },
    { ground: "petroleo", art: wall("a2zr") },
    {},
    {},
    { ground: "agua", art: wall("c0zcs") },
  ],
  plans: [
    wall("c0zcs a2zt a3zt c0zts"),
    wall(`
      t2zw t3zw
      c2zws c2zas`),
  ],
} as const

export const amil = {
  glaze: "cobalto",
  art: art.page,
  metadata: {
    title: `Planos Amil para servidores públicos | ${siteName}`,
    description: claiming(
      amilClaims.amilProviders,
      ({ phrase }) =>
        `Amil para servidores públicos e suas famílias: ${phrase}, plano por adesão e plano empresarial para órgãos públicos. Peça a sua cotação.`,
      "Amil para servidores públicos e suas famílias: plano por adesão e plano empresarial para órgãos públicos. Peça a sua cotação.",
    ),
    path,
    isIndexed: true,
  },
  hero: {
    title: "Planos Especiais para Servidores Públicos",
    text: claiming(
      [amilClaims.amilYears, amilClaims.amilProviders],
      (years, providers) =>
        `A Amil tem ${years.phrase} de história e ${providers.phrase}. Mostramos como você e sua família podem entrar.`,
      "Mostramos como você e sua família podem entrar num plano da Amil.",
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
      title: "O que o plano oferece",
      cards: [
        claiming<BenefitCard>(
          amilClaims.amilYears,
          ({ value }) => ({
            title: "Anos de história",
            figure: value,
            text: "Compare também o IDSS, a nota que a ANS publica.",
          }),
          { title: "Nota da operadora", text: "Compare o IDSS, a nota que a ANS publica." },
        ),
        claiming<BenefitCard>(
          amilClaims.amilProviders,
          ({ value }) => ({
            title: "Prestadores credenciados",
            figure: value,
            text: "Conferimos quais atendem no plano que interessa a você.",
          }),
          { title: "Rede credenciada", text: "Conferimos quem atende no plano que interessa a você." },
        ),
        { title: "Cobertura nacional", text: "Dentro da abrangência que você contratar." },
        {
          title: "Condição coletiva",
          text: "Você entra nas condições que a entidade ou o órgão negociou.",
        },
        {
          title: "Filhos como dependentes",
          figure: amilClaims.amilChildAge.value,
          text: "É a idade máxima, conforme o contrato.",
        },
        { title: "Urgência", text: [articleLink("Quando o plano novo já atende", "carencias")] },
        {
          title: "Troca de plano",
          text: [articleLink("Como não cumprir carências de novo", "portabilidade-de-carencias")],
        },
        {
          title: "Ressarcimento federal",
          text: [articleLink("Quem recebe e como pedir", "ressarcimento-no-sougov")],
        },
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
          text: "Para quem tem vínculo com um sindicato, uma associação ou um conselho.",
          highlight: null,
          terms: [
            {
              title: "Quem contrata",
              text: law("A entidade. Você adere ao contrato dela", "CON-02"),
            },
            {
              title: "Quem entra",
              text: `Titular e dependentes do contrato; filhos, ${amilClaims.amilChildAge.phrase}`,
            },
            { title: "Taxa de adesão", text: "Se houver, vem na cotação, separada da mensalidade" },
          ],
          action: { label: "Cotar por adesão", subject: "amil_adesao_servidores" },
        },
        {
          title: "Plano Empresarial para Órgãos Públicos",
          text: "Para prefeituras, câmaras, autarquias e outros órgãos.",
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
            { title: "Quem entra", text: "Servidores do órgão e dependentes do contrato" },
            { title: "Comece por", text: "Perguntar à gestão de pessoas se já existe contrato" },
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
          text: `Os filhos podem ser dependentes ${amilClaims.amilChildAge.phrase}; o contrato diz se a cobertura acaba quando o filho completa essa idade ou um ano depois. Para o cônjuge e outros parentes, conferimos o que o contrato admite.`,
        },
        {
          title: "Rede credenciada",
          text: claiming(
            amilClaims.amilProviders,
            ({ phrase }) =>
              `São ${phrase}, e cada plano dá acesso a uma parte deles. Diga de quem você não abre mão e conferimos antes da proposta.`,
            "Cada plano dá acesso a uma parte da rede. Diga de quem você não abre mão e conferimos antes da proposta.",
          ),
          exhibit: {
            kind: "list",
            items: [
              "Seus médicos",
              "O hospital mais perto",
              "O laboratório de sempre",
              "A cidade dos seus filhos",
            ],
            caption: "Leve estes nomes à conversa",
          },
        },
        {
          title: "Carências",
          text: [
            law(
              "Carência é o tempo entre o início do plano e o direito de usar cada serviço. A lei fixa os prazos máximos; o contrato pode ter prazos menores. Veja ",
              "CAR-01",
              "CAR-02",
              "CAR-03",
            ),
            articleLink("o que cada prazo quer dizer", "carencias"),
            ".",
          ],
          exhibit: {
            kind: "waiting",
            periods: [
              { ...figureOf(claims.urgencyWait), days: 1 },
              { ...figureOf(claims.generalWait), days: 180 },
              { ...figureOf(claims.birthWait), days: 300 },
            ],
            caption: "Prazos máximos, em escala",
          },
        },
        {
          title: "Preço e reajuste",
          text: [
            "A cotação traz o preço de cada pessoa, pela idade. Veja ",
            articleLink("quando a idade muda o preço", "faixas-etarias-da-ans"),
            " e ",
            articleLink("como é o reajuste do plano coletivo", "reajuste-de-plano-coletivo"),
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
        "Entidade ou órgão que contrata",
        "Nome do plano e registro na ANS",
        "Nome e idade de cada pessoa",
        "Abrangência e acomodação",
        "Mensalidade e taxa, separadas",
      ],
      link: articleLink("Como ler a proposta, campo a campo", "como-ler-a-proposta"),
      caption: "Ilustração",
    },
    {
      kind: "questions",
      title: "Dúvidas de quem pensa na Amil",
      links: [
        articleLink("Em qual entidade me filio?", "em-qual-entidade-me-filio"),
        articleLink("Quem pode ser meu dependente?", "quem-pode-ser-dependente"),
        articleLink("O que é a taxa de adesão?", "taxa-de-adesao"),
        articleLink("E se o contrato terminar?", "fim-do-contrato-coletivo"),
      ],
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
