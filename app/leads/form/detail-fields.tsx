import { optionalMark } from "../../locale/control-texts.ts"
import { Field } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { type DetailName, detailNames, fieldOf, type LeadDetails } from "../lead/lead-fields.ts"

type Props = {
  /** Makes the ids unique on a page. */
  idPrefix: string
  /** All details unless given. */
  names?: readonly DetailName[]
  values: LeadDetails
  /** Undefined for uncontrolled fields. */
  onChange?: (name: DetailName, text: string) => void
}

/** One control for each of a lead's details. Goes inside a FieldGrid. */
export function DetailFields({ idPrefix, names = detailNames, values, onChange }: Props) {
  return names.map((name) => {
    const { label, maxLength, detail } = fieldOf(name)
    const filled = onChange
      ? {
          value: values[name],
          onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
        }
      : { defaultValue: values[name] }
    return (
      <Field
        key={name}
        id={`${idPrefix}-${name}`}
        name={name}
        label={detail?.formLabel ?? label}
        optional={optionalMark}
      >
        {(control) =>
          detail?.options ? (
            <Select {...control} {...filled} autoComplete={detail.autoComplete}>
              <option value="">Selecione…</option>
              {detail.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          ) : (
            <input {...control} {...filled} autoComplete={detail?.autoComplete} maxLength={maxLength} />
          )
        }
      </Field>
    )
  })
}
