import { law } from "../../../norms/law.ts"
import { carriers } from "../../../plans/catalogue/carriers.ts"
import { tile, wall } from "../../../ui/tiles/tile-code.ts"
import type { CarrierText } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { Claim } from "../../company/claim.ts"
import { figureOf } from "../../company/claim.ts"
import { claimedFigure } from "../../company/claimed.ts"
import { siteName } from "../brand.ts"
import { chatTexts } from "../chat.ts"
import { claims, contract } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { articleLink } from "./article-link.ts"

const path = carrierPath(carriers.alice.page.slug)

/** Its part of the claims register (D2). */
export const aliceClaims = {
  aliceLives: {
    id: "aliceLives",
    value: "500 mil+",
    label: "vidas na Alice",
    phrase: "mais de 500 mil vidas",
    appearsOn: [path],
    ...contract("§1"),
  },
  aliceSatisfaction: {
    id: "aliceSatisfaction",
    value: "98%",
    label: "de satisfação",
    phrase: "98% de satisfação",
    appearsOn: [path],
    ...contract("§1"),
  },
} as const satisfies Record<string, Claim>

const art = {
  page: {
    emblem: { ground: tile("l0m"), motif: carriers.alice.emblem.motif },
    mural: wall(`
    l0t l0t x0tm l0t l0t+ l0t
    l0t f1tm+ l0t l0t~ m0tm l0t
    f1tm l0t l0t l0t l0t f1tm~
    l0t f0tw! f1tw! l0t q2ts q3ts
    f0taw*2+ . f1taw*2~ . q1ts q0ts
    . .~ . .+ l0t m0tm
    f0twa*2 . f1twa*2+ . f0tw f1tw
    .~ . . .~ f0tb f1tw`),
  },
} as const

export const alice = {
  glaze: "verde",
  art: art.page,
  metadata: {
    title: `Alice pelo CNPJ, ${claims.aliceContract.phrase} | ${siteName}`,
    description: `A Alice faz contrato pelo CNPJ de uma empresa, ${claims.aliceContract.phrase}, e não tem plano por adesão. Veja as três situações e verifique se o seu caso se encaixa.`,
    path,
    isIndexed: true,
  },
  hero: {
    title: "Plano Alice pelo CNPJ de uma empresa",
    text: `A Alice não tem plano por adesão nem por entidade de classe. A contratação é pelo CNPJ de uma empresa, somente ${claims.aliceContract.phrase}. Conferimos se o seu caso se encaixa antes de pedir qualquer documento.`,
    actions: [
      { label: "Verificar Elegibilidade Alice", to: "form" },
      { label: "Consultar CNPJ", to: "anchor", href: "#situacoes" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      title: "O que muda para quem contrata sozinho",
      cards: [
        {
          title: "Sem reunir um grupo",
          text: `O contrato é ${claims.aliceContract.phrase}: você não depende de outras pessoas.`,
        },
        {
          title: "CNPJ da família",
          text: "A empresa do cônjuge ou de um filho pode ser o caminho. Conferimos se a Alice aceita.",
        },
        {
          title: "Resposta antes da papelada",
          text: "Primeiro dizemos se há caminho. Os documentos vêm depois.",
        },
        {
          title: "Reajuste à vista",
          text: "Mostramos a cláusula do reajuste antes da assinatura.",
        },
      ],
    },
    {
      kind: "stats",
      title: "A Alice em números",
      figures: [
        claimedFigure(aliceClaims.aliceLives),
        claimedFigure(aliceClaims.aliceSatisfaction),
        figureOf(claims.aliceContract),
      ],
    },
    {
      kind: "plans",
      id: "situacoes",
      arrangement: "doors",
      title: "Qual é a sua situação?",
      cards: [
        {
          title: "CNPJ próprio",
          text: "A empresa já existe, está ativa e em seu nome, e o seu cargo permite. Só você entra no contrato.",
          highlight: null,
          terms: [],
          action: { label: "Verificar CNPJ próprio", subject: "alice_cnpj_proprio" },
        },
        {
          title: "CNPJ do cônjuge ou do filho",
          text: law(
            "Ele é o titular e você entra com ele, como dependente (RN 557/2022 da ANS). São duas vidas; conferimos se a Alice aceita.",
            "CON-08",
          ),
          highlight: "Mais Procurado",
          terms: [],
          action: { label: "Verificar CNPJ da família", subject: "alice_cnpj_conjuge" },
        },
        {
          title: "MEI",
          text: [
            law(
              `O registro precisa estar regular ${claims.soleTrader.phrase} (RN 557/2022 da ANS). `,
              "CON-05",
            ),
            law(
              "Servidor federal da ativa: pela leitura corrente da Lei 8.112/1990, este caminho não é para você. ",
              "FED-01",
              "FED-06",
            ),
            articleLink("Veja por quê", "servidor-federal-pode-abrir-mei"),
            ".",
          ],
          highlight: null,
          terms: [],
          action: { label: "Verificar MEI", subject: "alice_mei_proprio" },
        },
      ],
    },
    {
      kind: "details",
      arrangement: "answers",
      title: "Antes de pedir a proposta",
      blocks: [
        {
          title: "Por que não há adesão?",
          text: [
            "Porque a Alice não tem produto por adesão nem por entidade de classe. Se o seu vínculo é com uma associação ou um sindicato, compare ",
            { label: carriers.amil.name, href: carrierPath(carriers.amil.page.slug) },
            " e ",
            { label: carriers.sulamerica.name, href: carrierPath(carriers.sulamerica.page.slug) },
            ", que têm plano por adesão.",
          ],
        },
        {
          title: "O que quer dizer “vida”?",
          text: [
            `Cada pessoa no plano é uma vida. Aqui, o contrato pelo CNPJ é somente ${claims.aliceContract.phrase}. Quem entra como dependente é uma segunda vida: nesse caso, conferimos se a Alice aceita. Para grupos a partir de ${claims.portoLives.phrase}, veja `,
            { label: carriers.portoSeguro.name, href: carrierPath(carriers.portoSeguro.page.slug) },
            ".",
          ],
        },
        {
          title: "Que CNPJ é aceito?",
          text: law(
            `O de uma empresa ativa, em uma das três situações acima. Do empresário individual, MEI incluído, a RN 557/2022 da ANS exige registro regular ${claims.soleTrader.phrase}, comprovado na contratação e a cada aniversário do contrato. Confira a situação do registro antes de enviar documentos.`,
            "CON-05",
          ),
        },
        {
          title: "Sou servidor. Posso ter CNPJ?",
          text: [
            law(
              "Depende do cargo. A Lei 8.112/1990 proíbe ao servidor federal da ativa administrar empresa privada, e a leitura corrente é que ele também não pode ser MEI. ",
              "FED-01",
              "FED-06",
            ),
            "Nos estados e municípios, leia o seu estatuto. Se o CNPJ já está aberto e a regra o proíbe, fale primeiro com um advogado. Nunca sugerimos abrir um CNPJ para conseguir um plano.",
          ],
          isWarning: true,
        },
      ],
    },
    {
      kind: "document",
      sheet: "proposal",
      title: "O que conferir na proposta",
      parts: [
        "CNPJ e nome da empresa",
        "Titular e vínculo com a empresa",
        "Quantas vidas entram",
        "Data de início",
        "Cláusula do reajuste",
      ],
      link: articleLink("Como ler a proposta antes de assinar", "como-ler-a-proposta"),
      caption: "Ilustração",
    },
    {
      kind: "questions",
      title: "Dúvidas sobre o plano pelo CNPJ",
      links: [
        articleLink("Servidor federal pode ser MEI?", "servidor-federal-pode-abrir-mei"),
        articleLink("Como é o reajuste do contrato?", "reajuste-de-plano-coletivo"),
        articleLink("Cumpro carência de novo?", "portabilidade-de-carencias"),
        articleLink("Quando posso usar o plano?", "carencias"),
      ],
    },
  ],
  form: {
    title: "Verifique a elegibilidade",
    intro: `Conte de quem é o CNPJ e há quanto tempo está ativo. Conferimos as regras da Alice e entramos em contato em ${claims.contactPromise.phrase}.`,
    agesHint: "Da pessoa que vai entrar no plano: 52",
  },
  sideCard: {
    title: "Prefere falar agora?",
    text: quoteSection.chat.text,
    message: chatTexts.alice,
    button: quoteSection.chat.button,
    hasPhone: true,
  },
} as const satisfies CarrierText
