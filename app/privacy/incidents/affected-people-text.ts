import { counted, grouped, longMoment } from "../../locale/pt-br.ts"
import type { LeadAddition } from "./incident-leads-store.server.ts"
import type { LeadReads } from "./lead-reads.ts"
import { periodText } from "./period-text.ts"

export function readRows({ opened, listed, exported, all }: LeadReads) {
  return [
    { label: "Abriu", count: grouped(opened) },
    { label: "Viu em listas e buscas", count: grouped(listed) },
    { label: "Exportou", count: grouped(exported) },
    { label: "Ao todo, cada lead contado uma vez", count: grouped(all) },
  ]
}

/** The button that adds what was read; null when the incident has it all. */
export function addLabel({ fresh }: LeadReads) {
  return fresh > 0 ? `Adicionar ${counted(fresh, "lead", "leads")} ao incidente` : null
}

/** What the counts do not say: erased leads, leads that the incident has, entries without leads. */
export function readNotes({ all, erased, unlisted, fresh }: LeadReads) {
  return [
    ...(all > 0 && fresh === 0 ? ["Todos já estão no incidente."] : []),
    ...(fresh > 0 && fresh < all
      ? [`${counted(all - fresh, "lead já está", "leads já estão")} no incidente.`]
      : []),
    ...(all === 0 ? ["Nenhuma leitura registrada neste período."] : []),
    ...(erased > 0
      ? [
          `${counted(erased, "destes leads já saiu das listas", "destes leads já saíram das listas")}: o prazo de guarda terminou, ou o titular pediu para apagar.`,
        ]
      : []),
    ...(unlisted > 0
      ? [
          `${counted(unlisted, "registro do período não diz", "registros do período não dizem")} de quais leads, porque a auditoria ainda não anotava cada um. Confira em Auditoria.`,
        ]
      : []),
  ]
}

export function affectedCount(all: number, stored: number, locked: readonly string[]) {
  const erased = all - stored - locked.length
  if (all === 0)
    return "Nenhum lead ainda. Consulte a auditoria, se foi alguém da equipe, ou adicione por protocolo."
  const gone = counted(
    erased,
    "já foi apagado e não tem mais contato salvo",
    "já foram apagados e não têm mais contato salvo",
  )
  return [`${counted(all, "lead", "leads")}.`, erased > 0 && `${gone}.`, lockedNote(locked)]
    .filter(Boolean)
    .join(" ")
}

type Letters = { holderCount: number; leadCount: number; lockedProtocols: readonly string[] }

/** How many letters to holders there are. */
export function lettersCount({ holderCount, leadCount, lockedProtocols }: Letters) {
  const listed =
    holderCount === 0
      ? "Nenhum titular nas listas: o incidente ainda não tem leads, ou todos já foram apagados."
      : `${counted(holderCount, "titular", "titulares")}, de ${counted(leadCount, "lead", "leads")}. Cada e-mail recebe uma carta.`
  return [listed, lockedNote(lockedProtocols)].filter(Boolean).join(" ")
}

/** Their holders must be told too, although no list shows them. */
function lockedNote(protocols: readonly string[]) {
  const how = "O titular também precisa ser avisado: a administração abre em Titulares"
  return protocols.length > 0
    ? `${counted(protocols.length, "está guardado", "estão guardados")} à parte, porque o titular pediu para apagar (${protocols.join(", ")}). ${how}.`
    : null
}

export function describeAddition({
  id,
  source,
  leadCount,
  reader,
  readFrom,
  readTo,
  by,
  createdAt,
}: LeadAddition) {
  const leads = counted(leadCount, "lead", "leads")
  return {
    id,
    text:
      source === "auditoria"
        ? `${leads} que ${reader} leu, ${openPeriodText(readFrom, readTo)}`
        : `${leads} por protocolo`,
    by: `Adicionado por ${by} em ${longMoment(createdAt)}`,
  }
}

/** The period of a question, whose ends may be open. */
export function openPeriodText(from: Date | null, to: Date | null) {
  if (from) return periodText(from, to)
  return to ? `até ${longMoment(to)}` : "em todo o período da auditoria"
}
