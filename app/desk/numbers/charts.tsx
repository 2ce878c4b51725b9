import { dayOf, grouped } from "../../locale/pt-br.ts"
import { AsTable } from "../../ui/charts/as-table.tsx"
import { type Bar, BarChart } from "../../ui/charts/bar-chart.tsx"
import { DataTable } from "../../ui/charts/data-table.tsx"
import { durationText } from "../desk-time.ts"
import { NumbersFigure } from "./figure.tsx"
import type { HistogramStep, LeadNumbers, NumbersDay, NumbersWeek } from "./numbers.ts"
import style from "./numbers-page.module.css"
import {
  asTable,
  dayLabel,
  daysSentence,
  percentText,
  stepLabel,
  stepTick,
  weekLabel,
} from "./numbers-text.ts"

/** A period that is too long for days is shown in weeks. */
export function DaysFigure({ numbers }: { numbers: LeadNumbers }) {
  const { days, weeks, countedAt } = numbers
  if (days?.length === 0 && weeks)
    return (
      <NumbersFigure title="Leads por semana" of={weeks}>
        {(items) => (
          <BarChart
            label="Leads por semana. Tabela a seguir."
            bars={items.map((week) => ({
              id: week.from,
              value: week.leads,
              title: `${weekLabel(week)}: ${week.leads}`,
              tick: dayLabel(week.from),
            }))}
          />
        )}
      </NumbersFigure>
    )
  return (
    <NumbersFigure title="Leads por dia" of={days} text={(items) => daysSentence(items, countedAt)}>
      {(items) => (
        <>
          <BarChart label="Leads por dia. Tabela a seguir." bars={dayBars(items, dayOf(countedAt))} />
          <AsTable summary={asTable}>
            <DataTable
              caption="Leads por dia"
              columns={leadsColumns("Dia")}
              rows={items.map(({ day, leads }) => ({ id: day, cells: [dayLabel(day), grouped(leads)] }))}
            />
          </AsTable>
        </>
      )}
    </NumbersFigure>
  )
}

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1

function dayBars(days: readonly NumbersDay[], today: string): Bar[] {
  return days.map(({ day, leads, isRest }) => ({
    id: day,
    value: leads,
    title: `${dayLabel(day)}: ${leads}`,
    tone: day === today ? "now" : isRest ? "rest" : "plain",
    ...(days.length <= 10 || isMonday(day) ? { tick: dayLabel(day) } : {}),
  }))
}

const leadsColumns = (first: string) => [{ label: first }, { label: "Leads", isNumber: true }]

const promisedMinutes = 120

function stepBars(steps: readonly HistogramStep[]): Bar[] {
  return steps.map((step) => {
    const tick = stepTick(step)
    return {
      id: stepLabel(step),
      value: step.leads,
      title: `${stepLabel(step)} minutos de expediente: ${step.leads}`,
      tone: step.from >= promisedMinutes ? "late" : "plain",
      ...(tick ? { tick } : {}),
    }
  })
}

/** A longer table is closed at first. */
const maxOpenWeeks = 8

function WeeksTable({ weeks }: { weeks: readonly NumbersWeek[] }) {
  return (
    <div className={style.table}>
      <DataTable
        caption="No prazo, por semana"
        columns={[
          { label: "Semana" },
          { label: "Leads", isNumber: true },
          { label: "Mediana", isNumber: true },
          { label: "No prazo", isNumber: true },
        ]}
        rows={weeks.map((week) => ({
          id: week.from,
          cells: [
            weekLabel(week),
            grouped(week.leads),
            week.medianMinutes === null ? "–" : durationText(week.medianMinutes),
            percentText(week.inTime),
          ],
        }))}
      />
    </div>
  )
}

function WeeksPart({ weeks }: { weeks: readonly NumbersWeek[] }) {
  if (weeks.length === 0) return null
  return weeks.length > maxOpenWeeks ? (
    <AsTable summary="Ver semana por semana">
      <WeeksTable weeks={weeks} />
    </AsTable>
  ) : (
    <WeeksTable weeks={weeks} />
  )
}

export function FirstContactFigure({ numbers }: { numbers: LeadNumbers }) {
  return (
    <NumbersFigure
      title="Tempo até o primeiro contato"
      of={numbers.firstContactHistogram}
      text={() => "Leads por faixa de 15 minutos de expediente; depois de 2h, de 30."}
    >
      {(steps) => (
        <>
          <BarChart
            label="Tempo até o primeiro contato em faixas de 15 minutos. Tabela a seguir."
            bars={stepBars(steps)}
            isStepped
            mark={{ before: steps.findIndex(({ from }) => from >= promisedMinutes), word: "prazo" }}
          />
          <AsTable summary={asTable}>
            <DataTable
              caption="Tempo até o primeiro contato"
              columns={leadsColumns("Minutos de expediente")}
              rows={steps.map((step) => ({
                id: stepLabel(step),
                cells: [stepLabel(step), grouped(step.leads)],
              }))}
            />
          </AsTable>
          <WeeksPart weeks={numbers.weeks ?? []} />
        </>
      )}
    </NumbersFigure>
  )
}
