import { refusalBlock } from "../../locale/control-texts.ts"
import { ErrorSummary } from "../../ui/feedback/error-summary.tsx"
import { Block, BlockRefusal } from "../../ui/layout/block.tsx"
import { fieldId, fieldLabel } from "./incident-field-text.ts"
import type { FieldFaults } from "./incident-form.ts"

export type ShownRefusal = { title: string; text: string }

/** Shown first: why nothing was saved, with a link to each refused field. */
export function IncidentRefusalBlock({
  refusal,
  faults,
}: {
  refusal: ShownRefusal | null
  faults: FieldFaults
}) {
  const errors = Object.entries(faults).map(([name, text = ""]) => ({
    fieldId: fieldId(name),
    text: `${fieldLabel(name)}: ${text}`,
  }))
  if (!refusal || errors.length === 0) return <BlockRefusal {...refusalBlock} refusal={refusal} />
  return (
    <Block id={refusalBlock.id} title={refusalBlock.heading}>
      <ErrorSummary {...refusal} errors={errors} />
    </Block>
  )
}
