import { refusalBlock } from "../../locale/control-texts.ts"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { Block, BlockMore, BlockRefusal } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { type ViewTab, ViewTabs } from "../../ui/layout/view-tabs.tsx"
import { HolidayForm, type HolidayRow, HolidayTable, type TypedHoliday } from "./holidays.tsx"
import { type ShownWeek, WeekBlock } from "./week-block.tsx"

type Props = {
  /** All staff may see the calendar; only managers may change it. */
  canAct: boolean
  weeks: readonly ShownWeek[]
  /** A sentence about the next holiday, or null. */
  nextHoliday: string | null
  years: readonly ViewTab[]
  upcoming: readonly HolidayRow[]
  past: readonly HolidayRow[]
  news: string | null
  refusal: { title: string; text: string } | null
  typed: TypedHoliday | null
}

/** The hours and holidays of the office: what every deadline counts, and what the site shows. */
export function CalendarPage(props: Props) {
  const { canAct, weeks, nextHoliday, years, upcoming, past, news, refusal, typed } = props
  return (
    <>
      {news && <NewsBar tone="done">{news}</NewsBar>}
      <PageHead title="Calendário">
        <p>
          {nextHoliday && `${nextHoliday} `}
          Os prazos só contam no horário de expediente, fora dos feriados. Quando o expediente ou um feriado
          muda, os prazos dos leads que aguardam contato são recalculados.
        </p>
      </PageHead>
      <BlockRefusal {...refusalBlock} refusal={refusal} />
      {weeks.map((week) => (
        <WeekBlock key={week.kind} {...week} canAct={canAct} />
      ))}
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
