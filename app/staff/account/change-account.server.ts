import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { insertAudit } from "../audit/audit-store.server.ts"
import { deletePasskey, updatePasskeyName } from "../passkeys/passkey-store.server.ts"
import { storePasskey } from "../passkeys/passkeys.server.ts"
import { type AccountChange, mailAccountChange } from "../people/staff-queues.ts"
import type { StaffAuth } from "../sign-in/auth.server.ts"
import { deleteOtherSessions, deleteSession, replacePassword } from "../sign-in/credential-store.server.ts"
import { deleteDevice } from "../sign-in/device-store.server.ts"

export type AccountContext = { auth: StaffAuth; authDb: Db; personId: string; sessionId: string }

/** Replaces the password and ends the person's other sessions. */
export async function changePassword(
  { auth, authDb, personId, sessionId }: AccountContext,
  password: string,
) {
  const hashed = await (await auth.$context).password.hash(password)
  await authDb.transaction().execute(async (transaction) => {
    await replacePassword(transaction, personId, hashed)
    await deleteOtherSessions(transaction, { id: sessionId, personId })
    await recordChange(transaction, personId, "password")
  })
}

const actions: Readonly<Record<AccountChange, string>> = {
  password: "senha_trocada",
  "second-factor": "segundo_passo_refeito",
  "recovery-codes": "codigos_trocados",
  "passkey-created": "chave_criada",
  "passkey-removed": "chave_removida",
}

/** In the audit, and by mail to the person, in case somebody else did it. */
export async function recordChange(transaction: Transaction<DB>, personId: string, change: AccountChange) {
  await insertAudit(transaction, { staffId: personId, action: actions[change], target: personId })
  await addJob(transaction, mailAccountChange, { personId, at: new Date().toISOString(), change })
}

export async function addPasskey(
  { auth, authDb, personId }: AccountContext,
  headers: Headers,
  passkey: { credential: string; name: string },
): Promise<"stored" | "refused"> {
  const outcome = await storePasskey(auth, headers, passkey)
  if (outcome === "stored")
    await authDb
      .transaction()
      .execute((transaction) => recordChange(transaction, personId, "passkey-created"))
  return outcome
}

export function removePasskey({ authDb, personId }: AccountContext, id: string) {
  return authDb.transaction().execute(async (transaction) => {
    if (!(await deletePasskey(transaction, { id, personId }))) return "missing"
    await recordChange(transaction, personId, "passkey-removed")
    return "removed"
  })
}

export function renamePasskey({ authDb, personId }: AccountContext, passkey: { id: string; name: string }) {
  return authDb.transaction().execute(async (transaction) => {
    if (!(await updatePasskeyName(transaction, { ...passkey, personId }))) return "missing"
    await insertAudit(transaction, { staffId: personId, action: "chave_renomeada", target: personId })
    return "renamed"
  })
}

/** Ends another session of the person. */
export function endSession({ authDb, personId }: AccountContext, id: string) {
  return authDb.transaction().execute(async (transaction) => {
    if (!(await deleteSession(transaction, { id, personId }))) return "missing"
    await insertAudit(transaction, { staffId: personId, action: "sessao_encerrada", target: personId })
    return "ended"
  })
}

export function endOtherSessions({ authDb, personId, sessionId }: AccountContext) {
  return authDb.transaction().execute(async (transaction) => {
    await deleteOtherSessions(transaction, { id: sessionId, personId })
    await insertAudit(transaction, { staffId: personId, action: "sessoes_encerradas", target: personId })
  })
}

/** The next sign-in on this device is again reported by mail. */
export function forgetDevice({ authDb, personId }: AccountContext, id: string) {
  return authDb.transaction().execute(async (transaction) => {
    if (!(await deleteDevice(transaction, { id, personId }))) return "missing"
    await insertAudit(transaction, { staffId: personId, action: "aparelho_esquecido", target: personId })
    return "forgotten"
  })
}
