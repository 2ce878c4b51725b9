import { law } from "../../../norms/law.ts"
import { carriers } from "../../../plans/catalogue/carriers.ts"
import { tile, wall } from "../../../ui/tiles/tile-code.ts"
import type { BenefitCard, CarrierText } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { Claim } from "../../company/claim.ts"
import { claiming } from "../../company/claimed.ts"
import { siteName } from "../brand.ts"
import { chatTexts } from "../chat.ts"
import { claims, contract } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { articleLink } from "./article-link.ts"

const path = carrierPath(carriers.portoSeguro.page.slug)

/** Its part of the claims register (D2). */
export const portoSeguroClaims = {
  portoYears: {
    id: "portoYears",
    value: "70+",
    label: "anos de história",
    phrase: "mais de 70 anos",
    appearsOn: [path],
    ...contract("§1"),
  },
  portoFamily: {
    id: "portoFamily",
    value: "3 a 4",
    label: "vidas na família",
    phrase: "3 a 4 vidas",
    appearsOn: [path],
    isTerm: true,
    ...contract("§2"),
  },
  portoLargeFamily: {
    id: "portoLargeFamily",
    value: "5+",
    label: "vidas na família estendida",
    phrase: "5 vidas ou mais",
    appearsOn: [path],
    isTerm: true,
    ...contract("§2"),
  },
} as const satisfies Record<string, Claim>

const art = {
  page: {
    emblem: { ground: tile("l0n"), motif: carriers.portoSeguro.emblem.motif },
    /** A sailing boat with three people on the sea. */
    mural: wall(`
    l0c l0c l0c x0cn l0c l0c
    l0c f1cn l0c l0c l0c~ m0cn
    t2cw*2 .+ t3ca*2 . l0c x0cn
    .~ . . .+ l0c l0c
    l0c c0caw! c0cas! c0cab! q2cs q3cs
    m2cw*4 . .+ .~ q1cs q0cs
    .~ . . . l0c+ l0c
    m0cn m0ca m0cn m0ca m0cn m0ca`),
  },
  tiles: [
    { ground: "petroleo", art: wall("t1zr") },
    { ground: "agua", art: wall("c0zts c0zcs c0zpb") },
  ],
  plans: [
    wall(`
      c0zts*2 . - -
      . . c0zcs c0ztb`),
    wall(`
      - q2zp q3zp -
      q2zp l0p x0pw q3zp
      c0pws c0pas c0pws c0pas`),
    wall(`
      c0zts*2 . c0zcs*2 .
      . . . .
      c0zcs c0ztb c0zcs f1zt`),
  ],
} as const

const groupText = law(
  `O plano é em grupo, com no mínimo ${claims.portoLives.phrase}. Quem faz o contrato é uma empresa que já existe ou uma entidade.`,
  "CON-02",
  "CON-03",
)

export const portoSeguro = {
  glaze: "cobalto",
  art: art.page,
  metadata: {
    title: `Porto Seguro para grupos a partir de ${claims.portoLives.phrase} | ${siteName}`,
    description: `Plano Porto Seguro em grupo, por uma empresa que já existe ou por uma entidade, com no mínimo ${claims.portoLives.phrase}. Veja quem pode contratar e peça a cotação.`,
    path,
    isIndexed: true,
  },
  hero: {
    title: `Plano em grupo, a partir de ${claims.portoLives.phrase}`,
    text: claiming(
      portoSeguroClaims.portoYears,
      ({ phrase }) => `A Porto Seguro tem ${phrase} de história. ${groupText}`,
      groupText,
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
      title: "O que o plano em grupo oferece",
      cards: [
        claiming<BenefitCard>(
          portoSeguroClaims.portoYears,
          ({ value }) => ({
            title: "Anos de história",
            figure: value,
            text: law("O tempo é da companhia. O plano tem registro próprio na ANS.", "CON-12"),
          }),
          {
            title: "Registro na ANS",
            text: law("O plano tem registro próprio: confira o número no contrato.", "CON-12"),
          },
        ),
        {
          title: "Vidas para começar",
          figure: claims.portoLives.value,
          text: "É o mínimo. Cada pessoa que entra no plano é uma vida.",
        },
        {
          title: "Família ou colegas",
          text: law("Se houver a empresa ou a entidade que contrata.", "CON-02", "CON-03"),
        },
        {
          title: "Ajuda para organizar",
          text: "Fazemos com você a lista de quem entra.",
        },
      ],
    },
    {
      kind: "plans",
      id: "grupos",
      arrangement: "towers",
      art: art.plans,
      ground: "petroleo",
      title: "Que grupo é o seu?",
      cards: [
        {
          title: `Família de ${portoSeguroClaims.portoFamily.phrase}`,
          text: "Você e as pessoas da sua casa.",
          highlight: null,
          terms: [
            {
              title: "Quem contrata",
              text: law("Empresa que já existe, com alguém da família como sócio ou empregado", "CON-03"),
            },
          ],
          action: { label: "Cotar para a família", subject: "porto_familia_3_4_vidas" },
        },
        {
          title: "Grupo de colegas",
          text: law("Só por uma entidade ou empresa da qual todos façam parte.", "CON-02", "CON-03"),
          highlight: "Mais Completo",
          terms: [{ title: "Nosso papel", text: "Conferimos quem pode entrar e explicamos o contrato" }],
          action: { label: "Cotar para o grupo", subject: "porto_grupo_colegas" },
        },
        {
          title: `Família estendida, ${portoSeguroClaims.portoLargeFamily.phrase}`,
          text: "Pais, irmãos, filhos casados, netos, também por uma empresa que já existe.",
          highlight: null,
          terms: [{ title: "Na cotação", text: "Diga o parentesco de cada um" }],
          action: { label: "Cotar para a família estendida", subject: "porto_familia_estendida" },
        },
      ],
    },
    {
      kind: "details",
      arrangement: "dossier",
      title: "Antes de contratar",
      blocks: [
        {
          title: "Quem conta como vida",
          text: `Titular e dependentes contam igual: cada pessoa é uma vida. Um casal com um filho já soma ${claims.portoLives.phrase}, o que basta se houver a empresa ou a entidade que contrata.`,
          exhibit: { kind: "lives", caption: "Uma pessoa, uma vida" },
        },
        {
          title: "Como formar o grupo",
          text: law(
            "O contrato é feito por uma empresa que já existe ou por uma entidade. Sem uma delas, a família ou os colegas não podem contratar juntos (RN 557/2022 da ANS). Verificamos se o grupo pode ser aceito. Nunca sugerimos abrir um CNPJ para conseguir um plano.",
            "CON-02",
            "CON-03",
            "CON-04",
          ),
          exhibit: {
            kind: "list",
            items: [
              "Se quem contrata é empresa ou entidade",
              "Quem vai entrar e o parentesco",
              "A idade de cada um",
              "A cidade de cada um",
            ],
            caption: "O que nos contar",
          },
        },
        {
          title: "E se faltar gente?",
          text: [
            `Com menos de ${claims.portoLives.phrase}, há outros caminhos. `,
            { label: carriers.amil.name, href: carrierPath(carriers.amil.page.slug) },
            " e ",
            { label: carriers.sulamerica.name, href: carrierPath(carriers.sulamerica.page.slug) },
            " têm plano por adesão. A ",
            { label: carriers.alice.name, href: carrierPath(carriers.alice.page.slug) },
            ` faz contrato ${claims.aliceContract.phrase}, pelo CNPJ de uma empresa que já existe.`,
          ],
        },
      ],
    },
    {
      kind: "document",
      sheet: "people",
      title: "O que conferir na proposta",
      parts: [
        "Empresa ou entidade que contrata",
        "Nome e nascimento de cada vida",
        "Parentesco com o titular",
        "Valor de cada pessoa",
        "Total do grupo",
      ],
      link: articleLink("Leia a proposta campo a campo", "como-ler-a-proposta"),
      caption: "Ilustração",
    },
    {
      kind: "questions",
      title: "Dúvidas de quem contrata em grupo",
      links: [
        articleLink("Posso incluir meus pais?", "plano-para-os-pais"),
        articleLink("Quando a idade muda o preço?", "faixas-etarias-da-ans"),
        articleLink("Quando posso usar o plano?", "carencias"),
        articleLink("Cumpro carência de novo?", "portabilidade-de-carencias"),
      ],
    },
  ],
  form: {
    title: "Solicite a sua cotação Porto Seguro",
    intro: `Conte quem faz parte do grupo e se quem contrata é uma empresa ou uma entidade. Conferimos as regras, preparamos uma cotação personalizada e entramos em contato em ${claims.contactPromise.phrase}.`,
    agesHint: "De todo o grupo, separadas por vírgula: 52, 49, 17",
  },
  sideCard: {
    title: "Prefere conversar?",
    text: quoteSection.chat.text,
    message: chatTexts.portoSeguro,
    button: quoteSection.chat.button,
    hasPhone: false,
  },
} as const satisfies CarrierText
