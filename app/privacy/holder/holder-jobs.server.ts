import { href } from "react-router"
import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import { mailAddress } from "../../platform/mail/mail-address.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { linkMail, nothingFoundMail, officeHolderMail } from "./holder-mail.ts"
import { cleanHolderLinks, sendHolderLink, tellOfficeOfHolder } from "./holder-queues.ts"
import { newHolderSecret } from "./secret.server.ts"
import {
  armLink,
  cleanLinks,
  findLeadProtocol,
  findRequestedLink,
  findUnreportedRequest,
  forgetLink,
  isHolderKnown,
  recordOfficeNotified,
} from "./work-store.server.ts"

type World = {
  db: Db
  log: Log
  sendToOffice: SendMail
  sendToVisitor: SendMail
  mailFrom: string
  officeEmail: string
  publicUrl: string
  company: { name: string; phone: { display: string } }
}

export function holderJobs(world: World) {
  const { db, log } = world
  return [
    job(sendHolderLink, async ({ linkId }) => {
      const link = await findRequestedLink(db, linkId)
      if (!link?.email) return
      const address = mailAddress(link.email)
      if (!address) {
        await forgetLink(db, linkId)
        return
      }
      const asked = { id: link.id, address }
      await ((await isHolderKnown(db, link.email)) ? mailLink : mailNothingFound)(world, asked)
    }),
    job(tellOfficeOfHolder, ({ requestId, leadId }) => tellOffice(world, requestId, leadId)),
    job(cleanHolderLinks, async () => {
      const forgotten = await cleanLinks(db)
      log.info({ forgotten }, "holders' addresses forgotten")
    }),
  ]
}

function people({ company, mailFrom, officeEmail }: World) {
  return {
    from: { name: company.name, address: mailFrom },
    office: { name: `Atendimento ${company.name}`, address: officeEmail },
    host: mailFrom.slice(mailFrom.indexOf("@") + 1),
  }
}

type Asked = { id: string; address: string }

/** The hash is stored before the mail leaves: a link that arrives works. Tried again, it is a new link and a new mail. */
async function mailLink(world: World, { id, address }: Asked) {
  const { from, office, host } = people(world)
  const { secret, hash } = newHolderSecret()
  await armLink(world.db, id, hash)
  const outcome = await world.sendToVisitor({
    from,
    to: { name: "", address },
    replyTo: office,
    messageId: `holder-${id}-${hash.toString("hex").slice(0, 8)}@${host}`,
    ...linkMail(
      world.publicUrl + href("/privacidade/meus-dados/entrar/:token", { token: secret }),
      world.company,
    ),
  })
  if (outcome === "refused") await forgetLink(world.db, id)
}

async function mailNothingFound(world: World, { id, address }: Asked) {
  const { from, office, host } = people(world)
  await world.sendToVisitor({
    from,
    to: { name: "", address },
    replyTo: office,
    messageId: `holder-${id}@${host}`,
    ...nothingFoundMail(world.company),
  })
  await forgetLink(world.db, id)
}

async function tellOffice(world: World, requestId: number, leadId: number | undefined) {
  const { db, company } = world
  const request = await findUnreportedRequest(db, requestId)
  if (!request) return
  const { from, office, host } = people(world)
  const leadProtocol = leadId === undefined ? null : await findLeadProtocol(db, leadId)
  const address = request.email && mailAddress(request.email)
  const outcome = await world.sendToOffice({
    from,
    to: office,
    replyTo: address ? { name: "", address } : undefined,
    messageId: `holder-request-${request.id}@${host}`,
    ...officeHolderMail({ ...request, leadProtocol }, company),
  })
  if (outcome === "refused") throw new Error("the mail server refuses the office's address")
  await recordOfficeNotified(db, requestId)
  world.log.info({ requestId, kind: request.kind }, "office told of a holder's request")
}
