import { type LeadStatus, leadStatuses } from "../../leads/lead/lead-status.ts"
import { dayOf } from "../../locale/pt-br.ts"
import { isDay } from "../../platform/time/plain-day.ts"

/** The lists of the desk. The queue is ordered by time left, "retornos" by the hour agreed on, the others newest first. */
export const leadViews = [
  "fila",
  "meus",
  "retornos",
  "em-contato",
  "cotacao-enviada",
  "fechados",
  "perdidos",
  "todos",
] as const
export type LeadView = (typeof leadViews)[number]

export const statusOfView: Partial<Record<LeadView, LeadStatus>> = {
  "em-contato": "em_contato",
  "cotacao-enviada": "cotacao_enviada",
  fechados: "fechado",
  perdidos: "perdido",
}

export const nobody = "ninguem"

export type LeadFilters = {
  status?: LeadStatus | undefined
  operadora?: string | undefined
  /** Days of São Paulo, both included (D45). */
  firstDay?: string | undefined
  lastDay?: string | undefined
  /** A person's id, or "ninguem". */
  owner?: string | undefined
  /** As the lines show it: "google cpc". */
  source?: string | undefined
  onlySuspicious?: boolean | undefined
  /** D46: alone, and only when asked for. */
  onlyTests?: boolean | undefined
}

/** A place in a list: what it is ordered by, as text (a Date would lose the microseconds), and the id. */
export type QueueCursor = { key: string; id: number }
export type QueueWalk = { direction: "onward" | "back"; from: QueueCursor }

export type QueueQuery = { view: LeadView; filters: LeadFilters; search: string; walk: QueueWalk | null }

const uuidText = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The address of a list as a question. What nobody can mean is left out. */
export function readQueueQuery(parameters: URLSearchParams, now: Date): QueueQuery {
  const text = (name: string) => parameters.get(name)?.trim().slice(0, 200) || undefined
  const owner = text("responsavel")
  const status = leadStatuses.find((one) => one === parameters.get("situacao"))
  return {
    view: leadViews.find((one) => one === parameters.get("visao")) ?? "fila",
    filters: {
      ...readPeriod(parameters, now),
      status,
      operadora: text("operadora"),
      owner: owner && (owner === nobody || uuidText.test(owner)) ? owner : undefined,
      source: text("origem"),
      onlySuspicious: parameters.has("suspeitos") || undefined,
      onlyTests: parameters.has("testes") || undefined,
    },
    search: text("busca") ?? "",
    walk: readWalk(parameters),
  }
}

export const writeQueueCursor = ({ key, id }: QueueCursor) => `${key}_${id}`

const cursorText = /^(infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([1-9]\d{0,14})$/

/** Null for a text that is no place in any list. */
export function readQueueCursor(text: string | null): QueueCursor | null {
  const [, key, id] = cursorText.exec(text ?? "") ?? []
  if (!key || !id || (key !== "infinity" && Number.isNaN(Date.parse(key)))) return null
  return { key, id: Number(id) }
}

const msPerDay = 86_400_000

function readPeriod(parameters: URLSearchParams, now: Date) {
  const period = parameters.get("periodo")
  if (period === "hoje") return { firstDay: dayOf(now) }
  if (period === "7" || period === "30")
    return { firstDay: dayOf(new Date(now.getTime() - (Number(period) - 1) * msPerDay)) }
  const [first, last] = [parameters.get("de") ?? "", parameters.get("ate") ?? ""]
  return { ...(isDay(first) && { firstDay: first }), ...(isDay(last) && { lastDay: last }) }
}

function readWalk(parameters: URLSearchParams): QueueWalk | null {
  const onward = readQueueCursor(parameters.get("depois"))
  if (onward) return { direction: "onward", from: onward }
  const back = readQueueCursor(parameters.get("antes"))
  return back && { direction: "back", from: back }
}
