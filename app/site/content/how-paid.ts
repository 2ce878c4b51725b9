import { href } from "react-router"
import { scamWarning } from "../../leads/lead/scam-warning.ts"
import { law } from "../../norms/law.ts"
import { brand } from "./brand.ts"

/** N10.02: who pays us. What the owner has not decided (L5, L37) is said as a question to ask. */
export const howPaid = {
  title: "Como somos pagos",
  lead: "Quem nos paga é a operadora ou a administradora, por comissão. A cotação não tem custo para você.",
  chain: {
    label: "O caminho do dinheiro",
    steps: [
      { title: "Você", text: "paga a mensalidade do plano", tile: "c0acs" },
      { title: "Operadora", text: "ou administradora recebe a mensalidade", tile: "x0at" },
      { title: brand.name, text: "recebe comissão de uma delas", tile: "c2ats" },
    ],
  },
  payments: {
    title: "Quem paga o quê",
    caption: "Pagamentos que podem aparecer na compra de um plano",
    columns: ["Pagamento", "Quem paga", "Quem recebe", "Quando"],
    rows: [
      ["Cotação", "Ninguém", "Ninguém", "Sem custo, mesmo que você não contrate"],
      ["Mensalidade", "Você", "Operadora ou administradora", "Todo mês, enquanto tiver o plano"],
      [
        "Nossa comissão",
        "Operadora ou administradora",
        brand.name,
        "Só se você contratar. Não costuma aparecer no boleto",
      ],
      [
        "Taxa de adesão, onde existe",
        "Você",
        "Corretor ou administradora",
        "Em geral, uma vez. O valor vem na cotação, por escrito",
      ],
      [
        "Contribuição à entidade, onde existe",
        "Você",
        "A entidade a que você se filia",
        "Conforme a entidade. Não é mensalidade do plano",
      ],
    ],
  },
  fee: {
    title: "Quando pode haver taxa",
    paragraphs: [
      law(
        "Em alguns planos por adesão há uma taxa, chamada de adesão ou de angariação, paga ao corretor ou à administradora. Segundo a ANS (Manual de Tópicos da Saúde Suplementar, 1ª ed., 2021), ela não é a primeira mensalidade: o valor deve ser diferente, e você declara que sabe disso e conhece a data de início da vigência.",
        "COR-05",
      ),
      "Se houver taxa no seu contrato, o valor vem na cotação, por escrito. Antes de pagar, pergunte quem recebe: a resposta é um nome e um CNPJ.",
      law("Na renovação automática do contrato não se cobra taxa (Lei 9.656/1998, art. 13).", "COR-06"),
    ],
    figure: [
      { label: "Taxa de adesão, onde existe: em geral, uma vez", rows: "f1rb" },
      {
        label: "Mensalidade: doze em um ano",
        rows: "c0rts c0rts c0rts c0rts c0rts c0rts c0rts c0rts c0rts c0rts c0rts c0rts",
      },
    ],
    link: {
      label: "Taxa de adesão não é a primeira mensalidade",
      href: href("/blog/:slug", { slug: "taxa-de-adesao" }),
    },
  },
  never: {
    title: "O que não cobramos",
    items: [
      { tile: "c2acs", title: "A cotação", text: "Comparar e explicar os planos não tem custo para você." },
      {
        tile: "q1ta",
        title: "A renovação",
        text: law("Na renovação automática não há taxa (Lei 9.656/1998, art. 13).", "COR-06"),
      },
      { tile: "f1atb", title: "Nada por mensagem", text: scamWarning },
    ],
  },
  interest: {
    title: "O nosso interesse, dito às claras",
    paragraphs: [
      "A comissão depende da contratação, e um plano pode pagar mais do que outro. Por isso, peça as razões de cada indicação e compare os planos pelas mesmas perguntas.",
      law(
        "A Resolução CNSP 382/2020 obriga o corretor de seguros a dizer, antes da compra, quanto ganha e com quem trabalha. Ela fala em seguros, capitalização e previdência aberta; o plano de saúde é fiscalizado pela ANS. Quer saber quanto recebemos no seu contrato? Pergunte.",
        "COR-02",
        "COR-03",
      ),
    ],
    questionsTitle: "O que perguntar, a nós e a qualquer corretor",
    questions: [
      "Quem paga o seu trabalho neste contrato?",
      "O que você recebe muda conforme o plano que eu escolher?",
      "Com quais operadoras você trabalha?",
      "Há cobrança além da mensalidade? Quem recebe?",
    ],
    link: {
      label: "Como o corretor é remunerado, e por que vale perguntar",
      href: href("/blog/:slug", { slug: "como-o-corretor-e-remunerado" }),
    },
  },
} as const
