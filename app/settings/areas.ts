import { href } from "react-router"
import { law } from "../norms/law.ts"

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
  /** The page that the preview opens with. */
  seenAt: string
}
