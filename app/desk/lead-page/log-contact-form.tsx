import type { ReactNode } from "react"
import { firstName } from "../../leads/lead/lead-labels.ts"
import { Button } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import { Tile } from "../../ui/tiles/wall.tsx"
import type { AttemptResult } from "../actions/attempt.ts"
import { attemptLabels } from "../actions/desk-intents.ts"
import type { LeadSheet } from "../desk-lead.ts"
import { LeadFields } from "./lead-fields.tsx"
import style from "./log-contact-form.module.css"

type Props = {
  lead: LeadSheet
  /** Proposed time of the next call, as the value of an input: "2026-11-16T15:30". */
  laterAt: string
  /** The typed values of a refused action. */
  typed?: { intent: string; note: string } | undefined
  refusal?: ReactNode
}

const quickResults = [
  "nao_atendeu",
  "caixa_postal",
  "mensagem_enviada",
  "numero_errado",
] as const satisfies AttemptResult[]

/** One button per result. The green one logs a contact, which stops the deadline; the others log attempts. */
export function LogContactForm({ lead, laterAt, typed, refusal }: Props) {
  const name = firstName(lead.name) ?? "a pessoa"
  const isFirst = lead.firstContactAt === null
  return (
    <SheetBlock
      title="Registrar"
      id="registrar"
      aside="O relógio só para quando há um contato registrado."
      order={2}
    >
      <div className={style.buttons}>
        <form method="post" className={style.contact}>
          <LeadFields intent="contact" lead={lead} />
          <button type="submit" className={style.button} id="contato" data-key="c">
            <Tile of="c0zws" />
            <span>Falei com {name}</span>
            <small>
              {isFirst
                ? lead.status === "novo"
                  ? "Encerra o prazo e passa para Em contato"
                  : "Encerra o prazo"
                : "Mais um contato; o relógio já parou"}
            </small>
          </button>
        </form>
        {quickResults.map((result) => (
          <Attempt key={result} lead={lead} result={result} />
        ))}
        <Later lead={lead} laterAt={laterAt} />
        <Other lead={lead} typed={typed?.intent === "attempt" ? typed.note : undefined} />
      </div>
      {refusal}
    </SheetBlock>
  )
}

function Attempt({ lead, result }: { lead: LeadSheet; result: (typeof quickResults)[number] }) {
  return (
    <form method="post">
      <LeadFields intent="attempt" lead={lead} />
      <input type="hidden" name="result" value={result} />
      <button
        type="submit"
        className={style.button}
        {...(result === "nao_atendeu" ? { id: "tentativa", "data-key": "t" } : {})}
      >
        {attemptLabels[result]}
        <small>tentativa</small>
      </button>
    </form>
  )
}

function Later({ lead, laterAt }: Pick<Props, "lead" | "laterAt">) {
  return (
    <details className={style.more}>
      <summary className={style.button}>
        Marcar retorno<small>escolher a hora</small>
      </summary>
      <form method="post">
        <LeadFields intent="call-later" lead={lead} />
        <Field id="ligar-em" name="at" label="Dia e hora do retorno">
          {(control) => <input {...control} type="datetime-local" defaultValue={laterAt} required />}
        </Field>
        <Row>
          <Button type="submit">Marcar</Button>
        </Row>
      </form>
    </details>
  )
}

function Other({ lead, typed }: { lead: LeadSheet; typed: string | undefined }) {
  return (
    <details className={style.more} open={typed !== undefined}>
      <summary className={style.button}>
        Outro resultado<small>com nota</small>
      </summary>
      <form method="post">
        <LeadFields intent="attempt" lead={lead} />
        <input type="hidden" name="result" value="outra" />
        <Field id="outra-nota" name="note" label="O que aconteceu">
          {(control) => <TextArea {...control} rows={2} required maxLength={10_000} defaultValue={typed} />}
        </Field>
        <Row>
          <Button type="submit">Registrar tentativa</Button>
        </Row>
      </form>
    </details>
  )
}
