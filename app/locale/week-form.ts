import { hoursRefusal, type WeekHours } from "../platform/time/week-hours.ts"
import { endText, timeText } from "./opening-hours.ts"

/** Two form fields with their names and typed values. */
export type WeekSpan = { fromName: string; from: string; toName: string; to: string }
export type WeekRow = { weekday: number; label: string; spans: readonly WeekSpan[]; error?: string }

const labels = [
  "Segunda-feira",
  "Terça-feira",
  "Quarta-feira",
  "Quinta-feira",
  "Sexta-feira",
  "Sábado",
  "Domingo",
] as const

const fewestSpans = 2
const mostSpans = 6

/** The stored shifts as form fields. */
export function weekRows(shifts: readonly WeekHours[]): WeekRow[] {
  return labels.map((label, at) =>
    rowOf(
      at + 1,
      label,
      shifts
        .filter(({ weekday }) => weekday === at + 1)
        .map(({ startsAt, endsAt }) => ({ from: startsAt, to: endAsTyped(endsAt) })),
    ),
  )
}

function rowOf(weekday: number, label: string, times: readonly { from: string; to: string }[]): WeekRow {
  return {
    weekday,
    label,
    spans: Array.from({ length: Math.max(fewestSpans, times.length) }, (_, place) => ({
      fromName: `de-${weekday}-${place}`,
      from: times[place]?.from ?? "",
      toName: `ate-${weekday}-${place}`,
      to: times[place]?.to ?? "",
    })),
  }
}

/** A time field does not accept 24:00, so midnight at the end of a day is 00:00. */
const endAsTyped = (endsAt: string) => (endsAt === "24:00" ? "00:00" : endsAt)

/** Reads the typed values of the form. */
export function readWeekRows(text: (name: string) => string): WeekRow[] {
  return labels.map((label, at) => {
    const typed = Array.from({ length: mostSpans }, (_, place) => ({
      from: text(`de-${at + 1}-${place}`).trim(),
      to: text(`ate-${at + 1}-${place}`).trim(),
    }))
    return rowOf(
      at + 1,
      label,
      typed.filter(({ from, to }) => from || to),
    )
  })
}

function shiftsOfRow({ weekday, spans }: WeekRow): WeekHours[] | string {
  const typed = spans.filter(({ from, to }) => from || to)
  if (!typed.every(({ from, to }) => from && to)) return "Preencha o começo e o fim de cada turno."
  const shifts = typed
    .map(({ from, to }) => ({ weekday, startsAt: from, endsAt: to === "00:00" ? "24:00" : to }))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  const refusal = hoursRefusal(shifts)
  if (refusal === "overlap") return "Os turnos do mesmo dia não podem se sobrepor."
  return refusal ? "O fim de um turno vem depois do começo. As horas se escrevem como 08:00." : shifts
}

/** The typed shifts, or the rows with their errors. */
export function shiftsOf(rows: readonly WeekRow[]): { shifts: WeekHours[] } | { faulty: WeekRow[] } {
  const read = rows.map((row) => ({ row, shifts: shiftsOfRow(row) }))
  if (!read.some(({ shifts }) => typeof shifts === "string"))
    return { shifts: read.flatMap(({ shifts }) => (typeof shifts === "string" ? [] : shifts)) }
  return {
    faulty: read.map(({ row, shifts }) => (typeof shifts === "string" ? { ...row, error: shifts } : row)),
  }
}

/** 'Segunda-feira', '8h às 12h e 13h às 18h'. */
export function weekText(shifts: readonly WeekHours[], none: string) {
  return labels.map((label, at) => ({
    label,
    text:
      shifts
        .filter(({ weekday }) => weekday === at + 1)
        .map(({ startsAt, endsAt }) => `${timeText(startsAt)} ${endText(endsAt)}`)
        .join(" e ") || none,
  }))
}

const places = ["primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto"]

/** Labels of the fields of a week. */
export const weekFieldTexts = {
  from: "das",
  to: "às",
  span: (day: string, place: number) => `${day}, ${places[place]} turno, `,
}
