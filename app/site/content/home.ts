import { href } from "react-router"
import { figureOf } from "../company/claim.ts"
import type { TitledText } from "../prose/prose.ts"
import { carousel, carrierPageLinks } from "./carriers/carrier-links.ts"
import { chatTexts } from "./chat.ts"
import { claims } from "./claims.ts"
import { company } from "./company.ts"
import { promises } from "./promises.ts"
import { quoteSection } from "./quote-section.ts"

const advantages = [
  {
    title: "Cobertura nacional",
    text: "Planos com atendimento em todo o país, inclusive se a sua lotação mudar.",
  },
  {
    title: "Atendimento simplificado",
    text: "Um consultor acompanha você do primeiro contato ao pós-venda.",
  },
  {
    title: "Planos coletivos por adesão",
    text: "A contratação se apoia no vínculo com a sua entidade profissional, de classe ou setorial.",
  },
  {
    title: "Acesso aos principais hospitais",
    text: "Conferimos com você os hospitais e os laboratórios de cada plano.",
  },
  {
    title: "Saúde de qualidade com economia",
    text: `Descontos de ${claims.discount.phrase}, com a mesma atenção à rede e à cobertura.`,
  },
] as const satisfies readonly TitledText[]

const partnerReasons = [
  {
    title: "Cobertura nacional",
    text: "Consultas, exames e urgências em todo o Brasil, dentro da abrangência do plano que você escolher.",
  },
  {
    title: "Rede credenciada",
    text: "Conferimos com você os hospitais, as clínicas e os laboratórios da sua cidade antes da assinatura.",
  },
  {
    title: "Qualidade garantida",
    text: "Toda operadora precisa de registro na ANS, a agência federal que regula os planos de saúde. Mostramos onde consultar o de cada uma.",
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
    text: "Verificamos se você pode usar a portabilidade de carências prevista pela ANS.",
  },
  {
    title: "Rede conferida na sua cidade",
    text: "Você diz de quais médicos e hospitais não abre mão. Nós procuramos em cada plano.",
  },
  {
    title: company.hours,
    text: "Por telefone, por WhatsApp ou por e-mail, com gente de verdade.",
  },
  {
    title: "Cuidado com os seus dados",
    text: "Seguimos a LGPD. Seus dados não são vendidos e só chegam às operadoras com o seu consentimento.",
  },
] as const satisfies readonly TitledText[]

/** §2, Home: the sections in order. */
export const home = {
  hero: {
    id: "home",
    kicker: "Planos de saúde para servidores públicos e suas famílias",
    title: "Você sempre atendeu o público. Agora é a sua vez.",
    text: `Comparamos as operadoras para servidores federais, estaduais e municipais, da ativa, aposentados e pensionistas, e para as suas famílias. São planos coletivos por adesão e planos empresariais, com cobertura nacional e descontos de ${claims.discount.phrase}.`,
    action: { label: "Solicitar Cotação", href: "#contato" },
    beforePhone: "ou ligue para",
    hours: claims.openingHours.phrase,
    advantagesTitle: "Cinco vantagens para o servidor",
    advantages,
  },
  partners: {
    id: "planos",
    title: "Operadoras parceiras, comparadas lado a lado",
    text: "Mostramos o que muda de uma para outra em preço, rede e carência. A escolha continua sendo sua.",
    carouselLabel: "Operadoras parceiras",
    carriers: carousel,
    pageHint: "Clique para saber mais",
    reasons: partnerReasons,
  },
  about: {
    id: "sobre",
    title: "Um escritório do lado do servidor",
    text: `A ${company.name} orienta servidores da ativa, aposentados e pensionistas na escolha do plano, sem pressa e sem letra miúda. Atende também pessoas físicas, empresas e profissionais que contratam por adesão.`,
    link: { label: "Conheça o escritório", href: href("/sobre") },
    reasons: [promises.independence, promises.specialisation, promises.comparison, promises.noExtraCost],
    numbersTitle: `A ${company.name} em números`,
    numbers: [
      figureOf(claims.years),
      figureOf(claims.servantsServed),
      figureOf(claims.partnerCarriers),
      figureOf(claims.satisfiedClients),
    ],
    differentiatorsTitle: "Seis diferenciais que aparecem no dia a dia",
    differentiatorsText: "Escolher bem é o começo. O resto é acompanhamento.",
    differentiatorsAction: { label: "Solicitar Cotação", href: "#contato" },
    differentiators,
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
