import { randomBytes } from "node:crypto"
import { formatSecrets, parseSecrets, type Secrets, secretsFormat } from "../../app/platform/keys/secrets.ts"
import { nextStep } from "./next-step.ts"
import { beforeRetiring, changesOf, setAccepted } from "./purpose-steps.ts"
import { type PurposeName, purposeOf } from "./purposes.ts"
import type { SettingsFiles } from "./settings-files.ts"

type Options = { leaked?: number | undefined; now: Date }

/** Takes the next step of a rotation and returns what the operator should know. A step that is not possible yet throws. */
export async function rotateSecret(files: SettingsFiles, name: PurposeName, { leaked, now }: Options) {
  const { variable, hours, restart, agreed } = purposeOf(name)
  const secrets = readSecrets(files, variable)
  const step = nextStep(secrets, { newValue: newSecretValue(), keepsOld: hours === null, leaked })
  const [current] = step.secrets
  const again = `deploy/run rotate ${name}${leaked === undefined ? "" : ` --leaked ${leaked}`}`
  const changes = changesOf(files, name, step.secrets)
  const value = { [variable]: () => formatSecrets(step.secrets), ...changes }

  if (step.kind === "add") {
    const added = step.secrets.at(-1)?.version ?? 0
    await setAccepted(files, name, step.secrets)
    files.change(value, { name: variable, version: added, step: "added", moment: now })
    return `${name}: version ${added} is added; version ${current.version} is still the one in use.\nNext: ${restart}, then ${again}`
  }
  if (step.kind === "use") {
    refuseBeforeRestart(files, name, current.version)
    files.change(value, { name: variable, version: current.version, step: "used", moment: now })
    const wait = leaked === undefined && hours ? `${hours} hours later` : "Then"
    const end =
      hours === null && leaked === undefined
        ? "The old versions stay, because what was made with them never expires"
        : `${agreed ? `Also ${agreed}. ` : ""}${wait}: ${again}`
    return `${name}: version ${current.version} is in use; older ones are still accepted.\nNext: ${restart}. ${end}`
  }
  const usedSince = refuseBeforeRestart(files, name, current.version)
  const from = new Date(usedSince.getTime() + (hours ?? 0) * 3_600_000)
  if (leaked === undefined && from > now)
    throw new Error(`${name}: the old version must still be accepted until ${from.toISOString()}`)
  const remark = await beforeRetiring(files, name, secrets, { isLeaked: leaked !== undefined })
  files.change(value)
  await setAccepted(files, name, step.secrets)
  const left = step.secrets.map(({ version }) => version).join(", ")
  return `${name}: accepted now: version ${left}.\nNext: ${restart}${remark ? `\n${remark}` : ""}`
}

/** The moment since which every process has the last step of a version. */
function refuseBeforeRestart(files: SettingsFiles, name: PurposeName, version: number) {
  const { variable, parts, restart } = purposeOf(name)
  const note = files.noteOf(variable, version)
  if (!note)
    throw new Error(
      `${variable} has no line "# ${variable}: version ${version} used <moment>" above it: write it with the present moment, then ${restart}`,
    )
  const moments = parts.flatMap((part) => files.restartsAfter(part, note.moment))
  if (moments.includes(null))
    throw new Error(
      `${name}: not every process has version ${version} as it was ${note.step}. First: ${restart}`,
    )
  return new Date(Math.max(...moments.map(Number)))
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
