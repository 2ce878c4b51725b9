import type { Db } from "../../platform/db/db.server.ts"
import { hostCookie } from "../../platform/http/host-cookie.ts"
import { hashOfSecret, newSecret } from "../../platform/http/random-secret.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { mailNewDevice } from "../people/staff-queues.ts"
import { deviceLabel } from "./device-label.ts"
import { countDevices, deleteUnusedDevices, findDeviceId, upsertDevice } from "./device-store.server.ts"

type Browser = { publicUrl: string; headers: Headers }

/**
 * The id of this browser if the person of this address has signed in with it before. Its attempts are counted apart from
 * those of strangers, so that nobody can lock a colleague out.
 */
export async function findKnownDevice(authDb: Db, { publicUrl, headers }: Browser, email?: string) {
  const secret = cookieOf(publicUrl).read(headers)
  return secret ? findDeviceId(authDb, hashOfSecret(secret), email) : null
}

function cookieOf(publicUrl: string) {
  return hostCookie("aparelho", publicUrl, "Lax")
}

/** The longest time that browsers keep a cookie. */
const keptSeconds = 400 * 24 * 3600

/** Remembers a browser after a complete sign-in, and tells the person if it is new. Returns the line for `set-cookie`. */
export async function rememberDevice(authDb: Db, browser: Browser, personId: string) {
  const cookie = cookieOf(browser.publicUrl)
  // An attacker may have planted a secret that nobody has signed in with.
  const given = (await findKnownDevice(authDb, browser)) && cookie.read(browser.headers)
  const secret = given ?? newSecret().secret
  const device = {
    userId: personId,
    secretHash: hashOfSecret(secret),
    label: deviceLabel(browser.headers.get("user-agent")),
  }
  await authDb.transaction().execute(async (transaction) => {
    const earlier = await countDevices(transaction, personId)
    const { id, isNew } = await upsertDevice(transaction, device)
    // Nothing to report about the device with which the access was created.
    if (isNew && earlier > 0) await addJob(transaction, mailNewDevice, { deviceId: id })
    await deleteUnusedDevices(transaction, keptSeconds)
  })
  return cookie.write(secret, keptSeconds)
}
