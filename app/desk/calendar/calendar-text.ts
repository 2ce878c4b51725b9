import type { CalendarRefusal, HolidayScope } from "./calendar-change.ts"

const recalculation =
  "Os prazos dos leads que esperam estão sendo recalculados, e cada mudança fica na história do lead."

/** Confirmations, by the code in the query string. */
export const calendarDone = {
  expediente: `Expediente guardado. ${recalculation}`,
  feriado: `Feriado marcado. ${recalculation}`,
  "feriado-retirado": `Feriado retirado. ${recalculation}`,
} as const

export type CalendarDone = keyof typeof calendarDone

const shiftsRefusal = {
  title: "O expediente não foi guardado.",
  text: "O que falta está ao lado de cada dia.",
}

export const calendarRefusals = {
  "invalid-hours": shiftsRefusal,
  overlap: shiftsRefusal,
  "invalid-day": { title: "O feriado não foi marcado.", text: "Escolha um dia do calendário." },
  "invalid-name": { title: "O feriado não foi marcado.", text: "Dê um nome a ele, com até 120 letras." },
  missing: { title: "Este dia já não era feriado.", text: "A página mostra o calendário de agora." },
  unknown: { title: "Pedido desconhecido.", text: "Nada foi mudado." },
} as const satisfies Record<CalendarRefusal | "unknown", { title: string; text: string }>

export const scopeText = {
  nacional: "Nacional",
  estadual: "Estadual",
  propria: "Do escritório",
} as const satisfies Record<HolidayScope, string>
