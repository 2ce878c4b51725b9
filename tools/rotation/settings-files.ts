import { chmodSync, chownSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"

/** The settings files of a machine: every `*.env` of a folder. A variable that is in several files has one value. */
export function openSettingsFiles(folder: string) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".env"))
    .map((name) => path.join(folder, name))

  const read = (name: string) => {
    const values = new Set(files.flatMap((file) => valuesIn(readFileSync(file, "utf8"), name)))
    if (values.size > 1) throw new Error(`${name} has different values in the files of ${folder}`)
    return [...values][0]
  }

  const require = (name: string) => {
    const value = read(name)
    if (!value) throw new Error(`${name} is in no file of ${folder}`)
    return value
  }

  const write = (name: string, value: string) => {
    for (const file of files) {
      const text = readFileSync(file, "utf8")
      if (valuesIn(text, name).length > 0)
        replace(
          file,
          text.replace(lineOf(name), () => `${name}=${quoted(value)}`),
        )
    }
  }

  const usedSince = (name: string) => {
    const texts = files.map((file) => readFileSync(file, "utf8"))
    const [, moment = ""] = texts.map((text) => noteOf(name).exec(text)).find(Boolean) ?? []
    return moment ? new Date(moment) : null
  }

  /** A line above the variable; `usedSince` reads it. */
  const noteUse = (name: string, version: number, moment: Date) => {
    for (const file of files) {
      const text = readFileSync(file, "utf8")
      if (valuesIn(text, name).length === 0) continue
      const note = `# ${name}: version ${version} in use since ${moment.toISOString()}\n`
      replace(
        file,
        text.replace(noteOf(name), "").replace(lineOf(name), (line) => note + line),
      )
    }
  }
  return { read, require, write, usedSince, noteUse }
}

export type SettingsFiles = ReturnType<typeof openSettingsFiles>

const lineOf = (name: string) => new RegExp(`^${name}=.*$`, "m")
const noteOf = (name: string) => new RegExp(`^# ${name}: version \\d+ in use since (\\S+)\\n`, "m")

function valuesIn(text: string, name: string) {
  const line = lineOf(name).exec(text)?.[0]
  return line ? [line.slice(name.length + 1).replaceAll(/^["']|["']$/g, "")] : []
}

/** Shells read these files too: `&` and `|` mean something to them. */
function quoted(value: string) {
  return /^[\w:/.,@%?=+-]*$/.test(value) ? value : `'${value}'`
}

/** Replaces the whole file at once, with its owner and rights: a process may start at any moment. */
function replace(file: string, text: string) {
  const { mode, uid, gid } = statSync(file)
  const next = `${file}.next`
  writeFileSync(next, text, { mode: 0o600 })
  chownSync(next, uid, gid)
  chmodSync(next, mode)
  renameSync(next, file)
}
