import { claimedFigure, claiming } from "../company/claimed.ts"
import type { TitledText } from "../prose/prose.ts"
import { brand } from "./brand.ts"
import { chatTexts } from "./chat.ts"
import { claims } from "./claims.ts"
import { promises } from "./promises.ts"

const values = [
  {
    title: "Independência",
    text: "A indicação parte do seu caso. Nenhuma operadora decide o que indicamos.",
  },
  {
    title: "Transparência",
    text: "Quem nos paga é a operadora ou a administradora, por comissão. Se houver taxa de adesão, o valor vem na cotação, por escrito.",
  },
  {
    title: "Especialização",
    text: "Cada vínculo com o serviço público tem regras próprias. Conhecê-las é o nosso ofício.",
  },
  {
    title: "Paciência",
    text: "Carência, reembolso, reajuste: explicamos quantas vezes for preciso, sem pressa.",
  },
  {
    title: "Sigilo",
    text: "Seus dados não são vendidos e só chegam às operadoras com o seu consentimento.",
  },
  {
    title: "Presença",
    text: "O atendimento não termina na assinatura. Com a carteirinha na mão, a conversa continua.",
  },
] as const satisfies readonly TitledText[]

const services = [
  {
    title: "Pessoa Física",
    text: "Servidores, aposentados, pensionistas e famílias que querem comparar antes de decidir.",
    points: ["Comparação de planos e redes", "Inclusão de dependentes", "Portabilidade de carências"],
  },
  {
    title: "Empresas",
    text: "Empresas, órgãos e associações que oferecem plano de saúde ao seu quadro.",
    points: ["Proposta para o grupo", "Inclusão e exclusão de pessoas", "Apoio no reajuste anual"],
  },
  {
    title: "Profissionais por Adesão",
    text: "Quem adere ao contrato de uma entidade profissional, de classe ou setorial.",
    points: [
      "Conferência do vínculo e dos documentos",
      "Condições do contrato coletivo",
      "Taxas explicadas antes da assinatura",
    ],
  },
] as const satisfies readonly (TitledText & { points: readonly string[] })[]

const questions =
  "“Posso incluir minha mãe?” “E se eu for removido para outro estado?” “O que muda quando eu me aposentar?”"

/** §2, About page. */
export const about = {
  hero: {
    title: "Um escritório dedicado ao plano de saúde do servidor",
    text: `A ${brand.name} é uma corretora de planos de saúde, registrada na Susep, para servidores públicos e suas famílias. Compara, explica e acompanha, para que a decisão seja sua e seja tranquila.`,
    statsTitle: `A ${brand.name} em números`,
    stats: [
      claimedFigure(claims.years),
      claimedFigure(claims.clientsServed),
      claimedFigure(claims.support),
      claimedFigure(claims.satisfaction),
    ],
  },
  promises: {
    title: "O que você pode esperar de nós",
    items: [
      promises.independence.title,
      promises.noExtraCost.title,
      promises.specialisation.title,
      promises.comparison.title,
      promises.support.title,
    ],
  },
  history: {
    title: "Nossa história",
    paragraphs: [
      claiming(
        claims.years,
        ({ phrase }) => `${questions} Há ${phrase}, é assim que as conversas começam por aqui.`,
        `${questions} É assim que as conversas começam por aqui.`,
      ),
      "Cada resposta depende do vínculo, da cidade, da idade e do contrato. Foi para responder direito que nos especializamos no servidor público: federal, estadual ou municipal, da ativa, aposentado ou pensionista. E na família que vem junto.",
      "Trabalhamos com planos coletivos por adesão e planos empresariais. Comparamos todas as operadoras com que trabalhamos, mostramos o que cada plano cobre e dizemos o que ele não cobre.",
    ],
    hoursTitle: "Atendimento",
    hours: claiming(
      claims.officeHours,
      ({ value, label }) => `${value}, ${label}.`,
      claiming(claims.openingHours, ({ value }) => `${value}.`, "Por telefone, por WhatsApp ou por e-mail."),
    ),
  },
  values: { title: "Nossos valores", cards: values },
  services: { title: "Para quem trabalhamos", columns: services },
  callToAction: {
    label: "ENCONTRE O PLANO PERFEITO PARA VOCÊ",
    hint: "Abrir o WhatsApp",
    message: chatTexts.about,
  },
} as const
