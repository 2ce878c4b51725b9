import { href } from "react-router"
import type { Db } from "../../platform/db/db.server.ts"
import { newSecret } from "../../platform/http/random-secret.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import { mailAddress } from "../../platform/mail/mail-address.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { erasureMail, linkMail, nothingFoundMail, officeHolderMail } from "./holder-mail.ts"
import {
  cleanHolderLinks,
  finishHolderErasures,
  notifyOfErasure,
  notifyOfficeOfRequest,
  sendHolderLink,
} from "./holder-queues.ts"
import {
  activateLink,
  cleanLinks,
  clearLink,
  findLeadProtocol,
  findRequestedLink,
  findUnreportedRequest,
  findUntoldErasure,
  finishErasure,
  isHolderKnown,
  recordHolderTold,
  recordOfficeNotified,
} from "./worker-store.server.ts"

type Context = {
  db: Db
  log: Log
  sendToOffice: SendMail
  sendToVisitor: SendMail
  mailFrom: string
  officeEmail: string
  publicUrl: string
  company: { name: string }
  readContact: () => { name: string; phone: { display: string } }
}

export function holderJobs(context: Context) {
  const { db, log } = context
  return [
    job(sendHolderLink, async ({ linkId }) => {
      const link = await findRequestedLink(db, linkId)
      if (!link?.email) return
      const address = mailAddress(link.email)
      if (!address) {
        await clearLink(db, linkId)
        return
      }
      const recipient = { id: link.id, address }
      await ((await isHolderKnown(db, link.email)) ? mailLink : mailNothingFound)(context, recipient)
    }),
    job(notifyOfficeOfRequest, ({ requestId, leadId }) => mailOffice(context, requestId, leadId)),
    job(notifyOfErasure, async ({ requestId }) => {
      await mailErasure(context, requestId)
      await mailOffice(context, requestId)
    }),
    job(finishHolderErasures, async () => {
      let protocol = await finishErasure(db)
      while (protocol) {
        log.info({ protocol }, "a holder's data erased")
        protocol = await finishErasure(db)
      }
    }),
    job(cleanHolderLinks, async () => {
      const cleared = await cleanLinks(db)
      log.info({ cleared }, "expired addresses of holders deleted")
    }),
  ]
}

function addresses({ company, mailFrom, officeEmail }: Context) {
  return {
    from: { name: company.name, address: mailFrom },
    office: { name: `Atendimento ${company.name}`, address: officeEmail },
    host: mailFrom.slice(mailFrom.indexOf("@") + 1),
  }
}

type Recipient = { id: string; address: string }

/** Stores the hash before sending, so that every mailed link works. A retry creates a new link and a new mail. */
async function mailLink(context: Context, { id, address }: Recipient) {
  const { from, office, host } = addresses(context)
  const { secret, hash } = newSecret()
  await activateLink(context.db, id, hash)
  const outcome = await context.sendToVisitor({
    from,
    to: { name: "", address },
    replyTo: office,
    messageId: `holder-${id}-${hash.toString("hex").slice(0, 8)}@${host}`,
    ...linkMail(
      context.publicUrl + href("/privacidade/meus-dados/entrar/:token", { token: secret }),
      context.readContact(),
    ),
  })
  if (outcome === "refused") await clearLink(context.db, id)
}

async function mailNothingFound(context: Context, { id, address }: Recipient) {
  const { from, office, host } = addresses(context)
  await context.sendToVisitor({
    from,
    to: { name: "", address },
    replyTo: office,
    messageId: `holder-${id}@${host}`,
    ...nothingFoundMail(context.readContact()),
  })
  await clearLink(context.db, id)
}

async function mailErasure(context: Context, requestId: number) {
  const { db, publicUrl, readContact } = context
  const request = await findUntoldErasure(db, requestId)
  const address = request?.email && mailAddress(request.email)
  if (!request || !address) return
  const { from, office, host } = addresses(context)
  await context.sendToVisitor({
    from,
    to: { name: "", address },
    replyTo: office,
    messageId: `holder-erasure-${request.id}@${host}`,
    ...erasureMail(request, { home: publicUrl + href("/privacidade/meus-dados"), company: readContact() }),
  })
  await recordHolderTold(db, requestId)
}

async function mailOffice(context: Context, requestId: number, leadId?: number) {
  const { db, readContact } = context
  const request = await findUnreportedRequest(db, requestId)
  if (!request) return
  const { from, office, host } = addresses(context)
  const leadProtocol = leadId === undefined ? null : await findLeadProtocol(db, leadId)
  // An erasure is not answered: the office must not write to the holder.
  const address = request.message && request.email && mailAddress(request.email)
  const outcome = await context.sendToOffice({
    from,
    to: office,
    replyTo: address ? { name: "", address } : undefined,
    messageId: `holder-request-${request.id}-${request.notice.replaceAll("_", "-")}@${host}`,
    ...officeHolderMail({ ...request, leadProtocol }, readContact()),
  })
  if (outcome === "refused") throw new Error("the mail server refuses the office's address")
  await recordOfficeNotified(db, requestId, request.notice)
  context.log.info({ requestId, kind: request.kind }, "office notified of a holder's request")
}
