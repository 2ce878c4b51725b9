import { createDb } from "../../app/platform/db/db.server.ts"
import { createRandom } from "../../db/seed/random.ts"
import { enrolPerson } from "../../testing/factories/staff.ts"
import { storeIncident } from "../../testing/factories/stored-incident.ts"
import { storeLeads } from "../../testing/factories/stored-lead.ts"
import { silentLog } from "../../testing/servers/test-database.ts"
import { visitDesk } from "../../testing/visitors/desk-visit.ts"
import { leadOf, openVisitor } from "../http/http-client.ts"
import { visitor } from "../leads/lead-post.ts"
import { type MonitoredMachine, officeMailsPerMinute } from "./monitored-machine.ts"
import type { Incident } from "./raise.ts"

/** Of leads and the people who work on them. */
export function officeIncidents(machine: MonitoredMachine): Incident[] {
  const { product, workerMetrics } = machine
  return [
    {
      row: "more than 60 leads a minute",
      alert: "NoticesHeld",
      isLasting: true,
      cause: () => sendManyLeads(machine),
    },
    {
      row: "many leads read by one person",
      alert: "ManyLeadsRead",
      isLasting: true,
      cause: () => readManyLeads(machine),
    },
    {
      row: "leak of personal data",
      alert: "IncidentOpen",
      isLasting: true,
      cause: async () => {
        await withDatabases(machine, async (as) => {
          const { id } = await enrolPerson({ as }, { name: "Gestora Modelo", role: "administracao" })
          await storeIncident(as.owner, id)
        })
        return () => {}
      },
    },
    {
      row: "a job that failed for good",
      alert: "JobsDead",
      cause: async () => {
        await product.query(
          "insert into pgboss.job (name, data) select dead_letter, '{}' from pgboss.queue where name = 'lead-confirm-visitor'",
        )
        return () =>
          product.query(
            "delete from pgboss.job where name = (select dead_letter from pgboss.queue where name = 'lead-confirm-visitor')",
          )
      },
    },
    {
      row: "audit not copied",
      alert: "AuditNotCopied",
      cause: async () => {
        workerMetrics.alter("audit_uncopied_seconds", 7200)
        return () => workerMetrics.restore("audit_uncopied_seconds")
      },
    },
  ]
}

async function sendManyLeads({ product }: MonitoredMachine) {
  const people = openVisitor(product.edge?.url ?? "", { sockets: 8 })
  // Too many also when a busy machine needs two minutes for them.
  await Promise.all(
    Array.from({ length: officeMailsPerMinute * 4 }, (_, n) => people.send(leadOf(visitor("muitos", n)))),
  )
  people.close()
  return () => {}
}

/** A consultant opens lead after lead, until asked for a proof. */
async function readManyLeads(machine: MonitoredMachine) {
  await withDatabases(machine, async (as) => {
    const publicUrl = machine.product.edge?.url ?? ""
    const { browser } = await enrolPerson({ as }, { name: "Consultora Modelo", role: "atendente", publicUrl })
    const leads = await storeLeads(
      as.owner,
      createRandom(1),
      Array.from({ length: 63 }, () => ({})),
    )
    for (const lead of leads) await visitDesk(browser, `${machine.product.deskOrigin}/painel/leads/${lead}`)
  })
  return () => {}
}

type Databases = Parameters<typeof enrolPerson>[0]["as"]

async function withDatabases({ product }: MonitoredMachine, work: (as: Databases) => Promise<unknown>) {
  const open = (url: string) => createDb({ url, name: "fault run", log: silentLog, maxConnections: 2 })
  const as = { owner: open(product.databaseUrl), auth: open(product.urls.auth) }
  try {
    await work(as)
  } finally {
    await Promise.all(Object.values(as).map((db) => db.destroy()))
  }
}
