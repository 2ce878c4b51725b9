import { optionalMark } from "../../locale/control-texts.ts"
import { Button } from "../../ui/controls/button.tsx"
import { Field, FieldGrid } from "../../ui/controls/field.tsx"
import { BlockForm } from "../../ui/layout/block.tsx"
import style from "../people/people.module.css"

export type AbsenceRow = { id: number; days: string; note: string | null }
export type TypedAbsence = { firstDay: string; lastDay: string; note: string }

export function AbsenceList({ absences }: { absences: readonly AbsenceRow[] }) {
  return absences.length === 0 ? (
    <p>Nenhuma ausência marcada.</p>
  ) : (
    <ul className={style.list}>
      {absences.map(({ id, days, note }) => (
        <li key={id} className={style.row}>
          <div className={style.who}>
            <strong>{days}</strong>
            {note && <span className={style.soft}>{note}</span>}
          </div>
          <BlockForm intent="return" fields={{ absence: String(id) }}>
            <Button type="submit" look="quiet" isSmall>
              Remover
            </Button>
          </BlockForm>
        </li>
      ))}
    </ul>
  )
}

export function AbsenceForm({ typed }: { typed: TypedAbsence | null }) {
  return (
    <BlockForm intent="absence">
      <FieldGrid>
        <Field id="ausencia-de" name="firstDay" label="Primeiro dia">
          {(control) => <input {...control} type="date" defaultValue={typed?.firstDay} required />}
        </Field>
        <Field id="ausencia-ate" name="lastDay" label="Último dia" optional={optionalMark}>
          {(control) => <input {...control} type="date" defaultValue={typed?.lastDay} />}
        </Field>
        <Field
          id="ausencia-nota"
          name="note"
          label="Observação"
          hint="“Férias” ou “folga” bastam. Não escreva motivos de saúde."
          optional={optionalMark}
          isWide
        >
          {(control) => <input {...control} maxLength={200} defaultValue={typed?.note} />}
        </Field>
      </FieldGrid>
      <Button type="submit">Marcar ausência</Button>
    </BlockForm>
  )
}
