import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import {
  findLastCopy,
  listSealedEntries,
  type SealedEntry,
  sealAuditEntries,
  updateCopied,
} from "./audit-chain-store.server.ts"
import { entriesOfOneMail, packCopy } from "./audit-copy.server.ts"
import { auditCopyMail } from "./audit-mail.ts"
import { copyAudit, sealAudit } from "./audit-queues.ts"

type Context = {
  db: Db
  log: Log
  sendToOffice: SendMail
  mailFrom: string
  /** A mailbox on another machine, whose password no process of ours has. */
  copyTo: string
  company: { name: string }
}

const batchSize = 5000

export function auditJobs({ db, log, sendToOffice, mailFrom, copyTo, company }: Context) {
  const mailCopy = async (entries: readonly SealedEntry[]) => {
    const copy = packCopy(entries)
    const sent = await sendToOffice({
      from: { name: company.name, address: mailFrom },
      to: { name: "Auditoria", address: copyTo },
      messageId: `${copy.filename}@${mailFrom.slice(mailFrom.indexOf("@") + 1)}`,
      attachments: [copy],
      ...auditCopyMail({ entries, company: company.name }),
    })
    if (sent === "refused") throw new Error("the mail server refuses the mailbox of AUDIT_COPY_EMAIL")
  }
  return [
    job(sealAudit, async () => {
      const sealed = await sealAuditEntries(db, batchSize)
      if (sealed > 0) log.debug({ sealed }, "audit sealed")
    }),
    job(copyAudit, async () => {
      for (;;) {
        const { position } = await findLastCopy(db)
        const entries = entriesOfOneMail(await listSealedEntries(db, position, batchSize))
        const last = entries.at(-1)
        if (!last) return
        await mailCopy(entries)
        await updateCopied(db, last.position)
        log.info({ entries: entries.length, position: last.position }, "audit copied off the machine")
      }
    }),
  ]
}
