import { href } from "react-router"
import { grouped } from "../../locale/pt-br.ts"
import { type LeadView, leadViews, type QueueCursor, writeQueueCursor } from "./queue-query.ts"

export const viewLabels = {
  fila: "Fila",
  meus: "Meus",
  retornos: "Retornos",
  "em-contato": "Em contato",
  "cotacao-enviada": "Cotação enviada",
  fechados: "Fechados",
  perdidos: "Perdidos",
  todos: "Todos",
} as const satisfies Record<LeadView, string>

export const viewTitles = {
  fila: "Fila de leads",
  meus: "Meus leads",
  retornos: "Meus retornos",
  "em-contato": "Leads em contato",
  "cotacao-enviada": "Cotações enviadas",
  fechados: "Leads fechados",
  perdidos: "Leads perdidos",
  todos: "Todos os leads",
} as const satisfies Record<LeadView, string>

const queuePath = href("/painel/leads")

export const viewHref = (view: LeadView) => (view === "fila" ? queuePath : `${queuePath}?visao=${view}`)

/** The address of the next or previous page of the same list. */
export function pageHref(parameters: URLSearchParams, direction: "depois" | "antes", cursor: QueueCursor) {
  const next = new URLSearchParams(parameters)
  next.delete("depois")
  next.delete("antes")
  next.set(direction, writeQueueCursor(cursor))
  return `${queuePath}?${next}`
}

type Counted = { count: number; isMore: boolean }

const countText = ({ count, isMore }: Counted) => (isMore ? `mais de ${grouped(count)}` : grouped(count))

export function viewTabs(current: LeadView, counts: Record<LeadView, Counted> | null) {
  return leadViews.map((view) => ({
    label: viewLabels[view],
    href: viewHref(view),
    isCurrent: view === current,
    count: counts && countText(counts[view]),
  }))
}
