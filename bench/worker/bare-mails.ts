import { createTransport } from "nodemailer"
import { officeEmail } from "../../testing/servers/app-processes.ts"
import { openBarePool } from "../bare-pool.ts"
import type { KeptMail } from "./mail-server.ts"

/** As many as the worker has: three workers of each of its two busiest queues, five jobs each. */
const underWay = 30
/** As in worker.ts: mails to the office and its people, and mails to visitors. */
const pooled = { pool: true, maxConnections: 3 } as const

/** nodemailer and pg alone: sends the same bytes, and writes one row for each mail in a transaction of its own. */
export function openBareMails(databaseUrl: string, smtpUrl: string) {
  const pool = openBarePool({ connectionString: databaseUrl, max: 10 })
  const [office, visitors] = [
    createTransport({ url: smtpUrl, ...pooled }),
    createTransport({ url: smtpUrl, ...pooled }),
  ]
  const send = async ({ from, to, raw }: KeptMail) => {
    const isVisitor = to.some((address) => address.endsWith("@visitante.example"))
    await (isVisitor ? visitors : office).sendMail({
      envelope: { from, to },
      raw: Buffer.from(raw, "latin1"),
    })
    await pool.query({
      name: "mail",
      text: "insert into bare_mails (kind) values ($1)",
      values: [to.includes(officeEmail) ? "office" : "other"],
    })
  }
  return {
    prepare: () =>
      pool.query(
        "create table bare_mails (id bigint generated always as identity primary key, kind text not null, at timestamptz not null default now())",
      ),
    /** Milliseconds until all are sent and recorded. */
    sendAll: async (mails: readonly KeptMail[]) => {
      const startedAt = performance.now()
      const left = mails.values()
      const client = async () => {
        for (const mail of left) await send(mail)
      }
      await Promise.all(Array.from({ length: underWay }, client))
      return performance.now() - startedAt
    },
    close: async () => {
      office.close()
      visitors.close()
      await pool.end()
    },
  }
}
