import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"
import { staffRoles } from "./staff-person.ts"

const uuid = v.pipe(v.string(), v.uuid())
const mailRetries = { retryLimit: 30, retryDelaySeconds: 2, retryDelayMaxSeconds: 3600 }

export const mailInvitation = defineQueue({
  name: "staff-mail-invitation",
  payload: v.object({ invitationId: uuid }),
  ...mailRetries,
})

export const mailNewDevice = defineQueue({
  name: "staff-mail-new-device",
  payload: v.object({ deviceId: uuid }),
  ...mailRetries,
})

const DangerousAct = v.variant("kind", [
  v.object({ kind: v.literal("invited"), invitationId: uuid }),
  v.object({ kind: v.literal("role"), personId: uuid, role: v.picklist(staffRoles) }),
  v.object({ kind: v.picklist(["turn-off", "turn-on"]), personId: uuid }),
  v.object({ kind: v.literal("exported"), from: v.nullable(v.string()), to: v.string() }),
  v.object({ kind: v.literal("holders"), incidentId: v.number() }),
  v.object({ kind: v.literal("settings"), labels: v.string() }),
])
/** An action that gives or takes access, takes data out of the desk, or changes what the site says about the company. */
export type DangerousAct = v.InferOutput<typeof DangerousAct>

/** `to` is told that `by` did it. */
export const mailDangerousAct = defineQueue({
  name: "staff-mail-dangerous-act",
  payload: v.object({ to: uuid, by: uuid, at: v.pipe(v.string(), v.isoTimestamp()), act: DangerousAct }),
  ...mailRetries,
})

export const accountChanges = [
  "password",
  "second-factor",
  "recovery-codes",
  "passkey-created",
  "passkey-removed",
] as const
export type AccountChange = (typeof accountChanges)[number]

/** The person is told what was changed in their own account. */
export const mailAccountChange = defineQueue({
  name: "staff-mail-account-change",
  payload: v.object({
    personId: uuid,
    at: v.pipe(v.string(), v.isoTimestamp()),
    change: v.picklist(accountChanges),
  }),
  ...mailRetries,
})

const ManyReads = v.object({
  to: uuid,
  personId: uuid,
  at: v.pipe(v.string(), v.isoTimestamp()),
  act: v.picklist(["lead_lido", "leads_listados", "leads_buscados"]),
  count: v.number(),
  /** Until a proof is given. It may have been given before. */
  isRefused: v.boolean(),
})
export type ManyReads = v.InferOutput<typeof ManyReads>

/** `to` is told that a person sees more leads in an hour than the work needs. */
export const mailManyReads = defineQueue({
  name: "staff-mail-many-reads",
  payload: ManyReads,
  ...mailRetries,
})

export const staffQueues = [mailInvitation, mailNewDevice, mailDangerousAct, mailAccountChange, mailManyReads]
