import { law } from "../../norms/law.ts"
import type { Company } from "../company/company.ts"
import { claims } from "./claims.ts"

/** N10.06: what was tested, what is known to fail, how to complain and by when we answer. Every line must be true. */
export function accessibility(company: Company) {
  return {
    title: "Acessibilidade deste site",
    lead: law(
      "O site de uma empresa deve ser acessível (Lei 13.146/2015, art. 63). Aqui está o que testamos, o que ainda falha e como reclamar.",
      "CDC-10",
    ),
    dated: { label: "Declaração de", on: "2026-11-17", date: "17 de novembro de 2026" },
    goal: {
      title: "O que seguimos",
      items: [
        {
          name: "WCAG 2.2, nível AA",
          text: "As diretrizes internacionais do W3C para conteúdo na internet.",
        },
        { name: "ABNT NBR 17225", text: "A norma brasileira para conteúdo e aplicações na internet." },
      ],
      text: "Tratamos as duas como meta. Nenhuma entidade de fora avaliou o site até agora, e por isso não declaramos conformidade total.",
    },
    tests: {
      title: "O que foi testado",
      text: "Programas fazem estes testes. Os quatro primeiros cobrem todos os modelos de página do site público, a cada mudança. Um programa não substitui o teste feito por pessoas com deficiência.",
      caption: "Testes de acessibilidade do site",
      columns: ["Teste", "Como", "Resultado"],
      rows: [
        [
          "Regras automáticas",
          "Programa axe, em telas de 390, 768 e 1.280 pixels, com menus abertos e fechados",
          "Nenhuma falha encontrada",
        ],
        ["Texto a 200%", "Letra dobrada em tela de celular", "Nenhum texto fica cortado"],
        ["Tela estreita", "320 pixels de largura", "Sem rolagem para o lado"],
        ["Cores do sistema", "Alto contraste, com letra dobrada", "Os campos continuam com contorno"],
        ["Sem JavaScript", "Páginas, menu e formulários", "Tudo funciona"],
        [
          "Só teclado",
          "Menu, busca, artigo e formulário de cotação, do começo ao envio",
          "Tudo se alcança, na ordem da leitura",
        ],
        ["Menos movimento", "Opção do aparelho ligada", "Nada se move"],
      ],
    },
    limits: {
      title: "O que ainda falha ou falta",
      items: [
        {
          title: "Teste com pessoas",
          text: "O site ainda não foi testado por pessoas com deficiência nem por quem usa leitor de tela todos os dias.",
        },
        { title: "Libras", text: "Não há tradução para Libras, nem atendimento em Libras." },
        {
          title: "Tabelas largas",
          text: "Em tela pequena, algumas tabelas do blog rolam para o lado dentro da própria moldura.",
        },
        {
          title: "Documentos de outras empresas",
          text: "Proposta e contrato em PDF vêm da operadora e podem não funcionar com leitor de tela.",
        },
        {
          title: "Outros sites",
          text: "WhatsApp, Susep, Receita Federal e ANS têm páginas próprias, que não controlamos.",
        },
      ],
    },
    complain: {
      id: "reclamar",
      title: "Encontrou um problema?",
      text: "Diga em que página estava, o que tentou fazer e o que usa para navegar, por exemplo leitor de tela ou lente de aumento. Se souber só uma dessas coisas, já ajuda.",
      answer: `Respondemos ${claims.accessibilityAnswer.phrase}, pelo mesmo canal, com o que vamos fazer e quando.`,
      otherwise: "Enquanto o problema não se resolve, ligue: a cotação também é feita por telefone.",
      channels: [
        { label: "Telefone", text: company.mainPhone.display, href: `tel:${company.mainPhone.e164}` },
        {
          label: "E-mail",
          text: company.email,
          href: `mailto:${company.email}?subject=Acessibilidade%20do%20site`,
        },
      ],
      after: "Se a resposta não resolver, procure o Procon da sua cidade ou do seu estado.",
    },
  } as const
}
