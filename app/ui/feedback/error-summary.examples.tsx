import { ErrorSummary } from "./error-summary.tsx"

export function TwoFields() {
  return (
    <ErrorSummary
      title="Confira dois campos e envie de novo"
      text="O resto continua preenchido."
      errors={[
        { fieldId: "example-name", text: "Nome é obrigatório" },
        { fieldId: "example-email", text: "E-mail inválido" },
      ]}
    />
  )
}
