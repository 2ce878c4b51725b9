import { VisuallyHidden } from "../layout/visually-hidden.tsx"
import { WarningIcon } from "../tiles/icon.tsx"
import style from "./week-fields.module.css"

type Span = { fromName: string; from: string; toName: string; to: string }

export type WeekFieldsRow = { label: string; spans: readonly Span[]; error?: string }

type Props = {
  rows: readonly WeekFieldsRow[]
  /** `span` is a text for screen readers before each field: the day and the number of the span. */
  texts: { from: string; to: string; span: (day: string, place: number) => string }
}

/** The hours of a week: for each day, one or more spans with a start and an end. */
export function WeekFields({ rows, texts }: Props) {
  return (
    <div className={style.week}>
      {rows.map(({ label, spans, error }) => (
        <fieldset key={label} aria-describedby={error && `${spans[0]?.fromName}-error`}>
          <legend>{label}</legend>
          {spans.map(({ fromName, from, toName, to }, at) => (
            <span key={fromName} className={style.span}>
              <label>
                <VisuallyHidden>{texts.span(label, at)}</VisuallyHidden>
                {texts.from}
                <input
                  type="time"
                  name={fromName}
                  defaultValue={from}
                  aria-invalid={error ? true : undefined}
                />
              </label>
              <label>
                <VisuallyHidden>{texts.span(label, at)}</VisuallyHidden>
                {texts.to}
                <input type="time" name={toName} defaultValue={to} aria-invalid={error ? true : undefined} />
              </label>
            </span>
          ))}
          {error && (
            <p id={`${spans[0]?.fromName}-error`} className={style.error}>
              <WarningIcon />
              {error}
            </p>
          )}
        </fieldset>
      ))}
    </div>
  )
}
