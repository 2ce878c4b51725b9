import { execFileSync } from "node:child_process"
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import type { Part } from "./purposes.ts"

const root = path.join(import.meta.dirname, "../..")

export type StepNote = { version: number; step: "added" | "used"; moment: Date }

/** What to write: for each variable, its new value from the one it has in a file. */
export type Changes = Record<string, (value: string) => string>

/** The settings files of a machine: every `*.env` of a folder. */
export function openSettingsFiles(folder: string) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".env"))
    .map((name) => path.join(folder, name))
  const textOf = (file: string) => readFileSync(file, "utf8")

  /** The value of a variable, which is the same in every file that has it. */
  const read = (name: string) => {
    const found = files.flatMap((file) => {
      const value = valueIn(textOf(file), name, file)
      return value ? [{ file: path.basename(file), value }] : []
    })
    if (new Set(found.map(({ value }) => value)).size > 1)
      throw new Error(`${name} differs between ${found.map(({ file }) => file).join(", ")}: make it the same`)
    return found[0]?.value
  }

  const require = (name: string) => {
    const value = read(name)
    if (!value) throw new Error(`${name} is in no file of ${folder}`)
    return value
  }

  /** Every variable of every file. */
  const readAll = () =>
    Object.fromEntries(
      files
        .flatMap((file) => [...textOf(file).matchAll(/^\s*(?:export\s+)?([A-Z][A-Z_]*)=/gm)])
        .map(([, name = ""]) => [name, valueIn(files.map(textOf).join("\n"), name) ?? ""]),
    )

  /** All changes of a file at once. `note` is kept as a comment above its variable. */
  const change = (changes: Changes, note?: { name: string } & StepNote) => {
    const next = files.map((file) => {
      let text = textOf(file)
      for (const [name, update] of Object.entries(changes)) {
        const value = valueIn(text, name, file)
        if (value) text = text.replace(lineOf(name), (_, start: string) => start + quoted(update(value)))
      }
      return { file, text: note ? withNote(text, note) : text }
    })
    for (const { file, text } of next) if (text !== textOf(file)) replace(file, text)
  }

  /** The last step of this version, or null when none is noted. */
  const noteOf = (name: string, version: number): StepNote | null => {
    const [, step = "", moment = ""] =
      files.map((file) => notePattern(name, version).exec(textOf(file))).find(Boolean) ?? []
    return step === "added" || step === "used" ? { version, step, moment: new Date(moment) } : null
  }

  /** When each process of a part was first restarted after a moment, as deploy/restart and deploy/configure-edge note it. */
  const restartsAfter = (part: Part, moment: Date) => {
    const log = path.join(folder, "restarts.log")
    const restarts = (existsSync(log) ? textOf(log) : "").split("\n").map((line) => line.split(" "))
    const names = part === "edge" ? [part] : processNames(folder, part)
    return names.map((name) => {
      const moments = restarts.filter(([, restarted]) => restarted === name).map(([at = ""]) => new Date(at))
      return moments.find((at) => at > moment) ?? null
    })
  }
  return { read, require, readAll, change, noteOf, restartsAfter }
}

/** As deploy/restart notes them: `site-1`, `site-2`. */
function processNames(folder: string, part: Part) {
  const program = path.join(root, "deploy/restart")
  const env = { ...process.env, SETTINGS_DIR: folder }
  return execFileSync(program, ["--names", part], { env, encoding: "utf8", timeout: 10_000 })
    .trim()
    .split("\n")
}

export type SettingsFiles = ReturnType<typeof openSettingsFiles>

const lineOf = (name: string) => new RegExp(`^(\\s*(?:export\\s+)?${name}=)[^\\r\\n]*`, "m")

function notePattern(name: string, version: number | string) {
  return new RegExp(`^# ${name}: version ${version} (added|used) (\\S+)\\r?\\n`, "m")
}

function withNote(text: string, { name, version, step, moment }: { name: string } & StepNote) {
  const note = `# ${name}: version ${version} ${step} ${moment.toISOString()}\n`
  return text.replace(notePattern(name, "\\d+"), "").replace(lineOf(name), (line) => note + line)
}

function valueIn(text: string, name: string, file?: string) {
  const lines = [...text.matchAll(new RegExp(lineOf(name), "gm"))].map(([line]) => line)
  if (file && lines.length > 1) throw new Error(`${name} is ${lines.length} times in ${path.basename(file)}`)
  return lines[0]?.replace(/^[^=]*=/, "").replaceAll(/^["']|["']$/g, "")
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
