import { Field } from "./field.tsx"
import { Select } from "./select.tsx"

export function InField() {
  return (
    <Field id="select-plain" name="subject" label="Assunto">
      {(control) => (
        <Select {...control}>
          <option value="">Selecione…</option>
          <option>Pessoa Física</option>
          <option>Plano por Adesão</option>
        </Select>
      )}
    </Field>
  )
}

export function WithError() {
  return (
    <Field id="select-error" name="subject" label="Assunto" error="Assunto é obrigatório">
      {(control) => (
        <Select {...control}>
          <option value="">Selecione…</option>
        </Select>
      )}
    </Field>
  )
}
