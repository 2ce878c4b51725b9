import { randomBytes } from "node:crypto"
import { formatSecrets, parseSecrets, type Secrets, secretsFormat } from "../../app/platform/keys/secrets.ts"
import { nextStep, retirableFrom } from "./next-step.ts"
import { beforeRetiring, whenAdded, whenRetired, whenUsed } from "./purpose-steps.ts"
import { type PurposeName, purposes } from "./purposes.ts"
import type { SettingsFiles } from "./settings-files.ts"

type Options = { isLeaked: boolean; now: Date }

/** Takes the next step of a rotation and returns what the operator should know. A step that is not possible yet throws. */
export async function rotateSecret(files: SettingsFiles, name: PurposeName, { isLeaked, now }: Options) {
  const { variable, hours, restart } = purposes[name]
  const secrets = readSecrets(files, variable)
  const step = nextStep(secrets, { newValue: newSecretValue(), keepsOld: hours === null && !isLeaked })
  const [current] = step.secrets
  const again = `npm run rotate -- ${name}`
  if (step.kind === "add") {
    await whenAdded(files, name, step.secrets)
    files.write(variable, formatSecrets(step.secrets))
    const added = step.secrets.at(-1)?.version
    return `${name}: version ${added} is added; version ${current.version} is still the one in use.\nNext: ${restart}, then ${again}`
  }
  if (step.kind === "use") {
    files.write(variable, formatSecrets(step.secrets))
    files.noteUse(variable, current.version, now)
    whenUsed(files, name, step.secrets)
    const later =
      hours === null
        ? "The old versions stay, because what was made with them never expires"
        : `${hours > 0 ? `${hours} hours later` : "Then"}: ${again}`
    return `${name}: version ${current.version} is in use; older ones are still accepted.\nNext: ${restart}. ${later}`
  }
  const usedSince = files.usedSince(variable)
  if (!usedSince)
    throw new Error(
      `${variable} has no line that says since when its first version is in use (docs/operations.md)`,
    )
  const from = isLeaked ? null : retirableFrom({ usedSince, hours: hours ?? 0, now })
  if (from) throw new Error(`${name}: the old version must still be accepted until ${from.toISOString()}`)
  await beforeRetiring(files, name, secrets)
  files.write(variable, formatSecrets(step.secrets))
  await whenRetired(files, name, step.secrets)
  return `${name}: only version ${current.version} is accepted now.\nNext: ${restart}`
}

export function readSecrets(files: SettingsFiles, variable: string): Secrets {
  const secrets = parseSecrets(files.require(variable))
  if (!secrets) throw new Error(`${variable} ${secretsFormat}`)
  return secrets
}

/** Letters and digits only, because nginx's configuration and addresses contain it. */
export function newSecretValue() {
  return randomBytes(32).toString("hex")
}
