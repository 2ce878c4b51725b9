import { Button } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { Flag } from "../../ui/feedback/flag.tsx"
import { BlockForm, BlockMore } from "../../ui/layout/block.tsx"
import { WarningIcon } from "../../ui/tiles/icon.tsx"
import { answerOutcomes } from "../holder/holder.ts"
import style from "./request-to-answer.module.css"
import { answerText } from "./requests-text.ts"

export type OpenRequest = {
  protocol: string
  kind: string
  opened: string
  due: string
  left: string
  isLate: boolean
  email: string | null
  message: string | null
}

/** A request that staff must answer, and the form that closes it. */
export function RequestToAnswer(request: OpenRequest) {
  const { protocol, kind, opened, due, left, isLate, email, message } = request
  return (
    <article className={style.request} aria-labelledby={`pedido-${protocol}`}>
      <div className={style.head}>
        <h3 id={`pedido-${protocol}`}>{`${kind}, ${protocol}`}</h3>
        <Flag look={isLate ? "warning" : "plain"} icon={isLate && <WarningIcon />}>
          {left}
        </Flag>
      </div>
      <p>{`Recebido em ${opened}. Responder até ${due}.`}</p>
      {message && <blockquote className={style.message}>{message}</blockquote>}
      {email && (
        <p>
          E-mail confirmado:{" "}
          <a
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Seu pedido ${protocol}`)}`}
          >
            {email}
          </a>
        </p>
      )}
      <BlockMore label="Encerrar este pedido">
        <BlockForm intent="answer" fields={{ protocol }}>
          <Field id={`resultado-${protocol}`} name="outcome" label="Como terminou">
            {(control) => (
              <Select {...control} defaultValue="respondido">
                {answerOutcomes.map((outcome) => (
                  <option key={outcome} value={outcome}>
                    {answerText[outcome]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit">Encerrar e apagar a mensagem</Button>
        </BlockForm>
      </BlockMore>
    </article>
  )
}
