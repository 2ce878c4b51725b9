import { Button } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { ErrorSummary } from "../../ui/feedback/error-summary.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { Refusal } from "../../ui/feedback/refusal.tsx"
import { Block } from "../../ui/layout/block.tsx"
import { Facts } from "../../ui/layout/facts.tsx"
import style from "./area-page.module.css"
import { ChangeHistory, type HistoryEntry } from "./change-history.tsx"
import { Preview } from "./preview.tsx"
import { type AreaLink, SettingsFrame } from "./settings-frame.tsx"
import { settingsText } from "./settings-text.ts"
import { usePreview } from "./use-preview.ts"

export type SettingField = {
  name: string
  label: string
  hint?: string | undefined
  control: "text" | "tel" | "email"
  /** As typed, or as it is on the site. */
  value: string
  fault?: string | undefined
  /** What another person wrote in between. */
  conflict?: string | undefined
}

export type AreaRefusal = { title: string; text: string; action?: { label: string; href: string } }

type Props = {
  menu: readonly AreaLink[]
  label: string
  text: string
  fields: readonly SettingField[]
  /** The newest change that these fields show. */
  seenVersion: number
  mayChange: boolean
  /** Where to confirm one's identity before changing something; null when that was done a moment ago, or is not needed. */
  confirmHref: string | null
  reason: { value: string; fault?: string | undefined }
  /** The fields show what was typed and not accepted. */
  isAnswer: boolean
  refusal: AreaRefusal | null
  preview: { href: string; path: string; pages: readonly { path: string; label: string }[] }
  history: readonly HistoryEntry[]
  news: string | null
}

/** One area of the settings: its form with a preview of the real page, and what was changed before. */
export function AreaPage(props: Props) {
  const { menu, label, text, mayChange, confirmHref, fields, isAnswer, refusal, news, history, preview } =
    props
  // What was typed stays in view when the proof of identity has become too old.
  const hasForm = mayChange && (!confirmHref || isAnswer)
  return (
    <>
      {news && <NewsBar tone="done">{news}</NewsBar>}
      {mayChange && !hasForm && confirmHref && (
        <NewsBar tone="people" action={<a href={confirmHref}>{settingsText.confirm.action}</a>}>
          {settingsText.confirm.needed}
        </NewsBar>
      )}
      <SettingsFrame areas={menu}>
        {hasForm ? (
          <ChangeForm {...props} />
        ) : (
          <Block id="valores" title={label} side={!mayChange && settingsText.readOnly}>
            <p className={style.text}>{text}</p>
            <Facts of={fields.map(({ label, value }) => ({ label, value }))} />
          </Block>
        )}
        <Block id="historico" title={settingsText.history.title}>
          {refusal && !isAnswer && <AreaRefusalNotice {...refusal} />}
          <ChangeHistory
            entries={history}
            mayReturn={mayChange && !confirmHref}
            seenVersion={props.seenVersion}
            previewHref={preview.href}
          />
        </Block>
      </SettingsFrame>
    </>
  )
}

function ChangeForm({ label, text, fields, seenVersion, reason, refusal, isAnswer, preview }: Props) {
  const form = usePreview(isAnswer)
  const faults = [
    ...fields.flatMap(({ name, label, fault, conflict }) => {
      const text = fault ?? conflict
      return text ? [{ fieldId: name, text: `${label}: ${fault ? lowerFirst(fault) : text}` }] : []
    }),
    ...(reason.fault ? [{ fieldId: "reason", text: reason.fault }] : []),
  ]
  return (
    <Block id="mudar" title={label}>
      <p className={style.text}>{text}</p>
      <form method="post" className={style.form} ref={form} noValidate>
        <div className={style.fields}>
          {faults.length > 0 && (
            <ErrorSummary
              title={(refusal ?? settingsText.faults).title}
              text={(refusal ?? settingsText.faults).text}
              errors={faults}
            />
          )}
          {isAnswer && refusal && faults.length === 0 && <AreaRefusalNotice {...refusal} />}
          <input type="hidden" name="seen" value={seenVersion} />
          {fields.map((field) => (
            <Field
              key={field.name}
              id={field.name}
              name={field.name}
              label={field.label}
              {...(field.hint ? { hint: field.hint } : {})}
              error={field.fault ?? field.conflict}
            >
              {(control) => (
                <input
                  {...control}
                  type={field.control}
                  defaultValue={field.value}
                  maxLength={200}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
          <Field id="reason" name="reason" {...settingsText.reason} error={reason.fault}>
            {(control) => (
              <input {...control} defaultValue={reason.value} maxLength={300} autoComplete="off" />
            )}
          </Field>
        </div>
        {/* Its button comes first: Enter in a field shows the preview, and only the last button publishes. */}
        <Preview {...preview} />
        <div className={style.actions}>
          <Button type="submit" name="intent" value="publish">
            {settingsText.publish}
          </Button>
        </div>
      </form>
    </Block>
  )
}

function AreaRefusalNotice({ title, text, action }: AreaRefusal) {
  const link = action && (
    <a href={action.href} target="_blank" rel="noopener">
      {action.label}
    </a>
  )
  return (
    <Refusal title={title} actions={link}>
      {text}
    </Refusal>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
