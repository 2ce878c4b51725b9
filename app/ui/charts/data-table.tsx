import { Fragment, type ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { VisuallyHidden } from "../layout/visually-hidden.tsx"
import style from "./data-table.module.css"

export type Column = {
  label: string
  isNumber?: boolean
  /** Hidden on a phone. */
  isRoomy?: boolean
  /** The label is for screen readers only. */
  isLabelHidden?: boolean
  /** Takes the remaining width, for a bar. */
  isBar?: boolean
}

/** `above` is a heading before this row. */
export type TableRow = { id: string; cells: readonly ReactNode[]; above?: string }

type Props = {
  caption: string
  columns: readonly Column[]
  rows: readonly TableRow[]
  /** The last row, with the totals. */
  total?: readonly ReactNode[]
  isSmall?: boolean
}

/** A table whose first column names the row. Scrolls by itself where it does not fit. */
export function DataTable({ caption, columns, rows, total, isSmall }: Props) {
  return (
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
          {rows.map(({ id, cells, above }) => (
            <Fragment key={id}>
              {above && (
                <tr className={style.above}>
                  <th scope="colgroup" colSpan={columns.length}>
                    {above}
                  </th>
                </tr>
              )}
              <Row cells={cells} columns={columns} />
            </Fragment>
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
}

function cellClass({ isNumber, isRoomy, isBar }: Column) {
  return classNames(isNumber && style.number, isRoomy && style.roomy, isBar && style.bar) || undefined
}

function Row({ cells, columns }: { cells: readonly ReactNode[]; columns: readonly Column[] }) {
  return (
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
}
