import { Field, FieldGrid } from "./field.tsx"
import { TextArea } from "./text-area.tsx"

export function Plain() {
  return (
    <Field id="field-plain" name="name" label="Nome Completo">
      {(control) => <input {...control} autoComplete="name" />}
    </Field>
  )
}

export function HintAndOptional() {
  return (
    <Field
      id="field-hint"
      name="idade"
      label="Idades"
      hint="De todos, separadas por vírgula: 52, 49, 17"
      optional="opcional"
    >
      {(control) => <input {...control} />}
    </Field>
  )
}

export function WithError() {
  return (
    <Field id="field-error" name="email" label="E-mail" error="E-mail inválido">
      {(control) => <input {...control} type="email" defaultValue="maria.souza@" />}
    </Field>
  )
}

export function LongText() {
  return (
    <Field id="field-long" name="message" label="Mensagem" optional="opcional">
      {(control) => <TextArea {...control} rows={4} />}
    </Field>
  )
}

export function Grid() {
  return (
    <FieldGrid>
      <Field
        id="grid-ages"
        name="idade"
        label="Idades"
        hint="De todos, separadas por vírgula"
        optional="opcional"
      >
        {(control) => <input {...control} />}
      </Field>
      <Field id="grid-email" name="email" label="E-mail" error="E-mail inválido">
        {(control) => <input {...control} type="email" />}
      </Field>
    </FieldGrid>
  )
}
