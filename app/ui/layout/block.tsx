import type { ReactNode } from "react"
import { Disclosure } from "../controls/disclosure.tsx"
import { Refusal } from "../feedback/refusal.tsx"
import style from "./block.module.css"

type Props = { id: string; title: string; side?: ReactNode; children: ReactNode }

/** A section of a working page with its heading. */
export function Block({ id, title, side, children }: Props) {
  return (
    <section className={style.block} aria-labelledby={id}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
        {side && <div className={style.side}>{side}</div>}
      </div>
      {children}
    </section>
  )
}

type TableProps = { label: string; columns?: readonly string[]; children: ReactNode }

/** A table that scrolls sideways on a narrow screen. With `columns`, its children are its rows. */
export function BlockTable({ label, columns, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section className={style.scroll} aria-label={label} tabIndex={0}>
      <table>
        {columns && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {columns ? <tbody>{children}</tbody> : children}
      </table>
    </section>
  )
}

type RefusalProps = { id: string; heading: string; refusal: { title: string; text: string } | null }

/** Shown first on the page: the action was refused. */
export function BlockRefusal({ id, heading, refusal }: RefusalProps) {
  return (
    refusal && (
      <Block id={id} title={heading}>
        <Refusal title={refusal.title}>{refusal.text}</Refusal>
      </Block>
    )
  )
}

/** A form inside a block, with its intent and hidden fields. */
export function BlockForm({
  intent,
  children,
  fields,
}: {
  intent: string
  fields?: Readonly<Record<string, string>>
  children: ReactNode
}) {
  return (
    <form method="post" className={style.form}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** Rarely used content behind a line that looks like a link. */
export function BlockMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Disclosure label={<span>{label}</span>} className={style.more}>
      {children}
    </Disclosure>
  )
}

/** Links to the previous and next page of a list. */
export function BlockPages({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={style.pages} aria-label={label}>
      {children}
    </nav>
  )
}
