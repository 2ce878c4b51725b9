import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"
import style from "./data-table.module.css"
import { VisuallyHidden } from "./visually-hidden.tsx"

export type Column = {
  label: string
  isNumber?: boolean
  /** Left out on a phone. */
  isRoomy?: boolean
  /** Said, not shown: the column speaks for itself. */
  isLabelHidden?: boolean
}

export type TableRow = { id: string; cells: readonly ReactNode[] }

type Props = {
  caption: string
  columns: readonly Column[]
  rows: readonly TableRow[]
  /** The last line, with what it all comes to. */
  total?: readonly ReactNode[]
  isSmall?: boolean
}

const cellClass = ({ isNumber, isRoomy }: Column) =>
  classNames(isNumber && style.number, isRoomy && style.roomy) || undefined

const Row = ({ cells, columns }: { cells: readonly ReactNode[]; columns: readonly Column[] }) => (
  <tr>
    {columns.map((column, place) =>
      place === 0 ? (
        <th key={column.label} scope="row" className={cellClass(column)}>
          {cells[place]}
        </th>
      ) : (
        <td key={column.label} className={cellClass(column)}>
          {cells[place]}
        </td>
      ),
    )}
  </tr>
)

/** A table whose first column names the row. Scrolls by itself where it does not fit. */
export const DataTable = ({ caption, columns, rows, total, isSmall }: Props) => (
  <div className={style.scroll}>
    <table className={classNames(style.table, isSmall && style.small)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={cellClass(column)}>
              {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <Row key={id} cells={cells} columns={columns} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row cells={total} columns={columns} />
        </tfoot>
      )}
    </table>
  </div>
)
