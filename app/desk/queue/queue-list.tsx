import type { Ref } from "react"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import style from "./queue.module.css"
import { groupLines, type QueueLine } from "./queue-line.ts"
import { QueueRow } from "./queue-row.tsx"

type Props = {
  ref?: Ref<HTMLDivElement>
  lines: readonly QueueLine[]
  /** In groups by the time left, or as one list. */
  isGrouped: boolean
  leadHref: (id: number) => string
  viewerId: string
  now: Date
  selected: number | null
}

const heads = ["Prazo", "Pessoa e pedido", "Vidas e faixas ANS", "Chegada e origem", "Responsável"]

export function QueueList({ ref, lines, isGrouped, leadHref, viewerId, now, selected }: Props) {
  const rows = (rowLines: readonly QueueLine[]) => (
    <ol>
      {rowLines.map((line) => (
        <QueueRow
          key={line.lead.id}
          line={line}
          href={leadHref(line.lead.id)}
          viewerId={viewerId}
          now={now}
          showsStatus={!isGrouped}
          isSelected={line.lead.id === selected}
        />
      ))}
    </ol>
  )
  return (
    <div ref={ref} className={style.queue}>
      <div className={style.heads} aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {isGrouped ? (
        groupLines(lines).map(({ title, lines: groupedLines }) => (
          <section key={title} aria-label={title}>
            <h2 className={style.group}>
              {title} <span>{groupedLines.length}</span>
            </h2>
            {rows(groupedLines)}
          </section>
        ))
      ) : (
        <>
          <h2>
            <VisuallyHidden>Leads</VisuallyHidden>
          </h2>
          {rows(lines)}
        </>
      )}
    </div>
  )
}
