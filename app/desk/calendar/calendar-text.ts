import type { CalendarRefusal, HolidayScope } from "./calendar-change.ts"

const recalculation =
  "Os prazos dos leads que aguardam contato estão sendo recalculados, e cada mudança fica na linha do tempo do lead."

/** Confirmations, by the code in the query string. */
export const calendarDone = {
  expediente: `Expediente salvo. ${recalculation}`,
  feriado: `Feriado marcado. ${recalculation}`,
  "feriado-retirado": `Feriado removido. ${recalculation}`,
} as const

export type CalendarDone = keyof typeof calendarDone

const shiftsRefusal = {
  title: "O expediente não foi salvo.",
  text: "Veja o que corrigir ao lado de cada dia.",
}

export const calendarRefusals = {
  "invalid-hours": shiftsRefusal,
  overlap: shiftsRefusal,
  "invalid-day": { title: "O feriado não foi marcado.", text: "Escolha uma data válida." },
  "invalid-name": {
    title: "O feriado não foi marcado.",
    text: "Escreva o nome do feriado, com até 120 caracteres.",
  },
  missing: { title: "Este dia já não era feriado.", text: "A lista foi atualizada." },
  unknown: { title: "Ação não reconhecida.", text: "Nada foi alterado." },
} as const satisfies Record<CalendarRefusal | "unknown", { title: string; text: string }>

export const scopeText = {
  nacional: "Nacional",
  estadual: "Estadual",
  propria: "Do escritório",
} as const satisfies Record<HolidayScope, string>
