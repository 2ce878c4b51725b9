import { grouped, longMoment, shortTime } from "../../../locale/pt-br.ts"
import { vitalP75 } from "../../../platform/page/vitals.ts"
import { holderKindWords, timeToAnswer } from "../../../privacy/requests/time-to-answer.ts"
import { retentionDefaults } from "../../../privacy/retention/retention-defaults.ts"
import type { HealthView } from "../../../staff/diagnostics/health-view.ts"
import {
  ageWords,
  queueLabel,
  queueState,
  queueSummary,
  sizeWords,
  vitalWords,
} from "../../../staff/diagnostics/queue-text.ts"
import type { HealthFacts } from "./read-health.server.ts"

/** The facts in words. */
export function healthView(facts: HealthFacts, now: Date): HealthView {
  return {
    readAt: shortTime(now),
    summary: queueSummary(facts.queues ?? []),
    queues:
      facts.queues?.map((report) => ({
        queue: report.queue,
        label: queueLabel(report.queue),
        state: queueState(report),
        waiting: report.waiting,
        failed: report.failed,
        dead: report.dead,
        oldest: report.waiting + report.failed > 0 ? ageWords(report.oldestWaitingSeconds) : "—",
      })) ?? null,
    letters: facts.letters?.map(letterOf) ?? null,
    server: facts.activity && [
      {
        label: "Conexões",
        text: `${grouped(facts.activity.connections.open)} de ${grouped(facts.activity.connections.most)}`,
      },
    ],
    slow: slowOf(facts.activity),
    backups: facts.backups?.map(backupLine) ?? null,
    vitals:
      facts.vitals &&
      vitalP75(facts.vitals).map((vital) => ({
        label: vital.name,
        text: `${vitalWords(vital)}, ${grouped(vital.measures)} medidas`,
      })),
    retention:
      facts.retention?.map(({ code, action, days, ranAt, found, erased }) => ({
        label: retentionName(code),
        text: ranAt
          ? `${longMoment(ranAt)}: ${action === "erase" ? `${grouped(erased ?? 0)} eliminados` : `${grouped(found ?? 0)} para rever`}, prazo de ${grouped(days)} dias`
          : `ainda não passou, prazo de ${grouped(days)} dias`,
      })) ?? null,
    requests:
      facts.requests?.map(({ protocol, kind, openedAt, dueAt }) => {
        const { words, isLate } = timeToAnswer(dueAt, now)
        return { protocol, kind: holderKindWords[kind], opened: longMoment(openedAt), left: words, isLate }
      }) ?? null,
    ledger: facts.ledger && ledgerLines(facts.ledger),
  }
}

const milliseconds = (time: number) => `${grouped(Math.round(time))} ms`

function slowOf(activity: HealthFacts["activity"]): HealthView["slow"] {
  if (!activity) return null
  const { statements, running } = activity
  const origin = statements
    ? "As mais lentas em média (pg_stat_statements)"
    : "Em curso há mais de 1 s; o servidor não guarda estatísticas por consulta (pg_stat_statements)"
  const lines = (statements ?? running).map(({ milliseconds: time, calls, words }) => ({
    time: statements ? `${milliseconds(time)} em média, ${grouped(calls)} vezes` : milliseconds(time),
    words: words || "texto não visível para este papel",
  }))
  return { origin, lines }
}

function letterOf({ id, queue, diedAt, tries, fault, about }: NonNullable<HealthFacts["letters"]>[number]) {
  const { leadId } = about
  return {
    id,
    queue,
    title: typeof leadId === "number" ? `${queueLabel(queue)}, lead ${leadId}` : queueLabel(queue),
    text: `${tries === 1 ? "1 tentativa" : `${tries} tentativas`}, a última em ${longMoment(diedAt)}:`,
    fault: fault ?? "sem motivo registrado",
    leadHref: typeof leadId === "number" ? `/painel/leads/${leadId}` : null,
  }
}

function retentionName(code: string) {
  return (retentionDefaults as Record<string, { what: string } | undefined>)[code]?.what ?? code
}

function backupLine({ finishedAt, outcome, bytes, fault }: NonNullable<HealthFacts["backups"]>[number]) {
  return {
    label: longMoment(finishedAt),
    text: outcome === "verified" ? `${sizeWords(bytes)}, conferido` : `falhou: ${fault}`,
  }
}

function ledgerLines({ head }: NonNullable<HealthFacts["ledger"]>) {
  return head
    ? [
        { label: "Último registro", text: `nº ${grouped(head.position)}, ${longMoment(head.sealedAt)}` },
        { label: "Resumo", text: head.hash },
      ]
    : []
}
