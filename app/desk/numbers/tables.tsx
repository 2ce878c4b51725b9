import { grouped } from "../../locale/pt-br.ts"
import { BarCell } from "../../ui/charts/bar-chart.tsx"
import { type Column, DataTable } from "../../ui/charts/data-table.tsx"
import { NumbersFigure } from "./figure.tsx"
import type { LeadNumbers, NumbersFunnel, OperadoraNumbers, SourceNumbers } from "./numbers.ts"
import style from "./numbers-page.module.css"
import { funnelSteps, percentText } from "./numbers-text.ts"

const barColumn: Column = { label: "Barra", isLabelHidden: true, isBar: true }
const leadColumns: readonly Column[] = [
  barColumn,
  { label: "Leads", isNumber: true },
  { label: "Fechados", isNumber: true, isRoomy: true },
  { label: "Conv.", isNumber: true },
]

const emptyText = "Nenhum lead no período."

export function OperadoraFigure({ numbers }: { numbers: LeadNumbers }) {
  return (
    <NumbersFigure<readonly OperadoraNumbers[]> title="Por operadora" of={numbers.byOperadora} isLast>
      {(rows) =>
        rows.length === 0 ? (
          <p>{emptyText}</p>
        ) : (
          <div className={style.table}>
            <DataTable
              caption="Por operadora"
              columns={[{ label: "Operadora" }, ...leadColumns, { label: "No prazo", isNumber: true }]}
              rows={rows.map((row) => ({
                id: row.key,
                cells: [...leadCells(row, maxLeads(rows)), percentText(row.inTime)],
              }))}
              total={[...totalCells(rows), percentText(numbers.promise?.percent ?? null)]}
            />
          </div>
        )
      }
    </NumbersFigure>
  )
}

function conversion({ leads, closed }: { leads: number; closed: number }) {
  return leads > 0 ? `${Math.round((closed / leads) * 100)}%` : "–"
}

function leadCells(row: SourceNumbers, max: number) {
  return [
    row.label,
    <BarCell key="bar" share={max > 0 ? row.leads / max : 0} />,
    grouped(row.leads),
    grouped(row.closed),
    conversion(row),
  ]
}

function totalOf(rows: readonly SourceNumbers[]) {
  return {
    leads: rows.reduce((sum, { leads }) => sum + leads, 0),
    closed: rows.reduce((sum, { closed }) => sum + closed, 0),
  }
}

function totalCells(rows: readonly SourceNumbers[]) {
  const total = totalOf(rows)
  return ["Total", null, grouped(total.leads), grouped(total.closed), conversion(total)]
}

const maxLeads = (rows: readonly SourceNumbers[]) => Math.max(0, ...rows.map(({ leads }) => leads))

type SourceProps = { title: string; first: string; rows: readonly SourceNumbers[] | null }

/** A table with bars, by source or by page. */
export function SourceFigure({ title, first, rows: counted }: SourceProps) {
  return (
    <NumbersFigure title={title} of={counted} isLast>
      {(rows) =>
        rows.length === 0 ? (
          <p>{emptyText}</p>
        ) : (
          <div className={style.table}>
            <DataTable
              caption={title}
              columns={[{ label: first }, ...leadColumns]}
              rows={rows.map((row) => ({ id: row.label, cells: leadCells(row, maxLeads(rows)) }))}
              total={totalCells(rows)}
            />
          </div>
        )
      }
    </NumbersFigure>
  )
}

function countsVisits(funnel: NumbersFunnel | null) {
  return funnel !== null && (funnel.visits !== null || funnel.formViews !== null)
}

export function FunnelFigure({ numbers }: { numbers: LeadNumbers }) {
  return (
    <NumbersFigure
      title={countsVisits(numbers.funnel) ? "Da visita ao contrato" : "Do lead ao contrato"}
      of={numbers.funnel}
      text={({ visits }) =>
        `À direita, quanto passou da etapa anterior.${visits === null ? " Visitas ao site não são contadas." : ""}`
      }
    >
      {(funnel) => (
        <div className={style.table}>
          <DataTable
            caption="Funil"
            columns={[
              { label: "Etapa" },
              barColumn,
              { label: "Pessoas", isNumber: true },
              { label: "Passou", isNumber: true },
            ]}
            rows={funnelSteps(funnel).map(({ id, label, count, of, passed, above }) => ({
              id,
              cells: [label, <BarCell key="bar" share={of > 0 ? count / of : 0} />, grouped(count), passed],
              ...(above ? { above } : {}),
            }))}
          />
        </div>
      )}
    </NumbersFigure>
  )
}
