import { refusalBlock } from "../../locale/control-texts.ts"
import { weekFieldTexts } from "../../locale/week-form.ts"
import { Button } from "../../ui/controls/button.tsx"
import { WeekFields, type WeekFieldsRow } from "../../ui/controls/week-fields.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { Block, BlockForm, BlockMore, BlockRefusal, BlockTable } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { type ViewTab, ViewTabs } from "../../ui/layout/view-tabs.tsx"
import { HolidayForm, type HolidayRow, HolidayTable, type TypedHoliday } from "./holidays.tsx"

type Props = {
  /** All staff may see the calendar; only managers may change it. */
  canAct: boolean
  hours: readonly { label: string; text: string }[]
  week: readonly WeekFieldsRow[]
  /** A sentence about the next holiday, or null. */
  nextHoliday: string | null
  years: readonly ViewTab[]
  upcoming: readonly HolidayRow[]
  past: readonly HolidayRow[]
  news: string | null
  refusal: { title: string; text: string } | null
  /** True when the typed hours are invalid. */
  isWeekFaulty: boolean
  typed: TypedHoliday | null
}

/** The office hours and holidays from which every deadline is computed. */
export function CalendarPage(props: Props) {
  const { canAct, hours, week, nextHoliday, years, upcoming, past, news, refusal, isWeekFaulty, typed } =
    props
  return (
    <>
      {news && <NewsBar tone="done">{news}</NewsBar>}
      <PageHead title="Calendário">
        <p>
          {nextHoliday && `${nextHoliday} `}
          Os prazos só contam no horário de expediente, fora dos feriados. Quando o calendário muda, os prazos
          dos leads que aguardam contato são recalculados.
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
        {upcoming.length > 0 ? (
          <HolidayTable label="Próximos feriados" holidays={upcoming} canAct={canAct} />
        ) : (
          <p>Nenhum feriado marcado até o fim do ano.</p>
        )}
        {past.length > 0 && (
          <BlockMore label="Feriados anteriores">
            <HolidayTable label="Feriados anteriores" holidays={past} canAct={false} />
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
      <p>Deixe em branco os dias sem expediente. Para meia-noite, use 00:00.</p>
      <WeekFields rows={week} texts={weekFieldTexts} />
      <Button type="submit">Salvar expediente</Button>
    </BlockForm>
  )
}
