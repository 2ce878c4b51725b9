import { Form, href } from "react-router"
import { checkStates, checksInOrder } from "../../locale/control-texts.ts"
import { Button } from "../../ui/controls/button.tsx"
import { Field, FieldGrid } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import { type Check, countPassed, type Result } from "../../ui/diagnostics/check.ts"
import { Checklist } from "../../ui/diagnostics/checklist.tsx"
import style from "../../ui/diagnostics/diagnostics.module.css"
import { Outcome } from "../../ui/diagnostics/outcome.tsx"
import { TwoColumns } from "../../ui/diagnostics/two-columns.tsx"
import { Block } from "../../ui/layout/block.tsx"
import { Row } from "../../ui/layout/row.tsx"

export type LeadTestValues = {
  name: string
  operadora: string
  subject: string
  message: string
  email: string
  phone: string
}

type Props = {
  operators: readonly string[]
  values: LeadTestValues
  result: Result | null
  /** The button whose request is running. */
  busy: "lead" | "connection" | null
  checks: readonly Check[]
  note: string
}

const texts = [
  { name: "email", label: "E-mail", type: "text", inputMode: "email" },
  { name: "phone", label: "Telefone", type: "tel", inputMode: "tel" },
] as const

/** §2: the lead test page. The browser does not validate, so that the test reaches the site's own checks. */
export function LeadTest({ operators, values, result, busy, checks, note }: Props) {
  return (
    <TwoColumns>
      <Block id="teste-de-lead" title="Teste de lead" side={<code>{href("/teste-supabase")}</code>}>
        <Form method="post" noValidate className={style.form}>
          <FieldGrid>
            <Field id="teste-nome" name="name" label="Nome">
              {(control) => <input {...control} type="text" defaultValue={values.name} autoComplete="off" />}
            </Field>
            <Field id="teste-operadora" name="operadora" label="Operadora">
              {(control) => (
                <Select {...control} defaultValue={values.operadora}>
                  {operators.map((operator) => (
                    <option key={operator}>{operator}</option>
                  ))}
                </Select>
              )}
            </Field>
            {texts.map(({ name, label, ...input }) => (
              <Field key={name} id={`teste-${name}`} name={name} label={label}>
                {(control) => (
                  <input {...control} {...input} defaultValue={values[name]} autoComplete="off" />
                )}
              </Field>
            ))}
            <Field id="teste-assunto" name="subject" label="Assunto" isWide>
              {(control) => (
                <input {...control} type="text" defaultValue={values.subject} autoComplete="off" />
              )}
            </Field>
            <Field id="teste-mensagem" name="message" label="Mensagem" isWide>
              {(control) => <TextArea {...control} rows={3} defaultValue={values.message} />}
            </Field>
          </FieldGrid>
          <Row>
            <Button type="submit" name="intent" value="lead" disabled={busy !== null}>
              {busy === "lead" ? "Enviando..." : "Testar Envio de Lead"}
            </Button>
            <Button look="quiet" type="submit" name="intent" value="connection" disabled={busy !== null}>
              {busy === "connection" ? "Testando..." : "Testar Conexão"}
            </Button>
          </Row>
        </Form>
        <Outcome result={busy ? null : result} />
      </Block>
      <Block id="configuracao" title="Configuração" side={checksInOrder(countPassed(checks), checks.length)}>
        <Checklist checks={checks} states={checkStates} />
        <p className={style.soft}>{note}</p>
      </Block>
    </TwoColumns>
  )
}
