import { CompactStyle } from "../layout/compact-style.tsx"
import { AsTable } from "./as-table.tsx"
import { BarCell } from "./bar-chart.tsx"
import { DataTable } from "./data-table.tsx"

const columns = [
  { label: "Operadora" },
  { label: "Barra", isLabelHidden: true, isBar: true },
  { label: "Leads", isNumber: true },
  { label: "Fechados", isNumber: true, isRoomy: true },
]

const rows = [
  { id: "amil", above: "Com página", cells: ["Amil", <BarCell key="bar" share={1} />, 182, 27] },
  { id: "alice", cells: ["Alice", <BarCell key="bar" share={0.23} />, 41, 3] },
]

export function WithBars() {
  return (
    <CompactStyle>
      <DataTable caption="Por operadora" columns={columns} rows={rows} total={["Total", null, 223, 30]} />
    </CompactStyle>
  )
}

export function Folded() {
  return (
    <CompactStyle>
      <AsTable summary="Ver em tabela">
        <DataTable caption="Em tabela" columns={columns} rows={rows} isSmall />
      </AsTable>
    </CompactStyle>
  )
}
