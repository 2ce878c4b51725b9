import type { ReactNode, Ref } from "react"
import { Button } from "../../ui/controls/button.tsx"
import { Alert } from "../../ui/feedback/alert.tsx"
import { ErrorSummary } from "../../ui/feedback/error-summary.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { tooManyText } from "../intake/lead-answer.ts"
import type { FieldErrors, FieldName } from "../lead/lead.ts"
import { leadFields } from "../lead/lead-fields.ts"
import style from "./form-errors.module.css"
import { clearLabel } from "./sending-status.tsx"

type Props = {
  ref: Ref<HTMLDivElement>
  /** The fields that were not accepted when the form was sent, also the ones corrected since: the summary keeps its height. */
  refused: readonly FieldName[]
  errors: FieldErrors
  failure: string
  formId: string
  fieldId: (name: FieldName) => string
  /** Phone and chat, offered beside a failure (D8). */
  otherWays: ReactNode
  /** Given when the text is stored on the device. */
  onClear?: (() => void) | undefined
}

const fieldOrder = ["name", "phone", "email", "subject"] as const satisfies FieldName[]
const numbers = ["um campo", "dois campos", "três campos", "quatro campos"]

/** Shown before a form that was not accepted (D76): the fields to correct, or the failure of the site. */
export function FormErrors({ ref, refused, errors, failure, formId, fieldId, otherWays, onClear }: Props) {
  const listed = fieldOrder
    .filter((name) => refused.includes(name))
    .map((name) => ({
      fieldId: fieldId(name),
      text: errors[name] ?? `${leadFields[name].label}: corrigido`,
    }))
  if (listed.length > 0)
    return (
      <div className={style.errors}>
        <ErrorSummary
          ref={ref}
          title={`Confira ${numbers[listed.length - 1]} e envie de novo`}
          text="O resto continua preenchido."
          errors={listed}
        />
      </div>
    )
  if (!failure) return null
  return (
    <div className={style.errors}>
      <Alert ref={ref} title={failure}>
        <p>O que você escreveu continua aqui. Enviar de novo não cria um segundo pedido.</p>
        {otherWays}
        <Row>
          {failure !== tooManyText && (
            <Button type="submit" form={formId}>
              Tentar de novo
            </Button>
          )}
          {onClear && (
            <Button look="text" onClick={onClear}>
              {clearLabel}
            </Button>
          )}
        </Row>
      </Alert>
    </div>
  )
}
