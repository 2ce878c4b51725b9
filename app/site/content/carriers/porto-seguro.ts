import { carriers } from "../../../plans/catalogue/carriers.ts"
import { tile, wall } from "../../../ui/tiles/tile-code.ts"
import type { CarrierText } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { Claim } from "../../company/claim.ts"
import { chatTexts } from "../chat.ts"
import { claims, contract } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { siteName } from "../site-name.ts"
import { ansNote, portabilityCard, priceBlock, urgencyCard, waitingBlock } from "./plan-rules.ts"

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
    ...contract("§2"),
  },
  portoLargeFamily: {
    id: "portoLargeFamily",
    value: "5+",
    label: "vidas na família estendida",
    phrase: "5 vidas ou mais",
    appearsOn: [path],
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
    skyline: wall(`
      t2zp t3zp - t2zb t3za - - - t2zc t3zt - f1zt
      l0a c2acs m0zt q1zc q0zc m0zt m0zt m0zt q1zp q0zp m0zt f0zt`),
  },
  tiles: [
    { ground: "petroleo", art: wall("t1zr") },
    {
      ground: "agua",
      columns: 2,
      rows: 2,
      art: wall(`
        c0zts*2 . c0zcs*2 . c0zpb*2 .
        . . . . . .`),
    },
    {},
    {},
    {},
    {
      ground: "vidrado",
      columns: 4,
      art: wall(`
        - t2zb t3za
        m0zt q1zc q0zc`),
    },
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

export const portoSeguro = {
  glaze: "cobalto",
  art: art.page,
  metadata: {
    title: `Porto Seguro para grupos a partir de ${claims.portoLives.phrase} | ${siteName}`,
    description: `Plano Porto Seguro em grupo para servidores públicos: família ou colegas, com no mínimo ${claims.portoLives.phrase}. Veja como formar o seu grupo e peça a cotação.`,
    path,
    isIndexed: true,
  },
  hero: {
    title: "Reúna o seu grupo e contrate junto",
    text: `A Porto Seguro tem ${portoSeguroClaims.portoYears.phrase} de história. O contrato é em grupo, com no mínimo ${claims.portoLives.phrase}: a sua família ou os seus colegas de serviço público.`,
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
      title: "O que o grupo traz",
      cards: [
        {
          title: "Anos de história",
          figure: portoSeguroClaims.portoYears.value,
          text: `A Porto Seguro tem ${portoSeguroClaims.portoYears.phrase} de atuação.`,
        },
        {
          title: "Vidas para começar",
          figure: claims.portoLives.value,
          text: `O grupo precisa de pelo menos ${claims.portoLives.phrase}. Cada pessoa que entra no plano é uma vida.`,
        },
        {
          title: "Família ou colegas",
          text: "O grupo pode ser a sua casa, a família maior ou a turma do trabalho.",
        },
        {
          title: "Ajuda para organizar",
          text: "Fazemos com você a lista de quem entra, as idades e os documentos.",
        },
        urgencyCard,
        portabilityCard,
      ],
    },
    {
      kind: "plans",
      id: "grupos",
      arrangement: "towers",
      art: art.plans,
      ground: "petroleo",
      title: "Que grupo é o seu?",
      intro: "O preço de cada pessoa segue a idade dela. O que muda aqui é como o grupo se forma.",
      cards: [
        {
          title: `Família de ${portoSeguroClaims.portoFamily.phrase}`,
          text: "Você e as pessoas da sua casa.",
          highlight: null,
          terms: [
            { title: "Bom para", text: "Quem já tem em casa o número mínimo de pessoas" },
            { title: "Na cotação", text: "Informe a idade de cada um" },
          ],
          action: { label: "Cotar para a família", subject: "porto_familia_3_4_vidas" },
        },
        {
          title: "Grupo de colegas",
          text: "Servidores que se juntam para contratar.",
          highlight: "Mais Completo",
          terms: [
            { title: "Bom para", text: "Colegas do mesmo órgão ou da mesma carreira" },
            { title: "Na cotação", text: "Uma pessoa faz o contato e reúne as idades de todos" },
            { title: "Nosso papel", text: "Conferimos quem pode entrar e explicamos o contrato ao grupo" },
          ],
          action: { label: "Cotar para o grupo", subject: "porto_grupo_colegas" },
        },
        {
          title: `Família estendida, ${portoSeguroClaims.portoLargeFamily.phrase}`,
          text: "Pais, irmãos, filhos casados, netos.",
          highlight: null,
          terms: [
            { title: "Bom para", text: "Famílias grandes que querem um contrato só" },
            { title: "Na cotação", text: "Diga o parentesco de cada um: o contrato define quem pode entrar" },
          ],
          action: { label: "Cotar para a família estendida", subject: "porto_familia_estendida" },
        },
      ],
    },
    {
      kind: "details",
      arrangement: "dossier",
      title: "Antes de chamar o grupo",
      blocks: [
        {
          title: "Quem conta como vida",
          text: `Titular e dependentes contam igual: cada pessoa é uma vida. Um casal com um filho já soma ${claims.portoLives.phrase}.`,
          exhibit: { kind: "lives", caption: "Uma vida, um azulejo" },
        },
        {
          title: "Como formar o grupo",
          text: "Comece pela lista de pessoas. Com ela, verificamos se o grupo pode ser aceito e qual é a forma do contrato. Nunca sugerimos abrir um CNPJ para conseguir um plano.",
          exhibit: {
            kind: "checklist",
            items: [
              "Quem vai entrar",
              "A idade de cada um",
              "O parentesco ou o órgão",
              "A cidade de cada um",
            ],
            caption: "Leve esta lista à conversa",
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
            ` contrata ${claims.aliceContract.phrase}, pelo CNPJ de uma empresa que já existe.`,
          ],
        },
        waitingBlock,
        priceBlock,
      ],
      note: ansNote,
    },
  ],
  form: {
    title: "Solicite a sua cotação Porto Seguro",
    intro: `Conte quem faz parte do grupo. Conferimos as regras, preparamos uma cotação personalizada e entramos em contato em ${claims.contactPromise.phrase}.`,
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
