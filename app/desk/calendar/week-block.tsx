import { weekFieldTexts } from "../../locale/week-form.ts"
import { Button } from "../../ui/controls/button.tsx"
import { WeekFields, type WeekFieldsRow } from "../../ui/controls/week-fields.tsx"
import { Block, BlockForm, BlockMore, BlockTable } from "../../ui/layout/block.tsx"
import type { WeekKind } from "./calendar-change.ts"
import { weekTexts } from "./calendar-text.ts"

export type ShownWeek = {
  kind: WeekKind
  hours: readonly { label: string; text: string }[]
  fields: readonly WeekFieldsRow[]
  /** What the site makes of the hours, if it shows them. */
  sentence: string | null
  /** True when the typed hours are invalid. */
  isFaulty: boolean
}

type Props = ShownWeek & { canAct: boolean }

/** The hours of one week of the calendar, and the form that changes them. */
export function WeekBlock({ kind, hours, fields, sentence, isFaulty, canAct }: Props) {
  const { id, title, table, explanation, open } = weekTexts[kind]
  return (
    <Block id={id} title={title}>
      <p>{sentence ? `${explanation} ${sentence}` : explanation}</p>
      <BlockTable label={table}>
        <tbody>
          {hours.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </BlockTable>
      {canAct &&
        (isFaulty ? (
          <WeekForm kind={kind} fields={fields} />
        ) : (
          <BlockMore label={open}>
            <WeekForm kind={kind} fields={fields} />
          </BlockMore>
        ))}
    </Block>
  )
}

function WeekForm({ kind, fields }: Pick<Props, "kind" | "fields">) {
  const { hint, save } = weekTexts[kind]
  return (
    <BlockForm intent={kind}>
      <p>{hint}</p>
      <WeekFields rows={fields} texts={weekFieldTexts} />
      <Button type="submit">{save}</Button>
    </BlockForm>
  )
}
