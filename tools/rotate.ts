import { parseArgs } from "node:util"
import { insecureSettings } from "../app/insecure-settings.ts"
import { isPurpose, type PurposeName, purposeOf, purposes, type SettingsFile } from "./rotation/purposes.ts"
import { newSecretValue, readSecrets, rotateSecret } from "./rotation/rotate-secret.ts"
import { openSettingsFiles, type SettingsFiles } from "./rotation/settings-files.ts"

/**
 * `deploy/run rotate <purpose>` takes the next step of a rotation in the files of SETTINGS_DIR (/etc/webplan);
 * `--leaked <version>` ends with that version retired, without waiting. `deploy/run rotate new` prints first values.
 * `deploy/run rotate` lists the purposes and what is wrong in the files. docs/operations.md has the steps.
 */
const names = Object.keys(purposes) as PurposeName[]
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { leaked: { type: "string" } },
  })
  const [name = "", ...rest] = positionals
  const leaked = values.leaked === undefined ? undefined : Number(values.leaked)
  if (rest.length > 0 || Number.isNaN(leaked) || !(isPurpose(name) || ["", "new"].includes(name))) {
    console.error(`usage: rotate <purpose> [--leaked <version>]; purposes: ${names.join(", ")}`)
    process.exitCode = 2
  } else if (name === "new") printFirstValues()
  else {
    const files = openSettingsFiles(process.env["SETTINGS_DIR"] || "/etc/webplan")
    if (isPurpose(name)) console.log(await rotateSecret(files, name, { leaked, now: new Date() }))
    else printState(files)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function printFirstValues() {
  const values = names.map((name) => ({ ...purposeOf(name), value: newSecretValue() }))
  const edge = values.find(({ variable }) => variable === "EDGE_REFRESH_SECRETS")
  for (const file of ["site", "desk", "worker", "admin"] satisfies SettingsFile[])
    console.log(
      [
        `# ${file}.env`,
        ...values.filter(({ files }) => files.includes(file)).map((one) => `${one.variable}=1:${one.value}`),
      ].join("\n"),
    )
  console.log(`# edge.env\nEDGE_REFRESH_KEYS=${edge?.value}`)
}

function printState(files: SettingsFiles) {
  for (const name of names) console.log(stateOf(files, name))
  const faults = insecureSettings(files.readAll())
  for (const fault of faults) console.error(`insecure: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

function stateOf(files: SettingsFiles, name: PurposeName) {
  const { variable } = purposeOf(name)
  if (!files.read(variable)) return `${name}: not set (${variable})`
  const [current, ...others] = readSecrets(files, variable)
  const accepted = others.map(({ version }) => version).join(", ")
  const note = files.noteOf(variable, current.version)
  return `${name}: version ${current.version} in use${note ? ` since ${note.moment.toISOString()}` : ""}${accepted ? `, also accepted: ${accepted}` : ""} (${variable})`
}
