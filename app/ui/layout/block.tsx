import type { ReactNode } from "react"
import { Disclosure } from "../controls/disclosure.tsx"
import { Refusal } from "../feedback/refusal.tsx"
import style from "./block.module.css"

type Props = { id: string; title: string; side?: ReactNode; children: ReactNode }

/** One part of a working page, with its heading. */
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

/** A table that scrolls sideways by itself where it has no room. With plain columns its children are its rows. */
export function BlockTable({ label, columns, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled with the keys too
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

/** Above all else on the page: what was asked for was not done. */
export function BlockRefusal({ id, heading, refusal }: RefusalProps) {
  return (
    refusal && (
      <Block id={id} title={heading}>
        <Refusal title={refusal.title}>{refusal.text}</Refusal>
      </Block>
    )
  )
}

/** A form inside a block: its fields, then its button. */
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

/** What is rarely needed, behind a line that reads as a link. */
export function BlockMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Disclosure label={<span>{label}</span>} className={style.more}>
      {children}
    </Disclosure>
  )
}

/** Where things go on: the neighbours of a page of a list. */
export function BlockPages({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={style.pages} aria-label={label}>
      {children}
    </nav>
  )
}
