import { refusalBlock } from "../../locale/control-texts.ts"
import { weekFieldTexts } from "../../locale/week-form.ts"
import { Button } from "../../ui/controls/button.tsx"
import { WeekFields, type WeekFieldsRow } from "../../ui/controls/week-fields.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { Block, BlockForm, BlockMore, BlockRefusal, BlockTable } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { type ViewTab, ViewTabs } from "../../ui/layout/view-tabs.tsx"
import { HolidayForm, HolidayTable, type ShownHoliday, type TypedHoliday } from "./holidays.tsx"

type Props = {
  /** Everybody of the office looks, the management changes. */
  canAct: boolean
  hours: readonly { label: string; text: string }[]
  week: readonly WeekFieldsRow[]
  /** A sentence about the next day off; null where none is known. */
  next: string | null
  years: readonly ViewTab[]
  ahead: readonly ShownHoliday[]
  past: readonly ShownHoliday[]
  news: string | null
  refusal: { title: string; text: string } | null
  /** True where the hours that were typed have faults. */
  isWeekFaulty: boolean
  typed: TypedHoliday | null
}

/** When the office works: what every deadline is counted by. */
export function CalendarPage(props: Props) {
  const { canAct, hours, week, next, years, ahead, past, news, refusal, isWeekFaulty, typed } = props
  return (
    <>
      {news && <NewsBar tone="done">{news}</NewsBar>}
      <PageHead title="Calendário">
        <p>
          {next && `${next} `}
          Os prazos contam só dentro do expediente e fora dos feriados. Quando o calendário muda, os prazos
          dos leads que esperam são recalculados.
        </p>
      </PageHead>
      <BlockRefusal {...refusalBlock} refusal={refusal} />
      <Block id="expediente" title="Expediente">
        <Hours hours={hours} />
        {canAct &&
          (isWeekFaulty ? (
            <HoursForm week={week} />
          ) : (
            <BlockMore label="Mudar o expediente">
              <HoursForm week={week} />
            </BlockMore>
          ))}
      </Block>
      <ViewTabs label="Feriados por ano" tabs={years} />
      <Block id="feriados" title="Feriados">
        {ahead.length > 0 ? (
          <HolidayTable label="Feriados que vêm" holidays={ahead} canAct={canAct} />
        ) : (
          <p>Nenhum feriado marcado daqui até o fim do ano.</p>
        )}
        {past.length > 0 && (
          <BlockMore label="Os que já passaram">
            <HolidayTable label="Feriados que já passaram" holidays={past} canAct={false} />
          </BlockMore>
        )}
      </Block>
      {canAct && (
        <Block id="marcar" title="Marcar um feriado">
          <HolidayForm typed={typed} />
        </Block>
      )}
    </>
  )
}

function Hours({ hours }: Pick<Props, "hours">) {
  return (
    <BlockTable label="Expediente por dia">
      <tbody>
        {hours.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  )
}

function HoursForm({ week }: Pick<Props, "week">) {
  return (
    <BlockForm intent="shifts">
      <p>Dia em branco é dia fechado. Meia-noite se escreve 00:00.</p>
      <WeekFields rows={week} texts={weekFieldTexts} />
      <Button type="submit">Guardar expediente</Button>
    </BlockForm>
  )
}
