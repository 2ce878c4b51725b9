import { Link } from "react-router"
import { optionalMark } from "../../../locale/control-texts.ts"
import { Button } from "../../../ui/controls/button.tsx"
import { Field, FieldGrid } from "../../../ui/controls/field.tsx"
import { TextArea } from "../../../ui/controls/text-area.tsx"
import style from "./form.module.css"
import { holderText } from "./holder-text.ts"

const words = holderText.correct

export type CorrectionValues = { name: string; phone: string; idade: string; message: string }
export type CorrectionErrors = Partial<Record<"name" | "phone" | "message", string>>

type Props = { values: CorrectionValues; errors: CorrectionErrors; backHref: string }

export function HolderCorrectForm({ values, errors, backHref }: Props) {
  return (
    <form method="post" noValidate className={style.form}>
      <FieldGrid>
        <Field id="holder-name" name="name" label={words.name} error={errors.name} isWide>
          {(control) => (
            <input {...control} autoComplete="name" maxLength={200} required defaultValue={values.name} />
          )}
        </Field>
        <Field id="holder-phone" name="phone" label={words.phone} error={errors.phone}>
          {(control) => (
            <input
              {...control}
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              maxLength={60}
              required
              defaultValue={values.phone}
            />
          )}
        </Field>
        <Field id="holder-ages" name="idade" label={words.ages} hint={words.agesHint} optional={optionalMark}>
          {(control) => <input {...control} maxLength={500} defaultValue={values.idade} />}
        </Field>
        <Field id="holder-message" name="message" label={words.message} error={errors.message} isWide>
          {(control) => (
            <TextArea {...control} rows={4} maxLength={5000} required defaultValue={values.message} />
          )}
        </Field>
      </FieldGrid>
      <p className={style.note}>{words.email}</p>
      <div className={style.end}>
        <Button type="submit">{words.submit}</Button>
        <Link to={backHref}>{words.cancel}</Link>
      </div>
    </form>
  )
}
