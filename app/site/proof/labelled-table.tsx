import style from "./labelled-table.module.css"

type Props = {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table of texts. On a phone each row is a block, and each cell repeats the name of its column. */
export function LabelledTable({ caption, columns, rows }: Props) {
  return (
    <table className={style.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>
                <span className={style.label}>{columns[at + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
