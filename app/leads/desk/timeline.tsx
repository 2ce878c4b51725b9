import { Block } from "../../ui/sheet.tsx"
import { Tile } from "../../ui/wall.tsx"
import type { LeadSheet } from "./desk-lead.ts"
import { entryWords } from "./entry-words.ts"
import style from "./timeline.module.css"

/** All that happened, newest first. */
export const Timeline = ({ lead, now }: { lead: LeadSheet; now: Date }) => (
  <Block title="Linha do tempo" id="linha-do-tempo" order={5}>
    <ol className={style.time}>
      {lead.entries.toReversed().map((entry) => {
        const { tile, title, line, note } = entryWords(entry, lead, now)
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
  </Block>
)
