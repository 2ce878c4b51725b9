import type { ReactNode } from "react"
import { Button } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import type { LeadSheet } from "../desk-lead.ts"
import { statusLabels } from "../status-text.ts"
import { LeadFields } from "./lead-fields.tsx"
import { type MoveText, moveText, statusHint, trackOf } from "./status-track.ts"
import style from "./status-track-block.module.css"

type Lead = Pick<LeadSheet, "id" | "version" | "status" | "moves" | "firstContactAt">

type Props = {
  lead: Lead
  /** The typed note of a refused move. */
  typed?: { to: string; note: string } | undefined
  refusal?: ReactNode
}

export function StatusTrackBlock({ lead, typed, refusal }: Props) {
  const hint = statusHint(lead)
  const isOffTrack = lead.status === "perdido" || lead.status === "descartado"
  return (
    <SheetBlock title="Situação" order={3}>
      <Track lead={lead} />
      {isOffTrack && (
        <p className={style.ended}>
          <b>{statusLabels[lead.status]}</b>
        </p>
      )}
      <div className={style.moves}>
        {moveText(lead).map((move) => (
          <Move
            key={move.to}
            lead={lead}
            move={move}
            typed={typed?.to === move.to ? typed.note : undefined}
          />
        ))}
      </div>
      {hint && <p className={style.hint}>{hint}</p>}
      {refusal}
    </SheetBlock>
  )
}

/** The steps of a lead: done, current, and available next. */
export function Track({ lead }: { lead: Lead }) {
  return (
    <ol className={style.track}>
      {trackOf(lead).map(({ label, state }) => (
        <li key={label} className={style[state]} aria-current={state === "now" ? "step" : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}

function Move({ lead, move, typed }: { lead: Lead; move: MoveText; typed: string | undefined }) {
  const isReopening = move.label.startsWith("Reativar")
  if (!move.needsNote)
    return (
      <form method="post">
        <LeadFields intent="status" lead={lead} />
        <input type="hidden" name="status" value={move.to} />
        <Button type="submit" look={move.isMain ? "quiet" : "text"}>
          {move.label}
        </Button>
      </form>
    )
  return (
    <details className={style.reason} open={typed !== undefined}>
      <summary>{move.label}</summary>
      <form method="post">
        <LeadFields intent="status" lead={lead} />
        <input type="hidden" name="status" value={move.to} />
        <Field id={`motivo-${move.to}`} name="note" label={isReopening ? "Nota" : "Motivo"}>
          {(control) => (
            <input {...control} type="text" maxLength={10_000} required={isReopening} defaultValue={typed} />
          )}
        </Field>
        <Row>
          <Button type="submit" isSmall>
            {isReopening ? "Reativar" : move.to === "descartado" ? "Descartar" : statusLabels[move.to]}
          </Button>
        </Row>
      </form>
    </details>
  )
}
