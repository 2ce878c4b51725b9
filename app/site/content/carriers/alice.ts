import type { CarrierPage } from "../../carrier/carrier-page.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import { figureOf } from "../../company/claim.ts"
import { chatTexts } from "../chat.ts"
import { claims } from "../claims.ts"
import { quoteSection } from "../quote-section.ts"
import { siteName } from "../site-name.ts"
import { aliceArt } from "./carrier-art.ts"
import { carriers } from "./carrier-table.ts"
import { ansNote, portabilityCard, urgencyCard } from "./plan-rules.ts"

export const alice = {
  offerId: "alice",
  name: carriers.alice.name,
  glaze: "verde",
  art: aliceArt.page,
  metadata: {
    title: `Alice pelo CNPJ, ${claims.aliceContract.phrase} | ${siteName}`,
    description: `A Alice contrata pelo CNPJ de uma empresa, ${claims.aliceContract.phrase}, sem plano por adesão. Veja as três situações e verifique se o seu caso se encaixa.`,
    path: carrierPath("alice"),
    isIndexed: true,
  },
  hero: {
    title: "Um CNPJ,\numa vida,\num plano.",
    text: `A Alice não tem plano por adesão nem por entidade de classe. A contratação é pelo CNPJ de uma empresa, somente ${claims.aliceContract.phrase}. Conferimos se o seu caso se encaixa antes de pedir qualquer documento.`,
    actions: [
      { label: "Verificar Elegibilidade Alice", to: "form" },
      { label: "Consultar CNPJ", to: "anchor", href: "#situacoes" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      arrangement: "stem",
      title: "O que muda para quem contrata sozinho",
      intro: "Veja o que a contratação pelo CNPJ traz e o que ela pede em troca.",
      cards: [
        {
          title: "Sem reunir um grupo",
          text: `O contrato é ${claims.aliceContract.phrase}: você não depende de outras pessoas para entrar.`,
        },
        {
          title: "CNPJ da família",
          text: "A empresa do cônjuge ou de um filho também pode ser o caminho.",
        },
        {
          title: "Resposta antes da papelada",
          text: "Primeiro dizemos se há caminho. Os documentos vêm depois.",
        },
        urgencyCard,
        portabilityCard,
        {
          title: "Regras ditas com todas as letras",
          text: "O contrato por CNPJ tem reajuste negociado. Mostramos a cláusula antes da assinatura.",
        },
      ],
    },
    {
      kind: "stats",
      title: "A Alice em números",
      figures: [
        figureOf(claims.aliceLives),
        figureOf(claims.aliceSatisfaction),
        figureOf(claims.aliceContract),
      ],
    },
    {
      kind: "plans",
      id: "situacoes",
      arrangement: "doors",
      title: "Por qual porta você entra?",
      intro: "São três situações de CNPJ. Encontre a sua e peça a verificação.",
      cards: [
        {
          title: "CNPJ próprio",
          text: "A empresa já existe, está ativa e em seu nome, e o seu cargo permite. Você é a vida do contrato.",
          highlight: null,
          terms: [],
          action: { label: "Verificar CNPJ próprio", subject: "alice_cnpj_proprio" },
        },
        {
          title: "CNPJ do cônjuge ou do filho",
          text: "A empresa é de alguém da família, e você entra como dependente.",
          highlight: "Mais Procurado",
          terms: [],
          action: { label: "Verificar CNPJ da família", subject: "alice_cnpj_conjuge" },
        },
        {
          title: "MEI",
          text: `O registro precisa estar ativo ${claims.soleTrader.phrase}, com comprovação todo ano.`,
          highlight: null,
          terms: [],
          action: { label: "Verificar MEI", subject: "alice_mei_proprio" },
        },
      ],
    },
    {
      kind: "details",
      arrangement: "answers",
      title: "Quatro explicações antes da proposta",
      blocks: [
        {
          title: "Por que não há adesão?",
          text: [
            "Porque a Alice não tem produto por adesão nem por entidade de classe. Se o seu vínculo é com uma associação ou um sindicato, compare ",
            { label: carriers.amil.name, href: carrierPath("amil") },
            " e ",
            { label: carriers.sulamerica.name, href: carrierPath("sulamerica") },
            ", que têm plano por adesão.",
          ],
        },
        {
          title: "O que quer dizer “vida”?",
          text: [
            `Cada pessoa no plano é uma vida. Aqui, o contrato pelo CNPJ é somente ${claims.aliceContract.phrase}. Para grupos a partir de ${claims.portoLives.phrase}, veja `,
            { label: carriers.portoSeguro.name, href: carrierPath("porto-seguro") },
            ".",
          ],
        },
        {
          title: "Que CNPJ é aceito?",
          text: `O de uma empresa ativa, em uma das três situações acima. Do empresário individual, MEI incluído, pede-se registro ativo ${claims.soleTrader.phrase} e comprovação anual. Confirme a situação do registro antes de enviar documentos.`,
        },
        {
          title: "Sou servidor. Posso ter CNPJ?",
          text: "Depende do cargo. A Lei 8.112/1990 proíbe ao servidor federal administrar empresa privada, e o MEI costuma ser entendido como proibido também. Estados e municípios têm regras próprias: consulte o seu órgão. Nunca sugerimos abrir um CNPJ para conseguir um plano.",
          isWarning: true,
        },
      ],
      note: ansNote,
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
} as const satisfies CarrierPage
