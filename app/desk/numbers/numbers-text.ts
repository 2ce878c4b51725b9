import { dayOf, grouped, locale, longDate } from "../../locale/pt-br.ts"
import { durationText } from "../desk-time.ts"
import type { HistogramStep, LeadNumbers, NumbersDay, NumbersFunnel, NumbersWeek } from "./numbers.ts"

/** '19/10', '2/11'. */
export function dayLabel(day: string) {
  const [, month = "", date = ""] = day.split("-")
  return `${Number(date)}/${month}`
}

/** Noon, so that a time zone does not change the day. */
const dateOf = (day: string) => new Date(`${day}T12:00:00-03:00`)

const withoutYear = (date: string) => date.replace(/ de \d{4}$/, "")

/** '18 de outubro a 16 de novembro de 2026', '16 de novembro de 2026'. */
export function periodText({ from, to }: LeadNumbers["period"]) {
  if (from === to) return longDate(dateOf(to))
  const begin = longDate(dateOf(from))
  return `${from.slice(0, 4) === to.slice(0, 4) ? withoutYear(begin) : begin} a ${longDate(dateOf(to))}`
}

/** '26/10 a 1/11', '9 a 15/11'. */
export function weekLabel({ from, to }: NumbersWeek) {
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))} a ${dayLabel(to)}`
    : `${dayLabel(from)} a ${dayLabel(to)}`
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

const list = new Intl.ListFormat(locale, { type: "conjunction" })

function restDaysText(days: readonly NumbersDay[]) {
  const rest = days.filter(({ isRest }) => isRest)
  const holidays = rest.filter(({ day }) => !isWeekend(day)).map(({ day }) => dayLabel(day))
  const parts = [
    rest.some(({ day }) => isWeekend(day)) && "fins de semana",
    holidays.length === 1 && `o feriado de ${holidays[0]}`,
    holidays.length > 1 && `os feriados de ${list.format(holidays)}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? `${list.format(parts)} em tom claro` : null
}

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** '585 no período. Fins de semana e o feriado de 2/11 em tom claro; hoje, ainda em curso, em escuro.' */
export function daysSentence(days: readonly NumbersDay[], countedAt: Date) {
  const total = days.reduce((sum, { leads }) => sum + leads, 0)
  const today = days.some(({ day }) => day === dayOf(countedAt)) && "hoje, ainda em curso, em escuro"
  const colours = [restDaysText(days), today].filter(Boolean).join("; ")
  return `${grouped(total)} no período.${colours && ` ${capitalize(colours)}.`}`
}

/** '0 a 15', 'mais de 180'. */
export function stepLabel({ from, to }: HistogramStep) {
  return to === null ? `mais de ${from}` : `${from} a ${to}`
}

/** The label under the left edge of a step, for half hours only. */
export function stepTick({ from, to }: HistogramStep) {
  if (to === null) return `${durationText(from)}+`
  if (from === 0) return "0"
  return from % 30 === 0 && from <= 120 ? durationText(from) : undefined
}

/** '29%', '9,3%' below ten. */
export function shareText(part: number, whole: number) {
  if (whole <= 0) return "–"
  const percent = (part / whole) * 100
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1).replace(".", ",")}%`
}

export const percentText = (percent: number | null) => (percent === null ? "–" : `${percent}%`)

export type FunnelStep = {
  id: string
  label: string
  count: number
  of: number
  passed: string
  above?: string
}

/** The steps from a visit to a contract. The steps in the office have their own scale. */
export function funnelSteps({
  visits,
  formViews,
  leads,
  contacted,
  quoted,
  closed,
}: NumbersFunnel): FunnelStep[] {
  const site: FunnelStep[] = []
  if (visits !== null)
    site.push({ id: "visits", label: "Visitas ao site", count: visits, of: visits, passed: "" })
  if (formViews !== null)
    site.push({
      id: "forms",
      label: "Viram um formulário",
      count: formViews,
      of: visits ?? formViews,
      passed: visits === null ? "" : shareText(formViews, visits),
    })
  const before = formViews ?? visits
  const [first] = site
  if (before !== null && first) {
    site.push({
      id: "site-leads",
      label: "Leads",
      count: leads,
      of: first.of,
      passed: shareText(leads, before),
    })
    first.above = "No site"
  }
  const office: FunnelStep[] = [
    { id: "leads", label: "Leads", count: leads, of: leads, passed: "" },
    {
      id: "contacted",
      label: "Com contato",
      count: contacted,
      of: leads,
      passed: shareText(contacted, leads),
    },
    {
      id: "quoted",
      label: "Cotação enviada",
      count: quoted,
      of: leads,
      passed: shareText(quoted, contacted),
    },
    { id: "closed", label: "Fechados", count: closed, of: leads, passed: shareText(closed, quoted) },
  ]
  if (office[0] && first) office[0].above = "No escritório, outra escala"
  return [...site, ...office]
}

/** Texts for a sum that could not be counted. */
export const uncounted = { note: "não foi possível contar agora", value: "sem valor" }

export const asTable = "Ver em tabela"
