import { Link } from "react-router"
import { Button } from "../../../ui/controls/button.tsx"
import { Field } from "../../../ui/controls/field.tsx"
import { Select } from "../../../ui/controls/select.tsx"
import { TextArea } from "../../../ui/controls/text-area.tsx"
import { askableKinds, longestHolderMessage } from "../holder.ts"
import style from "./form.module.css"
import { holderText } from "./holder-text.ts"

const texts = holderText.office

type Props = { error: string | undefined; backHref: string }

export function HolderOfficeForm({ error, backHref }: Props) {
  return (
    <form method="post" noValidate className={style.form}>
      <Field id="holder-kind" name="kind" label={texts.kind}>
        {(control) => (
          <Select {...control}>
            {askableKinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="holder-words" name="message" label={texts.message} error={error}>
        {(control) => <TextArea {...control} rows={6} maxLength={longestHolderMessage} required />}
      </Field>
      <div className={style.end}>
        <Button type="submit">{texts.submit}</Button>
        <Link to={backHref}>{texts.cancel}</Link>
      </div>
    </form>
  )
}
