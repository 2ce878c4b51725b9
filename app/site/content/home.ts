import { href } from "react-router"
import { law } from "../../norms/law.ts"
import { claimedFigure, claiming } from "../company/claimed.ts"
import type { TitledText } from "../prose/prose.ts"
import { bondQuestion } from "./bond-question.ts"
import { brand } from "./brand.ts"
import { carousel, carrierPageLinks } from "./carriers/carrier-links.ts"
import { chatTexts } from "./chat.ts"
import { claims } from "./claims.ts"
import { promises } from "./promises.ts"
import { quoteSection } from "./quote-section.ts"

const advantages = [
  {
    title: "Cobertura nacional",
    text: "Os planos nacionais atendem em todo o país, mesmo que a sua lotação mude.",
  },
  {
    title: "Atendimento simplificado",
    text: "Um corretor acompanha você do primeiro contato ao pós-venda.",
  },
  {
    title: "Planos coletivos por adesão",
    text: law(
      "A entrada depende do seu vínculo com uma entidade profissional, de classe ou setorial. Ela contrata; você adere.",
      "CON-02",
    ),
  },
  {
    title: "Acesso aos principais hospitais",
    text: "Conferimos com você os hospitais e os laboratórios de cada plano.",
  },
  {
    title: "Saúde de qualidade com economia",
    text: claiming(
      claims.discount,
      ({ phrase }) => `Descontos de ${phrase}. Conferimos com você a rede e a cobertura de cada plano.`,
      "Conferimos com você o preço, a rede e a cobertura de cada plano.",
    ),
  },
] as const satisfies readonly TitledText[]

const partnerReasons = [
  {
    title: "Cobertura nacional",
    text: "No plano nacional, consultas, exames e urgências em todo o Brasil; no regional, na área do contrato.",
  },
  {
    title: "Rede credenciada",
    text: "Conferimos com você os hospitais, as clínicas e os laboratórios da sua cidade antes da assinatura.",
  },
  {
    title: "Qualidade garantida",
    text: law(
      "O contrato deve trazer o registro na ANS, a agência federal que regula os planos de saúde. Mostramos onde consultar o de cada operadora e o de cada plano.",
      "CON-12",
    ),
  },
] as const satisfies readonly TitledText[]

const differentiators = [
  promises.support,
  {
    title: "Plano para toda a família",
    text: "Cônjuge, filhos e outros dependentes, conforme a regra de cada operadora.",
  },
  {
    title: "Orientação para trocar de plano",
    text: law("Verificamos se você pode usar a portabilidade de carências (RN 438/2018 da ANS).", "POR-01"),
  },
  {
    title: "Rede conferida na sua cidade",
    text: "Você diz de quais médicos e hospitais não abre mão. Nós procuramos em cada plano.",
  },
  {
    title: claiming(claims.openingHours, ({ value }) => value, "Fale com o escritório"),
    text: "Por telefone, por WhatsApp ou por e-mail, com gente de verdade.",
  },
  {
    title: "Cuidado com os seus dados",
    text: law(
      "Seguimos a LGPD. Seus dados não são vendidos e só chegam às operadoras com o seu consentimento.",
      "DAD-04",
      "DAD-05",
    ),
  },
] as const satisfies readonly TitledText[]

const heroText =
  "Para servidores federais, estaduais e municipais, da ativa, aposentados e pensionistas, e para as suas famílias: planos coletivos por adesão e planos empresariais, com cobertura nacional ou regional"

/** What a careful visitor checks first. */
const proofs = [
  {
    title: "Equipe",
    text: "Veja quem vai atender você",
    href: href("/equipe"),
  },
  {
    title: "Comissão",
    text: "Veja quem nos paga e como",
    href: href("/como-somos-pagos"),
  },
  {
    title: "É golpe?",
    text: "Reconheça o boleto falso antes de pagar",
    href: article("golpe-do-boleto-falso"),
  },
] as const

/** §2, Home: the sections in order. */
export const home = {
  hero: {
    id: "home",
    kicker: "Planos de saúde para servidores públicos e suas famílias",
    title: "Você sempre atendeu o público. Agora é a sua vez.",
    question: {
      id: bondQuestion.id,
      title: bondQuestion.title,
      text: "Escolha a sua situação: o pedido de cotação abre com o vínculo preenchido.",
      formId: "contato",
      unknown: bondQuestion.unknown,
    },
    action: { label: "Solicitar Cotação", href: "#contato" },
    beforePhone: "Prefere falar?",
    beforeChat: "ou",
    chat: { label: "WhatsApp", message: chatTexts.mainForm },
    hours: claiming(claims.openingHours, ({ phrase }) => `, ${phrase}`, ""),
    proofsLabel: "Antes de deixar o seu telefone",
    proofs,
    text: claiming(claims.discount, ({ phrase }) => `${heroText} e descontos de ${phrase}.`, `${heroText}.`),
    advantagesTitle: "Vantagens para o servidor",
    advantages,
  },
  partners: {
    id: "planos",
    title: "Operadoras e administradoras parceiras",
    text: "Mostramos o que muda de uma para outra em preço, rede e carência. A escolha continua sendo sua.",
    carouselLabel: "Lista de operadoras e administradoras",
    carriers: carousel,
    pageHint: "Clique para saber mais",
    reasons: partnerReasons,
  },
  about: {
    id: "sobre",
    title: "Um escritório do lado do servidor",
    text: `A ${brand.name} orienta servidores da ativa, aposentados e pensionistas, sem pressa e sem letra miúda. Atende também pessoas físicas, empresas e profissionais que entram por adesão.`,
    link: { label: "Conheça o escritório", href: href("/sobre") },
    reasons: [promises.independence, promises.specialisation, promises.comparison, promises.noExtraCost],
    numbersTitle: `A ${brand.name} em números`,
    numbers: [
      claimedFigure(claims.years),
      claimedFigure(claims.servantsServed),
      claimedFigure(claims.partnerCarriers),
      claimedFigure(claims.satisfiedClients),
    ],
    differentiatorsTitle: "Como trabalhamos",
    differentiatorsText: "Acompanhamos a escolha, a contratação e o uso do plano.",
    differentiators,
    questionsTitle: "Perguntas de quem chega",
    questionsMore: { label: "Ver todos os artigos do blog", href: href("/blog") },
    /** D66: links to the five carriers with pages. */
    closing: { lead: "Conheça de perto os planos de", carriers: carrierPageLinks },
  },
  contact: {
    id: "contato",
    title: "Entre em Contato para Cotações",
    intro: quoteSection.intro,
    agesHint: quoteSection.agesHint,
    card: { ...quoteSection.chat, message: chatTexts.mainForm, hasPhone: false },
  },
} as const

function article(slug: string) {
  return href("/blog/:slug", { slug })
}
