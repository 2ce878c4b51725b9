import { readFileSync } from "node:fs"
import path from "node:path"
import { trackedFiles } from "../../tools/planted/scratch-copy.ts"

/** A rule of docs/architecture.md about the repository's own files. */
export type Rule = {
  title: string
  /** The faults as file names or short sentences; empty when there are none. */
  faultsIn: (repository: Repository) => string[]
  /** Files to add or replace so that the rule must find a fault. */
  planted: Readonly<Record<string, string>>
}

export type Repository = { files: readonly string[]; read: (file: string) => string }

const root = path.join(import.meta.dirname, "../..")

/** The tracked files of the repository, and the untracked ones that are not ignored. */
export function readRepository(): Repository {
  return {
    files: trackedFiles(root),
    read: (file) => readFileSync(path.join(root, file), "utf8"),
  }
}

export function withFiles({ files, read }: Repository, added: Rule["planted"]): Repository {
  return {
    files: [...new Set([...files, ...Object.keys(added)])],
    read: (file) => added[file] ?? read(file),
  }
}

export function codeOf({ files }: Repository) {
  return files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith("types.generated.ts"))
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(testing|tests)\//.test(file)

/** The code that ships: the application and its processes, without tests. */
export function productOf(repository: Repository) {
  return codeOf(repository).filter(
    (file) => /^(app\/|(site|desk|web-server|worker)\.ts$)/.test(file) && !isTest(file),
  )
}

export function filesWith({ read }: Repository, files: readonly string[], pattern: RegExp) {
  return files.filter((file) => pattern.test(read(file)))
}
