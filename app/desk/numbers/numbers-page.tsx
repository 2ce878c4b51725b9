import { promisePhrase } from "../../leads/lead/lead.ts"
import { grouped } from "../../locale/pt-br.ts"
import { type Sum, Sums } from "../../ui/charts/sums.tsx"
import { Button, ButtonLink } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { type ViewTab, ViewTabs } from "../../ui/layout/view-tabs.tsx"
import { atText, durationText } from "../desk-time.ts"
import { DaysFigure, FirstContactFigure } from "./charts.tsx"
import type { LeadNumbers } from "./numbers.ts"
import style from "./numbers-page.module.css"
import { periodText, uncounted } from "./numbers-text.ts"
import { FunnelFigure, OperadoraFigure, SourceFigure } from "./tables.tsx"

type Props = {
  numbers: LeadNumbers
  tabs: readonly ViewTab[]
  /** Null for people who may not export. */
  csvHref: string | null
  /** The address of the form for another period, sent by GET. */
  action: string
}

/** Statistics: contacts in time, leads and conversion. */
export function NumbersPage({ numbers, tabs, csvHref, action }: Props) {
  const { period, countedAt } = numbers
  return (
    <>
      <PageHead
        title="Números"
        side={
          csvHref && (
            <ButtonLink look="quiet" href={csvHref} download>
              Baixar CSV
            </ButtonLink>
          )
        }
      >
        <p>
          {periodText(period)}, horário de São Paulo.{" "}
          <span className={style.nowrap}>Atualizado {atText(countedAt, countedAt)}.</span>
        </p>
      </PageHead>
      <ViewTabs label="Período" tabs={tabs} />
      {period.key === "outro" && <OtherPeriod action={action} from={period.from} to={period.to} />}
      <div className={style.numbers}>
        <Sums sums={promiseSums(numbers)} uncounted={uncounted} look="large" />
        <div className={style.sums}>
          <Sums sums={countSums(numbers)} uncounted={uncounted} look="small" />
        </div>
        <DaysFigure numbers={numbers} />
        <div className={style.two}>
          <FirstContactFigure numbers={numbers} />
          <FunnelFigure numbers={numbers} />
        </div>
        <div className={style.two}>
          <OperadoraFigure numbers={numbers} />
          <SourceFigure title="Por origem" first="Origem da última visita" rows={numbers.bySource} />
        </div>
        <SourceFigure title="Por página" first="Página" rows={numbers.byPage} />
      </div>
    </>
  )
}

const countText = (count: number | null) => (count === null ? null : grouped(count))

/** A duration such as "43 min" or "1h46"; a dash when nobody was reached yet. */
function timeSum(label: string, minutes: number | null, hasAnswers: boolean): Sum {
  if (minutes === null) return { label, value: hasAnswers ? null : "–" }
  return minutes < 60
    ? { label, value: String(Math.round(minutes)), unit: "min" }
    : { label, value: durationText(minutes) }
}

function waitingLabel(late: number | null) {
  if (late === null || late === 0) return "esperando agora"
  return `esperando agora, ${grouped(late)} com prazo vencido`
}

function promiseSums({ promise, medianMinutes, p90Minutes, waitingNow, lateNow }: LeadNumbers): Sum[] {
  // When the count failed, it is unknown whether there are answers.
  const hasAnswers = promise === null || promise.answered > 0
  const kept = promise
    ? `no prazo, com contato em ${promisePhrase}: ${grouped(promise.kept)} de ${grouped(promise.answered)}`
    : "no prazo"
  return [
    { label: kept, value: promise && (promise.percent === null ? "–" : `${promise.percent}%`) },
    timeSum("mediana até o primeiro contato", medianMinutes, hasAnswers),
    timeSum("nove em cada dez esperam menos que isso (p90)", p90Minutes, hasAnswers),
    { label: waitingLabel(lateNow), value: countText(waitingNow) },
  ]
}

function countSums({ stats, conversion }: LeadNumbers): Sum[] {
  const unlessFailed = (value: string) => (stats.isFailed ? null : value)
  return [
    { label: "leads ao todo", value: unlessFailed(grouped(stats.total)) },
    { label: "hoje", value: unlessFailed(grouped(stats.today)) },
    { label: "neste mês", value: unlessFailed(grouped(stats.month)) },
    { label: "fechados", value: unlessFailed(grouped(stats.closed)) },
    {
      label: "conversão, fechados sobre o total",
      value: unlessFailed(conversion === null ? "–" : `${conversion}%`),
    },
  ]
}

function OtherPeriod({ action, from, to }: { action: string; from: string; to: string }) {
  return (
    <form method="get" action={action} className={style.other}>
      <input type="hidden" name="periodo" value="outro" />
      <Field id="de" name="de" label="De">
        {(control) => <input {...control} type="date" defaultValue={from} required />}
      </Field>
      <Field id="ate" name="ate" label="Até">
        {(control) => <input {...control} type="date" defaultValue={to} required />}
      </Field>
      <Button type="submit" look="quiet">
        Ver período
      </Button>
    </form>
  )
}
