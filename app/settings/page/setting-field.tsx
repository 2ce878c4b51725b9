import { Field } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import type { Option, SettingControl } from "../setting.ts"

export type SettingFieldFacts = Pick<SettingControl, "label" | "control" | "options"> & {
  name: string
  hint?: string | undefined
  /** As typed, or as it is on the site. */
  value: string
  fault?: string | undefined
  /** What another person wrote in between. */
  conflict?: string | undefined
}

const noOptions: readonly Option[] = []
const longest = { area: 3000, text: 300 } as const

/** The field of one setting, with what is wrong with it. */
export function SettingField({
  name,
  label,
  hint,
  control,
  options = noOptions,
  value,
  fault,
  conflict,
}: SettingFieldFacts) {
  return (
    <Field id={name} name={name} label={label} {...(hint ? { hint } : {})} error={fault ?? conflict}>
      {(attributes) => {
        if (control === "select")
          return (
            <Select {...attributes} defaultValue={value}>
              <Options options={options} />
            </Select>
          )
        if (control === "area")
          return <TextArea {...attributes} defaultValue={value} rows={4} maxLength={longest.area} />
        return (
          <input
            {...attributes}
            type={control}
            defaultValue={value}
            maxLength={control === "date" ? undefined : longest.text}
            autoComplete="off"
          />
        )
      }}
    </Field>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.map((group) => {
    const own = options
      .filter((option) => option.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))
    return group ? (
      <optgroup key={group} label={group}>
        {own}
      </optgroup>
    ) : (
      own
    )
  })
}
