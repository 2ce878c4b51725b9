import type { TitledText } from "../prose/prose.ts"

/** The five claims of §1, with the same text on the home page and the about page (D69). */
export const promises = {
  independence: {
    title: "Consultoria independente e imparcial",
    text: "Não pertencemos a nenhuma operadora e não temos plano preferido. Indicamos o que atende à sua família e dizemos por quê.",
  },
  specialisation: {
    title: "Especialistas em servidores públicos",
    text: "Federais, estaduais e municipais; da ativa, aposentados e pensionistas. Conhecemos as regras de cada vínculo.",
  },
  comparison: {
    title: "Comparação entre todas as operadoras com que trabalhamos",
    text: "Preço, rede, carência e reajuste lado a lado, em linguagem que se entende.",
  },
  noExtraCost: {
    title: "Cotação sem custo para você",
    text: "Somos uma corretora. Quem nos paga é a operadora ou a administradora, por comissão. Quando houver taxa de adesão, o valor vem na cotação, por escrito.",
  },
  support: {
    title: "Apoio da contratação ao pós-venda",
    text: "Carteirinha, reembolso, inclusão de dependente, segunda via: continuamos aqui depois da assinatura.",
  },
} as const satisfies Record<string, TitledText>
