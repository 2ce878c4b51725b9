import style from "./radio-group.module.css"

type Option = { value: string; label: string }

type Props = {
  name: string
  legend: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

/** A short list of choices, all in view. */
export function RadioGroup({ name, legend, options, value, onChange }: Props) {
  return (
    <fieldset className={style.group}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
