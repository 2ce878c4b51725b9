import { Button } from "../../ui/controls/button.tsx"
import { Field, FieldGrid } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { BlockForm, BlockTable } from "../../ui/layout/block.tsx"
import { type LeadLink, LeadLinks } from "./incident-lead-links.tsx"
import style from "./lead-reads-question.module.css"

export type LeadReadsAnswer = {
  /** 'Caio Amostra, de 10 de novembro de 2026, 9h a 11 de novembro de 2026, 9h' */
  about: string
  rows: readonly { label: string; count: string }[]
  /** Sentences about erased leads and entries without leads. */
  notes: readonly string[]
  leads: readonly LeadLink[]
  more: string | null
  /** The button; null when there is nothing to add. */
  addLabel: string | null
}

export type LeadReadsView = {
  people: readonly { id: string; name: string }[]
  chosen: { person: string; from: string; to: string }
  /** Null before the question was asked. */
  answer: LeadReadsAnswer | null
}

/** The question 'whose data did this person read', answered from the audit. */
export function LeadReadsQuestion({ people, chosen, answer }: LeadReadsView) {
  return (
    <div className={style.reads}>
      <h3 id="leituras">De quem esta pessoa leu dados?</h3>
      <p>A resposta vem da auditoria: leads abertos, mostrados em listas e buscas, ou exportados.</p>
      <form method="get" action="#leituras" className={style.question} aria-label="Consultar a auditoria">
        <FieldGrid>
          <Field id="leituras-pessoa" name="pessoa" label="Pessoa da equipe" isWide>
            {(control) => (
              <Select {...control} defaultValue={chosen.person} required>
                <option value="">Escolha</option>
                {people.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="leituras-de" name="de" label="De" hint="Em branco: desde o começo da auditoria.">
            {(control) => <input {...control} type="datetime-local" defaultValue={chosen.from} />}
          </Field>
          <Field id="leituras-ate" name="ate" label="Até" hint="Em branco: até agora.">
            {(control) => <input {...control} type="datetime-local" defaultValue={chosen.to} />}
          </Field>
        </FieldGrid>
        <Button type="submit" look="quiet">
          Consultar a auditoria
        </Button>
      </form>
      {answer && <Answer answer={answer} chosen={chosen} />}
    </div>
  )
}

function Answer({ answer, chosen }: { answer: LeadReadsAnswer; chosen: LeadReadsView["chosen"] }) {
  const { about, rows, notes, leads, more, addLabel } = answer
  return (
    <section className={style.answer} aria-label="Resposta da auditoria">
      <h4>{about}</h4>
      <BlockTable label="Leads lidos">
        <tbody>
          {rows.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </BlockTable>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {leads.length > 0 && <LeadLinks leads={leads} more={more} />}
      {addLabel && (
        <BlockForm intent="add-reads" fields={{ pessoa: chosen.person, de: chosen.from, ate: chosen.to }}>
          <Button type="submit">{addLabel}</Button>
        </BlockForm>
      )}
    </section>
  )
}
