import { longDay } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { findDevice } from "../sign-in/device-store.server.ts"
import { findInvitation, findOpenInvitation } from "./invitation-store.server.ts"
import { findPerson } from "./people-store.server.ts"
import {
  accountChangeMail,
  dangerousActMail,
  invitationMail,
  manyReadsMail,
  newDeviceMail,
} from "./staff-mail.ts"
import { roleLabels, type StaffRole } from "./staff-person.ts"
import {
  type DangerousAct,
  mailAccountChange,
  mailDangerousAct,
  mailInvitation,
  mailManyReads,
  mailNewDevice,
} from "./staff-queues.ts"

type Context = {
  db: Db
  log: Log
  sendToOffice: SendMail
  mailFrom: string
  company: { name: string }
  invitationUrl: (invitationId: string) => string
}

export function staffJobs({ db, log, sendToOffice, mailFrom, company, invitationUrl }: Context) {
  const envelope = (to: { name: string; address: string }, messageId: string) => ({
    from: { name: company.name, address: mailFrom },
    to,
    replyTo: undefined,
    messageId: `${messageId}@${mailFrom.slice(mailFrom.indexOf("@") + 1)}`,
  })
  return [
    job(mailInvitation, async ({ invitationId }) => {
      const invitation = await findOpenInvitation(db, invitationId)
      if (!invitation) return
      await sendToOffice({
        ...envelope({ name: invitation.name, address: invitation.email }, `invitation-${invitationId}`),
        ...invitationMail({
          name: invitation.name,
          role: invitation.role as StaffRole,
          href: invitationUrl(invitationId),
          keepsSecondFactor: invitation.keepsSecondFactor,
          company: company.name,
        }),
      })
      log.info({ invitationId }, "invitation mailed")
    }),
    job(mailNewDevice, async ({ deviceId }) => {
      const device = await findDevice(db, deviceId)
      if (!device) return
      await sendToOffice({
        ...envelope({ name: device.name, address: device.email }, `device-${deviceId}`),
        ...newDeviceMail({ ...device, at: device.createdAt, company: company.name }),
      })
      log.info({ deviceId }, "person told about a new device")
    }),
    job(mailDangerousAct, async ({ to, by, at, act }) => {
      const [reader, actor] = [await findPerson(db, to), await findPerson(db, by)]
      const what = await actText(db, act)
      if (!reader || reader.banned || !actor || !what) return
      await sendToOffice({
        ...envelope({ name: reader.name, address: reader.email }, `act-${Date.parse(at)}-${to}`),
        ...dangerousActMail({
          name: reader.name,
          by: actor.name,
          what,
          at: new Date(at),
          company: company.name,
        }),
      })
      log.info({ act: act.kind }, "administrator told")
    }),
    job(mailManyReads, async ({ to, personId, at, ...reads }) => {
      const [reader, person] = [await findPerson(db, to), await findPerson(db, personId)]
      if (!reader || reader.banned || !person) return
      const told = await sendToOffice({
        ...envelope(
          { name: reader.name, address: reader.email },
          `reads-${Date.parse(at)}-${personId}-${to}`,
        ),
        ...manyReadsMail({
          ...reads,
          name: reader.name,
          who: person.name,
          at: new Date(at),
          company: company.name,
        }),
      })
      log.info({ personId, told }, "management told about many leads read in an hour")
    }),
    job(mailAccountChange, async ({ personId, at, change }) => {
      const person = await findPerson(db, personId)
      if (!person || person.banned) return
      await sendToOffice({
        ...envelope({ name: person.name, address: person.email }, `account-${Date.parse(at)}-${personId}`),
        ...accountChangeMail({ name: person.name, change, at: new Date(at), company: company.name }),
      })
      log.info({ change }, "person told about a change of their account")
    }),
  ]
}

/** What somebody did, after their name in a sentence. Null when the person or the invitation no longer exists. */
async function actText(db: Db, act: DangerousAct) {
  if (act.kind === "exported")
    return act.from === null
      ? `baixou a planilha de todos os leads até ${longDay(act.to)}`
      : `baixou a planilha dos leads de ${longDay(act.from)} a ${longDay(act.to)}`
  if (act.kind === "holders") return `baixou a lista de titulares do incidente nº ${act.incidentId}`
  if (act.kind === "settings") return `mudou ajustes do site: ${act.labels}`
  if (act.kind === "invited") {
    const invited = await findInvitation(db, act.invitationId)
    if (!invited) return null
    const role = roleLabels[invited.role as StaffRole]
    return `enviou um convite para ${invited.name} (${invited.email}), com o perfil ${role}`
  }
  const person = await findPerson(db, act.personId)
  if (!person) return null
  if (act.kind === "role") return `mudou o perfil de ${person.name} para ${roleLabels[act.role]}`
  return `${act.kind === "turn-off" ? "desativou" : "reativou"} o acesso de ${person.name}`
}
