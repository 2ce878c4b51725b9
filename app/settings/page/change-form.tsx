import { Button } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { ErrorSummary } from "../../ui/feedback/error-summary.tsx"
import { Block } from "../../ui/layout/block.tsx"
import style from "./change-form.module.css"
import { Preview, type PreviewFacts } from "./preview.tsx"
import { RefusalNotice, type SettingsRefusal } from "./refusal-notice.tsx"
import { SettingField, type SettingFieldFacts } from "./setting-field.tsx"
import { settingsText } from "./settings-text.ts"
import { usePreview } from "./use-preview.ts"

export type ChangeFormFacts = {
  fields: readonly SettingFieldFacts[]
  /** The newest change that these fields show. */
  seenVersion: number
  reason: { value: string; fault?: string | undefined }
  /** The fields show what was typed and not accepted. */
  isAnswer: boolean
  refusal: SettingsRefusal | null
  /** Null where no page of the site shows these settings. */
  preview: PreviewFacts | null
}

export type TextExample = {
  text: string | null
  /** What is filled in, with its meaning. */
  placeholders: readonly { name: string; meaning: string }[]
}

type Props = ChangeFormFacts & {
  title: string
  text: string
  /** Of an entry of a list: the preview finds it by this id. */
  entryId?: string
  /** How a text reads, and what it may contain, where there is no preview. */
  example?: TextExample | null
  /** The label of the button that takes the entry out of its list. */
  removeLabel?: string | null
}

/** The fields, the reason, the preview of the real page, and the button that publishes. */
export function ChangeForm(props: Props) {
  const {
    title,
    text,
    fields,
    seenVersion,
    reason,
    refusal,
    isAnswer,
    preview,
    entryId,
    example,
    removeLabel,
  } = props
  const form = usePreview(isAnswer)
  const faults = faultsOf(props)
  return (
    <Block id="mudar" title={title}>
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
          {isAnswer && refusal && faults.length === 0 && <RefusalNotice {...refusal} />}
          <input type="hidden" name="seen" value={seenVersion} />
          {entryId && <input type="hidden" name="entry" value={entryId} />}
          {fields.map((field) => (
            <SettingField key={field.name} {...field} />
          ))}
          <Field id="reason" name="reason" {...settingsText.reason} error={reason.fault}>
            {(control) => (
              <input {...control} defaultValue={reason.value} maxLength={300} autoComplete="off" />
            )}
          </Field>
        </div>
        {/* Its button comes first: Enter in a field shows the preview, and only the last button publishes. */}
        {preview && <Preview {...preview} />}
        {example && <Example {...example} />}
        <div className={style.actions}>
          <Button type="submit" name="intent" value="publish">
            {preview ? settingsText.publish : settingsText.save}
          </Button>
          {removeLabel && (
            <Button type="submit" look="text" name="intent" value="remove">
              {removeLabel}
            </Button>
          )}
        </div>
      </form>
    </Block>
  )
}

function Example({ text, placeholders }: TextExample) {
  const { title, filled } = settingsText.example
  return (
    <div className={style.example}>
      {text && (
        <>
          <h3>{title}</h3>
          <p>{text}</p>
        </>
      )}
      <h3>{filled}</h3>
      <dl>
        {placeholders.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function faultsOf({ fields, reason }: ChangeFormFacts) {
  return [
    ...fields.flatMap(({ name, label, fault, conflict }) => {
      const text = fault ?? conflict
      return text ? [{ fieldId: name, text: `${label}: ${fault ? lowerFirst(fault) : text}` }] : []
    }),
    ...(reason.fault ? [{ fieldId: "reason", text: reason.fault }] : []),
  ]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
