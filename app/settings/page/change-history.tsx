import { Button } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import style from "./change-history.module.css"
import { previewFrame } from "./preview.tsx"
import { settingsText } from "./settings-text.ts"

const texts = settingsText.history

export type HistoryEntry = {
  id: number
  author: string
  when: string
  reason: string
  lines: readonly { label: string; before: string; after: string }[]
  /** All of its values are on the site now. */
  isInForce: boolean
}

type Props = {
  entries: readonly HistoryEntry[]
  mayReturn: boolean
  seenVersion: number
  /** Null where no page shows the settings. */
  previewHref: string | null
}

/** Who changed what, when and why, with one step back to each. */
export function ChangeHistory({ entries, mayReturn, seenVersion, previewHref }: Props) {
  if (entries.length === 0) return <p>{texts.none}</p>
  return (
    <>
      <ol className={style.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={style.entry}>
            <p className={style.who}>
              <strong>{entry.author}</strong>
              <span>{entry.when}</span>
              {entry.isInForce && <small className={style.inForce}>{texts.inForce}</small>}
            </p>
            <div className={style.what}>
              <ul>
                {entry.lines.map((line) => (
                  <Line key={line.label} {...line} />
                ))}
              </ul>
              <p>{entry.reason}</p>
            </div>
            <div className={style.actions}>
              {previewHref && (
                <a href={`${previewHref}?change=${entry.id}`} target={previewFrame}>
                  {texts.look}
                  <VisuallyHidden>: {entry.when}</VisuallyHidden>
                </a>
              )}
              {mayReturn && <ReturnForm entry={entry} seenVersion={seenVersion} />}
            </div>
          </li>
        ))}
      </ol>
      {mayReturn && <p className={style.note}>{texts.note}</p>}
    </>
  )
}

function Line({ label, before, after }: HistoryEntry["lines"][number]) {
  return (
    <li>
      <span className={style.label}>{label}</span>
      <VisuallyHidden>{texts.before}</VisuallyHidden> <s>{before}</s>
      <ArrowIcon />
      <VisuallyHidden>{texts.after}</VisuallyHidden> <b>{after}</b>
    </li>
  )
}

function ReturnForm({ entry, seenVersion }: { entry: HistoryEntry; seenVersion: number }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={entry.isInForce ? "undo" : "return"} />
      <input type="hidden" name="change" value={entry.id} />
      <input type="hidden" name="seen" value={seenVersion} />
      <Button type="submit" look="text">
        {entry.isInForce ? texts.undo : texts.returnTo}
        <VisuallyHidden>: {entry.when}</VisuallyHidden>
      </Button>
    </form>
  )
}
