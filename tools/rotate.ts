import { isPurpose, type PurposeName, purposes } from "./rotation/purposes.ts"
import { newSecretValue, readSecrets, rotateSecret } from "./rotation/rotate-secret.ts"
import { openSettingsFiles, type SettingsFiles } from "./rotation/settings-files.ts"

/**
 * `npm run rotate -- <purpose>` takes the next step of a rotation in the files of SETTINGS_DIR (/etc/webplan).
 * `--leaked` retires the old versions without waiting. `npm run rotate -- new` prints first values. `npm run rotate` lists
 * the purposes. docs/operations.md has the steps.
 */
const [name = "", ...flags] = process.argv.slice(2)
if (name === "new") {
  for (const { variable } of Object.values(purposes)) console.log(`${variable}=1:${newSecretValue()}`)
} else if ((name && !isPurpose(name)) || flags.some((flag) => flag !== "--leaked")) {
  console.error(
    `usage: npm run rotate -- <purpose> [--leaked]; purposes: ${Object.keys(purposes).join(", ")}`,
  )
  process.exitCode = 2
} else {
  try {
    const files = openSettingsFiles(process.env["SETTINGS_DIR"] || "/etc/webplan")
    if (isPurpose(name))
      console.log(await rotateSecret(files, name, { isLeaked: flags.length > 0, now: new Date() }))
    else for (const purpose of Object.keys(purposes) as PurposeName[]) console.log(stateOf(files, purpose))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function stateOf(files: SettingsFiles, purpose: PurposeName) {
  const { variable } = purposes[purpose]
  if (!files.read(variable)) return `${purpose}: not set (${variable})`
  const [current, ...others] = readSecrets(files, variable)
  const since = files.usedSince(variable)?.toISOString()
  const accepted = others.map(({ version }) => version).join(", ")
  return `${purpose}: version ${current.version} in use${since ? ` since ${since}` : ""}${accepted ? `, ${accepted} also accepted` : ""} (${variable})`
}
