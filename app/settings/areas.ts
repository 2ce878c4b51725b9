import { href } from "react-router"
import { law } from "../norms/law.ts"
import { carriersWithPage } from "../plans/catalogue/carriers.ts"

const managers = ["gestao", "administracao"] as const

/** The forms of the settings, in the order of the menu. */
export const areas = {
  empresa: {
    label: "Empresa",
    text: "Quem vende, com os registros que o visitante confere. Aparece no rodapé, na Política de Privacidade e na página da equipe.",
    changedBy: ["administracao"],
    needsProof: true,
    seenAt: href("/equipe"),
  },
  telefones: {
    label: "Telefones e e-mail",
    text: "Como o visitante fala com o escritório. Aparece em todas as páginas e nos e-mails para o cliente.",
    changedBy: ["administracao"],
    needsProof: true,
    seenAt: href("/"),
  },
  numeros: {
    label: "Números e condições",
    text: "Tudo o que só a empresa pode comprovar. Sem prova válida, o número some do site sozinho; uma condição fica, e o painel cobra a prova.",
    changedBy: ["administracao"],
    needsProof: true,
    seenAt: href("/"),
  },
  operadoras: {
    label: "Operadoras",
    text: "O que o escritório conferiu sobre uma operadora, com a fonte e a data. Aparece na página dela e sai no fim do prazo.",
    changedBy: ["administracao"],
    needsProof: false,
    seenAt: href("/:carrier", { carrier: carriersWithPage()[0]?.slug ?? "" }),
  },
  perguntas: {
    label: "Perguntas",
    text: "As perguntas da página inicial. Cada uma leva a um artigo, traz a resposta ali mesmo, ou as duas coisas.",
    changedBy: managers,
    needsProof: false,
    seenAt: href("/"),
  },
  equipe: {
    label: "Equipe",
    text: "Quem o visitante conhece pelo nome. Quem vende plano precisa do número de registro na Susep.",
    changedBy: managers,
    needsProof: false,
    seenAt: href("/equipe"),
  },
  menus: {
    label: "Menu",
    text: "Os nomes e a ordem dos itens do menu, em todas as páginas.",
    changedBy: ["administracao"],
    needsProof: true,
    seenAt: href("/"),
  },
  textos: {
    label: "Textos prontos",
    text: "As mensagens que o escritório manda por WhatsApp e e-mail. Todas terminam com o aviso contra golpes.",
    changedBy: managers,
    needsProof: false,
    seenAt: null,
  },
  encarregado: {
    label: "Encarregado",
    text: law(
      "Quem responde pelos dados pessoais na empresa (LGPD, art. 41). Aparece na Política de Privacidade, em “Meus dados” e nas cartas de incidentes.",
      "DAD-08",
    ),
    changedBy: ["administracao"],
    needsProof: true,
    seenAt: href("/politicas-privacidade"),
  },
} as const satisfies Record<string, AreaFacts>

export type Area = keyof typeof areas

export const isArea = (text: unknown): text is Area => typeof text === "string" && Object.hasOwn(areas, text)

export function mayChange(area: Area, role: string) {
  return (areas[area].changedBy as readonly string[]).includes(role)
}

/** The roles of the desk that may change settings at all. */
type Changer = "gestao" | "administracao"

type AreaFacts = {
  label: string
  text: string
  changedBy: readonly Changer[]
  /** Changing it needs password and code, or a passkey, of the last minutes. */
  needsProof: boolean
  /** The page that the preview opens with; null where no page shows the settings. */
  seenAt: string | null
}
