import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { findOpenInvitation } from "./invitation-store.server.ts"
import { invitationMail } from "./staff-mail.ts"
import type { StaffRole } from "./staff-person.ts"
import { mailInvitation } from "./staff-queues.ts"

type Context = {
  db: Db
  log: Log
  sendToOffice: SendMail
  mailFrom: string
  company: { name: string }
  invitationUrl: (invitationId: string) => string
}

export function staffJobs({ db, log, sendToOffice, mailFrom, company, invitationUrl }: Context) {
  return [
    job(mailInvitation, async ({ invitationId }) => {
      const invitation = await findOpenInvitation(db, invitationId)
      if (!invitation) return
      await sendToOffice({
        from: { name: company.name, address: mailFrom },
        to: { name: invitation.name, address: invitation.email },
        replyTo: undefined,
        messageId: `invitation-${invitationId}@${mailFrom.slice(mailFrom.indexOf("@") + 1)}`,
        ...invitationMail({
          name: invitation.name,
          role: invitation.role as StaffRole,
          href: invitationUrl(invitationId),
          company: company.name,
        }),
      })
      log.info({ invitationId }, "invitation mailed")
    }),
  ]
}
