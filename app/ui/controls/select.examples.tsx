import { Field } from "./field.tsx"
import { Select } from "./select.tsx"

export const InField = () => (
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

export const WithError = () => (
  <Field id="select-error" name="subject" label="Assunto" error="Assunto é obrigatório">
    {(control) => (
      <Select {...control}>
        <option value="">Selecione…</option>
      </Select>
    )}
  </Field>
)
