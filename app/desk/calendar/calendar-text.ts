import type { CalendarRefusal, HolidayScope, WeekKind } from "./calendar-change.ts"

const recalculation =
  "Os prazos dos leads que aguardam contato estão sendo recalculados, e cada mudança fica na linha do tempo do lead."

/** Confirmations, by the code in the query string. */
export const calendarDone = {
  expediente: `Expediente salvo. ${recalculation}`,
  atendimento: "Horário de telefone e WhatsApp salvo. As páginas do site mudam em instantes.",
  feriado: `Feriado marcado. ${recalculation}`,
  "feriado-retirado": `Feriado removido. ${recalculation}`,
} as const

export type CalendarDone = keyof typeof calendarDone

const hoursRefusal = {
  title: "O horário não foi salvo.",
  text: "Veja o que corrigir ao lado de cada dia.",
}

export const calendarRefusals = {
  "invalid-hours": hoursRefusal,
  overlap: hoursRefusal,
  "invalid-day": { title: "O feriado não foi marcado.", text: "Escolha uma data válida." },
  "invalid-name": {
    title: "O feriado não foi marcado.",
    text: "Escreva o nome do feriado, com até 120 caracteres.",
  },
  missing: { title: "Este dia já não era feriado.", text: "A lista foi atualizada." },
  unknown: { title: "Ação não reconhecida.", text: "Nada foi alterado." },
} as const satisfies Record<CalendarRefusal | "unknown", { title: string; text: string }>

/** The two weeks of the calendar, each with its own form. */
export const weekTexts = {
  shifts: {
    id: "expediente",
    title: "Expediente",
    table: "Expediente por dia",
    explanation:
      "É por ele que contamos as duas horas úteis da promessa de contato, no site e aqui no painel.",
    open: "Mudar o expediente",
    hint: "Deixe em branco os dias sem expediente. Para meia-noite, use 00:00.",
    save: "Salvar expediente",
  },
  "contact-hours": {
    id: "atendimento",
    title: "Telefone e WhatsApp",
    table: "Horário de telefone e WhatsApp por dia",
    explanation: "É o horário que o site e os e-mails informam ao cliente.",
    open: "Mudar o horário de telefone e WhatsApp",
    hint: "Deixe em branco os dias sem atendimento. Para meia-noite, use 00:00.",
    save: "Salvar horário",
  },
} as const satisfies Record<WeekKind, object>

/** What the site makes of the hours. */
export function siteSentence(openingHours: string) {
  return openingHours
    ? `No site aparece: “${openingHours}”.`
    : "Sem nenhum horário, o site não informa quando atendemos."
}

export const scopeText = {
  nacional: "Nacional",
  estadual: "Estadual",
  propria: "Do escritório",
} as const satisfies Record<HolidayScope, string>
