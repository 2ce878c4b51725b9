import { sql } from "kysely"
import type { Db } from "../../app/platform/db/db.server.ts"
import { changeIncident, type IncidentChange } from "../../app/privacy/incidents/change-incident.server.ts"
import { registerIncident } from "../../app/privacy/incidents/register-incident.server.ts"
import { insertAudit } from "../../app/staff/audit/audit-store.server.ts"
import { tamperWithAudit } from "./past-audit.ts"

const minute = 60_000

type Staged = {
  owner: Db
  /** The database as the person who registers the incident. */
  asManager: Db
  managerId: string
  readerId: string
  /** Leads that the reader opened; the last one was also exported. */
  leadIds: readonly number[]
  now: Date
}

/** An open incident with example words, whose letters still have gaps. */
export async function stageIncident({ owner, asManager, managerId, readerId, leadIds, now }: Staged) {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
  await storeReads(owner, readerId, [
    { action: "leads_listados", at: ago(95), leadIds },
    { action: "lead_lido", at: ago(90), leadIds: leadIds.slice(0, 2) },
    { action: "parte_exportada", at: ago(80), leadIds: leadIds.slice(-1) },
  ])
  const work = { record: insertAudit, staffId: managerId }
  const id = await registerIncident(asManager, work, {
    kind: "conta_invadida",
    description:
      "Exemplo: o celular do escritório foi esquecido num táxi com a sessão do painel aberta. A sessão foi encerrada quando o aparelho foi dado como perdido.",
    dataKinds: ["nome", "contato", "idades"],
    startedAt: ago(100),
    endedAt: ago(40),
    knownAt: ago(40),
  })
  const change = (asked: IncidentChange) => changeIncident(asManager, work, { id, change: asked, now })
  await change({ kind: "add-reads", question: { staffId: readerId, from: ago(100), to: ago(40) } })
  await change({
    kind: "assessment",
    version: 0,
    values: {
      risk: "relevante",
      riskReason: "Exemplo: há telefones e idades, que servem a golpes por mensagem.",
      account:
        "Exemplo: um celular da nossa equipe foi perdido, e quem o achou pode ter visto o seu pedido de cotação durante cerca de uma hora.",
      dangers: "Exemplo: alguém pode ligar ou escrever fingindo ser da corretora.",
      measuresBefore: "",
      measuresTaken: "Exemplo: encerramos a sessão, trocamos a senha e bloqueamos o aparelho.",
      delayReason: "",
      advice: "",
    },
  })
  await change({
    kind: "tell",
    notice: {
      recipient: "anpd",
      toldAt: ago(10),
      channel: "formulário da ANPD",
      reference: "00000-EXEMPLO",
      note: "",
    },
  })
  return id
}

/** Entries of the audit about leads that one person read, at a chosen time. */
export async function storeReads(
  owner: Db,
  staffId: string,
  reads: readonly { action: string; at: Date; leadIds: readonly number[] }[],
) {
  await tamperWithAudit(owner, async (transaction) => {
    for (const { action, at, leadIds } of reads)
      await sql`insert into staff_audit (at, staff_id, action, leads) values (${at}, ${staffId}, ${action},
        (select range_agg(int8range(id, id, '[]')) from unnest(${[...leadIds]}::bigint[]) id))`.execute(
        transaction,
      )
  })
}
