import { createDb } from "../../app/platform/db/db.server.ts"
import type { Secrets } from "../../app/platform/keys/secrets.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { personalKeys } from "../../app/privacy/personal-keys.ts"
import { createAuth } from "../../app/staff/sign-in/auth.server.ts"
import { reencryptCredentials } from "../../app/staff/sign-in/reencrypt-credentials.server.ts"
import type { SettingsFiles } from "./settings-files.ts"

/** Makes every second factor readable with the version in use alone. Returns what the operator should know. */
export async function reencrypt(files: SettingsFiles, secrets: Secrets) {
  const log = createLog({ level: "warn", process: "rotate", pretty: false, personalKeys })
  const url = files.require("DATABASE_URL_AUTH")
  const db = createDb({ url, name: "webplan rotate", log, maxConnections: 1 })
  try {
    const auth = createAuth({ db, secrets, publicUrl: files.require("PUBLIC_URL") })
    const { left, unreadable } = await reencryptCredentials({ auth, db })
    if (left > 0) throw new Error(`${left} second factors still need the old version. Try again`)
    return unreadable.length > 0
      ? `No version can read the second factor of: ${unreadable.join(", ")}. If they still work here, invite them again.`
      : ""
  } finally {
    await db.destroy()
  }
}
