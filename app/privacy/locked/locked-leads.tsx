import { Button } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import { Block, BlockForm } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import type { HolderLeadView } from "../holder/holder.ts"
import { HolderLead } from "../holder/pages/holder-lead.tsx"
import style from "./locked-leads.module.css"
import { lockedText, reasonLength } from "./locked-leads-text.ts"

export type OpenedLead = {
  lead: HolderLeadView
  openings: readonly { id: number; when: string; by: string; reason: string }[]
}

type Props = {
  backHref: string
  typed: { sought: string; reason: string }
  errors: { sought?: string | undefined; reason?: string | undefined }
  /** Null before anything was opened. */
  found: readonly OpenedLead[] | null
}

/** Where an administrator opens a locked lead, with a reason. */
export function LockedLeads({ backHref, typed, errors, found }: Props) {
  return (
    <div className={style.page}>
      <PageHead title={lockedText.title} side={<a href={backHref}>Titulares</a>}>
        <p>{lockedText.intro}</p>
      </PageHead>
      {found?.map((opened) => (
        <Opened key={opened.lead.protocol} {...opened} />
      ))}
      {found?.length === 0 && (
        <Block id="nada" title={lockedText.noneTitle}>
          <p>{lockedText.none}</p>
        </Block>
      )}
      <Block id="abrir" title={lockedText.formTitle}>
        <p>{lockedText.told}</p>
        <BlockForm intent="open">
          <Field
            id="guardado-busca"
            name="sought"
            label={lockedText.sought}
            hint={lockedText.soughtHint}
            error={errors.sought}
            isWide
          >
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                maxLength={320}
                defaultValue={typed.sought}
              />
            )}
          </Field>
          <Field
            id="guardado-motivo"
            name="reason"
            label={lockedText.reason}
            hint={lockedText.reasonHint}
            error={errors.reason}
            isWide
          >
            {(control) => (
              <TextArea {...control} rows={3} maxLength={reasonLength.most} defaultValue={typed.reason} />
            )}
          </Field>
          <Button type="submit">{lockedText.submit}</Button>
        </BlockForm>
      </Block>
    </div>
  )
}

function Opened({ lead, openings }: OpenedLead) {
  return (
    <Block id={`guardado-${lead.protocol}`} title={lead.protocol}>
      <HolderLead lead={lead} />
      <h3 className={style.openings}>{lockedText.openingsTitle}</h3>
      <ol>
        {openings.map(({ id, when, by, reason }) => (
          <li key={id} className={style.opening}>
            <span>
              {when}, {by}
            </span>
            {reason}
          </li>
        ))}
      </ol>
    </Block>
  )
}
