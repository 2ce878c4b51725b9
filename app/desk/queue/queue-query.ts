import { type LeadStatus, leadStatuses } from "../../leads/lead/lead-status.ts"
import { dayOf } from "../../locale/pt-br.ts"
import { isDay } from "../../platform/time/plain-day.ts"

/**
 * The lists of the desk. "fila" is ordered by deadline, "retornos" by the time of the next call, the others newest
 * first.
 */
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

export const noOwner = "ninguem"

export type LeadFilters = {
  status?: LeadStatus | undefined
  operadora?: string | undefined
  /** Days of São Paulo, both included (D45). */
  firstDay?: string | undefined
  lastDay?: string | undefined
  /** A person's id, or "ninguem". */
  owner?: string | undefined
  /** As shown in the list: "google cpc". */
  source?: string | undefined
  onlySuspicious?: boolean | undefined
  /** D46: test leads are listed only on request, and without others. */
  onlyTests?: boolean | undefined
}

/** A position in a list: the sort key, as text because a Date would lose the microseconds, and the id. */
export type QueueCursor = { key: string; id: number }
export type QueuePaging = { direction: "next" | "previous"; from: QueueCursor }

export type QueueQuery = { view: LeadView; filters: LeadFilters; search: string; paging: QueuePaging | null }

const uuidText = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads the query of a list from its address. Invalid values are ignored. */
export function readQueueQuery(parameters: URLSearchParams, now: Date): QueueQuery {
  const text = (name: string) => parameters.get(name)?.trim().slice(0, 200) || undefined
  const owner = text("responsavel")
  const status = leadStatuses.find((known) => known === parameters.get("situacao"))
  return {
    view: leadViews.find((known) => known === parameters.get("visao")) ?? "fila",
    filters: {
      ...readPeriod(parameters, now),
      status,
      operadora: text("operadora"),
      owner: owner && (owner === noOwner || uuidText.test(owner)) ? owner : undefined,
      source: text("origem"),
      onlySuspicious: parameters.has("suspeitos") || undefined,
      onlyTests: parameters.has("testes") || undefined,
    },
    search: text("busca") ?? "",
    paging: readPaging(parameters),
  }
}

export const writeQueueCursor = ({ key, id }: QueueCursor) => `${key}_${id}`

const cursorText = /^(infinity|(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([1-9]\d{0,14})$/

/** Null for an invalid text. */
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

function readPaging(parameters: URLSearchParams): QueuePaging | null {
  const next = readQueueCursor(parameters.get("depois"))
  if (next) return { direction: "next", from: next }
  const previous = readQueueCursor(parameters.get("antes"))
  return previous && { direction: "previous", from: previous }
}
