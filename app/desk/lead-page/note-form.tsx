import { Button } from "../../ui/controls/button.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import { Refusal } from "../../ui/feedback/refusal.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import type { LeadSheet } from "../desk-lead.ts"
import { LeadFields } from "./lead-fields.tsx"
import style from "./note-form.module.css"

/** The reason of a refused action, and the typed text. */
export type Refused = { title: string; text: string; typed: string }

/** A refused note keeps the typed text, and can be sent again for the current version of the lead. */
export function NoteForm({ lead, refused }: { lead: LeadSheet; refused: Refused | null }) {
  return (
    <SheetBlock title="Anotar" order={4}>
      <form method="post" className={style.form}>
        <LeadFields intent="note" lead={lead} />
        <label htmlFor="nota">
          <VisuallyHidden>Nota</VisuallyHidden>
        </label>
        <TextArea
          id="nota"
          name="note"
          rows={3}
          required
          maxLength={10_000}
          defaultValue={refused?.typed}
          data-key="n"
        />
        {refused ? (
          <Refusal
            title={refused.title}
            actions={
              <>
                <Button type="submit" isSmall>
                  Salvar mesmo assim
                </Button>
                <a href="#linha-do-tempo">Ver o que mudou</a>
              </>
            }
          >
            {refused.text}
          </Refusal>
        ) : (
          <Row>
            <Button type="submit" look="quiet">
              Salvar nota
            </Button>
          </Row>
        )}
      </form>
    </SheetBlock>
  )
}
