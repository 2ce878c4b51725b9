import { Button } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import { BlockForm, BlockMore } from "../../ui/layout/block.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import { fieldId, fieldText } from "./incident-field-text.ts"
import type { FieldFaults } from "./incident-form.ts"
import { type LeadLink, LeadLinks } from "./incident-lead-links.tsx"
import style from "./incident-leads.module.css"
import { LeadReadsQuestion, type LeadReadsView } from "./lead-reads-question.tsx"

export type AffectedPeople = {
  /** How many leads, and how many of them were erased. */
  count: string
  additions: readonly { id: number; text: string; by: string }[]
  leads: readonly LeadLink[]
  /** How many stored leads are not among the links; null for none. */
  more: string | null
  reads: LeadReadsView
  typedProtocols: string
}

type Props = AffectedPeople & { canAct: boolean; faults: FieldFaults }

/** Whose data: the leads of the incident, and two ways to add more. */
export function IncidentLeads({
  count,
  additions,
  leads,
  more,
  reads,
  typedProtocols,
  canAct,
  faults,
}: Props) {
  const isRefused = Boolean(faults["protocols"])
  const form = <ProtocolForm typed={typedProtocols} fault={faults["protocols"]} />
  return (
    <SheetBlock title="De quem são os dados" id="leads" order={2}>
      <p>{count}</p>
      {additions.length > 0 && <Additions additions={additions} canAct={canAct} />}
      {leads.length > 0 && <LeadLinks leads={leads} more={more} />}
      {canAct && (
        <>
          <LeadReadsQuestion {...reads} />
          {isRefused ? form : <BlockMore label="Adicionar por protocolo">{form}</BlockMore>}
        </>
      )}
    </SheetBlock>
  )
}

function Additions({ additions, canAct }: Pick<Props, "additions" | "canAct">) {
  return (
    <ul className={style.additions}>
      {additions.map(({ id, text, by }) => (
        <li key={id}>
          <div>
            {text}
            <small>{by}</small>
          </div>
          {canAct && (
            <BlockForm intent="withdraw" fields={{ addition: String(id) }}>
              <Button type="submit" look="quiet" isSmall aria-label={`Retirar: ${text}`}>
                Retirar
              </Button>
            </BlockForm>
          )}
        </li>
      ))}
    </ul>
  )
}

function ProtocolForm({ typed, fault }: { typed: string; fault: string | undefined }) {
  return (
    <BlockForm intent="add-protocols">
      <Field id={fieldId("protocols")} name="protocols" {...fieldText.protocols} error={fault}>
        {(control) => <TextArea {...control} rows={4} defaultValue={typed} required />}
      </Field>
      <Button type="submit" look="quiet">
        Adicionar ao incidente
      </Button>
    </BlockForm>
  )
}
