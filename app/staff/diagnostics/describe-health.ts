import { leadPath } from "../../leads/lead/lead-path.ts"
import { grouped, longMoment, shortTime } from "../../locale/pt-br.ts"
import type { BackupRun } from "../../platform/db/backup-store.server.ts"
import type { DatabaseActivity } from "../../platform/db/database-activity.server.ts"
import type { DeadLetter } from "../../platform/jobs/dead-letter-store.server.ts"
import type { QueueReport } from "../../platform/jobs/queue-report.server.ts"
import { type VitalCount, vitalP75 } from "../../platform/page/vitals.ts"
import type { HealthView } from "./health-view.ts"
import { ageText, queueLabel, queueState, queueSummary, sizeText, vitalText } from "./queue-text.ts"

/** A part that could not be read is null. */
type HealthFacts = {
  queues: readonly QueueReport[] | null
  letters: readonly DeadLetter[] | null
  activity: DatabaseActivity | null
  backups: readonly BackupRun[] | null
  vitals: readonly VitalCount[] | null
}

/** The texts of the health page about queues, server and backups. The privacy domain describes its own part. */
export function describeHealth(
  facts: HealthFacts,
  now: Date,
): Omit<HealthView, "retention" | "requests" | "ledger"> {
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
        oldest: report.waiting + report.failed > 0 ? ageText(report.oldestWaitingSeconds) : "—",
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
        text: `${vitalText(vital)}, ${vital.measures === 1 ? "1 medição" : `${grouped(vital.measures)} medições`}`,
      })),
  }
}

const milliseconds = (time: number) => `${grouped(Math.round(time))} ms`

function slowOf(activity: DatabaseActivity | null): HealthView["slow"] {
  if (!activity) return null
  const { statements, running } = activity
  const origin = statements
    ? "As mais lentas em média (pg_stat_statements)"
    : "Em andamento há mais de 1 s; o servidor não tem estatísticas por consulta (pg_stat_statements)"
  const lines = (statements ?? running).map(({ milliseconds: time, calls, text }) => ({
    time: statements
      ? `${milliseconds(time)} em média, ${calls === 1 ? "1 vez" : `${grouped(calls)} vezes`}`
      : milliseconds(time),
    statement: text || "texto não visível para este usuário do banco",
  }))
  return { origin, lines }
}

function letterOf({ id, queue, diedAt, tries, fault, about }: DeadLetter) {
  const { leadId } = about
  return {
    id,
    queue,
    title: typeof leadId === "number" ? `${queueLabel(queue)}, lead ${leadId}` : queueLabel(queue),
    text: `${tries === 1 ? "1 tentativa" : `${tries} tentativas`}, a última em ${longMoment(diedAt)}:`,
    fault: fault ?? "sem motivo registrado",
    leadHref: typeof leadId === "number" ? leadPath(leadId) : null,
  }
}

/** What deploy/postgres/backups writes at the beginning. */
const unfinished = "not finished"

function backupLine({ kind, place, finishedAt, outcome, bytes, fault }: BackupRun) {
  const when = longMoment(finishedAt)
  const label = kind === "backup" ? `Local ${place}` : `Teste de restauração, local ${place}`
  if (outcome === "verified") return { label, text: `${when}, ${sizeText(bytes)}` }
  return {
    label,
    text: fault === unfinished ? `${when}: em andamento ou interrompido` : `falhou em ${when}: ${fault}`,
  }
}
