import type { ReactNode } from "react"
import { Link } from "react-router"
import type { CorrectionValues } from "../../../leads/lead/correct-lead.ts"
import { leadFields } from "../../../leads/lead/lead-fields.ts"
import { optionalMark } from "../../../locale/control-texts.ts"
import { Button } from "../../../ui/controls/button.tsx"
import { Field, FieldGrid } from "../../../ui/controls/field.tsx"
import { TextArea } from "../../../ui/controls/text-area.tsx"
import style from "./form.module.css"
import { holderText } from "./holder-text.ts"

const texts = holderText.correct

export type CorrectionErrors = Partial<Record<"name" | "phone" | "message", string>>

type Props = {
  values: CorrectionValues
  errors: CorrectionErrors
  /** The fields of the lead's details. */
  details: ReactNode
  backHref: string
}

export function HolderCorrectForm({ values, errors, details, backHref }: Props) {
  return (
    <form method="post" noValidate className={style.form}>
      <FieldGrid>
        <Field id="holder-name" name="name" label={texts.name} error={errors.name} isWide>
          {(control) => (
            <input
              {...control}
              autoComplete="name"
              maxLength={leadFields.name.maxLength}
              required
              defaultValue={values.name}
            />
          )}
        </Field>
        <Field id="holder-phone" name="phone" label={texts.phone} error={errors.phone}>
          {(control) => (
            <input
              {...control}
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              maxLength={leadFields.phone.maxLength}
              required
              defaultValue={values.phone}
            />
          )}
        </Field>
        <Field id="holder-ages" name="idade" label={texts.ages} hint={texts.agesHint} optional={optionalMark}>
          {(control) => (
            <input {...control} maxLength={leadFields.idade.maxLength} defaultValue={values.idade} />
          )}
        </Field>
        {details}
        <Field id="holder-message" name="message" label={texts.message} error={errors.message} isWide>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={leadFields.message.maxLength}
              required
              defaultValue={values.message}
            />
          )}
        </Field>
      </FieldGrid>
      <p className={style.note}>{texts.email}</p>
      <div className={style.end}>
        <Button type="submit">{texts.submit}</Button>
        <Link to={backHref}>{texts.cancel}</Link>
      </div>
    </form>
  )
}
