import { Button } from "../../ui/controls/button.tsx"
import { Field, FieldGrid } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { BlockForm, BlockTable } from "../../ui/layout/block.tsx"
import { holidayScopes } from "./calendar-change.ts"
import { scopeText } from "./calendar-text.ts"

export type HolidayRow = { day: string; date: string; weekday: string; name: string; scope: string }
export type TypedHoliday = { day: string; name: string; scope: string }

type Props = { label: string; holidays: readonly HolidayRow[]; canAct: boolean }

export function HolidayTable({ label, holidays, canAct }: Props) {
  return (
    <BlockTable label={label} columns={["Dia", "Nome", "Abrangência", ...(canAct ? ["Ação"] : [])]}>
      {holidays.map(({ day, date, weekday, name, scope }) => (
        <tr key={day}>
          <th scope="row">{`${date}, ${weekday}`}</th>
          <td>{name}</td>
          <td>{scope}</td>
          {canAct && (
            <td>
              <BlockForm intent="remove-holiday" fields={{ day }}>
                <Button type="submit" look="quiet" isSmall aria-label={`Remover ${name}, ${date}`}>
                  Remover
                </Button>
              </BlockForm>
            </td>
          )}
        </tr>
      ))}
    </BlockTable>
  )
}

export function HolidayForm({ typed }: { typed: TypedHoliday | null }) {
  return (
    <BlockForm intent="holiday">
      <FieldGrid>
        <Field
          id="feriado-dia"
          name="day"
          label="Dia"
          hint="Se o dia já estiver marcado, o nome e a abrangência são trocados."
        >
          {(control) => <input {...control} type="date" defaultValue={typed?.day} required />}
        </Field>
        <Field id="feriado-alcance" name="scope" label="Abrangência">
          {(control) => (
            <Select {...control} defaultValue={typed?.scope || "propria"}>
              {holidayScopes.map((scope) => (
                <option key={scope} value={scope}>
                  {scopeText[scope]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="feriado-nome" name="name" label="Nome" isWide>
          {(control) => <input {...control} maxLength={120} defaultValue={typed?.name} required />}
        </Field>
      </FieldGrid>
      <Button type="submit">Marcar feriado</Button>
    </BlockForm>
  )
}
