import { SheetBlock } from "../../ui/layout/sheet.tsx"
import { Tile } from "../../ui/tiles/wall.tsx"
import type { LeadSheet } from "../desk-lead.ts"
import style from "./timeline.module.css"
import { timelineText } from "./timeline-text.ts"

/** All events of the lead, newest first. */
export function Timeline({ lead, now }: { lead: LeadSheet; now: Date }) {
  return (
    <SheetBlock title="Linha do tempo" id="linha-do-tempo" order={5}>
      <ol className={style.time}>
        {lead.entries.toReversed().map((entry) => {
          const { tile, title, line, note } = timelineText(entry, lead, now)
          return (
            <li key={entry.id}>
              <Tile of={tile} className={style.tile} />
              <div>
                <p>
                  <b>{title}</b>
                </p>
                <time dateTime={entry.at.toISOString()} className={style.line}>
                  {line}
                </time>
                {note && <blockquote>{note}</blockquote>}
              </div>
            </li>
          )
        })}
      </ol>
    </SheetBlock>
  )
}
