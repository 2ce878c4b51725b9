import { href } from "react-router"
import { operatorLabel } from "../../leads/lead/lead-labels.ts"
import { leadStatuses } from "../../leads/lead/lead-status.ts"
import type { CarrierTable } from "../../plans/catalogue/carrier.ts"
import { carriers, carriersWithPage } from "../../plans/catalogue/carriers.ts"
import type { Colleague } from "../desk-lead.ts"
import { statusLabels } from "../status-text.ts"
import type { FilterState } from "./filter-panel.tsx"
import { noOwner, type QueueQuery } from "./queue-query.ts"

type FilterOptions = { people: readonly Colleague[]; sources: readonly string[]; viewerId: string }

const periods = [
  { value: "hoje", label: "Hoje" },
  { value: "7", label: "7 dias" },
  { value: "30", label: "30 dias" },
]

/** The filters with the values of the address. A view of one status has no status filter. */
export function queueFilters(
  query: QueueQuery,
  parameters: URLSearchParams,
  { people, sources, viewerId }: FilterOptions,
  table: CarrierTable = carriers,
): FilterState {
  const { view, filters, search } = query
  const value = (name: string) => parameters.get(name) ?? ""
  const hasStatusFilter = view === "todos" || view === "meus"
  return {
    action: href("/painel/leads"),
    kept: view === "fila" ? {} : { visao: view },
    search,
    isSuspicious: filters.onlySuspicious ?? false,
    filters: [
      ...(hasStatusFilter
        ? [
            {
              name: "situacao",
              label: "Situação",
              value: filters.status ?? "",
              options: leadStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
            },
          ]
        : []),
      {
        name: "operadora",
        label: "Operadora",
        value: filters.operadora ?? "",
        options: operatorFilter(table),
      },
      { name: "periodo", label: "Período", value: value("periodo"), options: periods },
      {
        name: "responsavel",
        label: "Responsável",
        value: filters.owner ?? "",
        options: [
          { value: viewerId, label: "Você" },
          { value: noOwner, label: "Sem responsável" },
          ...people.filter(({ id }) => id !== viewerId).map(({ id, name }) => ({ value: id, label: name })),
        ],
      },
      {
        name: "origem",
        label: "Origem",
        value: filters.source ?? "",
        options: sources.map((source) => ({ value: source, label: source })),
      },
    ],
  }
}

function operatorFilter(table: CarrierTable) {
  const keys = new Set(["main", ...carriersWithPage(table).map(({ key }) => key)])
  return [...keys].map((key) => ({ value: key, label: operatorLabel(key, table) }))
}
