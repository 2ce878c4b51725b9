import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const deploy = path.join(import.meta.dirname, "../deploy/postgres")

/** pgBackRest's settings by name; null leaves one out. */
type Settings = Record<string, string | null>

/** Puts pgBackRest's two files into a folder, those of deploy/postgres, with the example filled in as an operator does it. */
export function writeBackupFiles(dir: string, { server, places }: { server: Settings; places: Settings }) {
  for (const name of ["conf.d", "spool"]) mkdirSync(path.join(dir, name))
  cpSync(`${deploy}/pgbackrest.conf`, path.join(dir, "pgbackrest.conf"))
  const example = readFileSync(`${deploy}/places.conf.example`, "utf8")
  const [, ofServer = "", ofPlaces = ""] = example.split(/^\[\w+\]$/m)
  const lines = ["[webplan]", ...fillIn(ofServer, server), "[global]", ...fillIn(ofPlaces, places), ""]
  writeFileSync(path.join(dir, "conf.d/places.conf"), lines.join("\n"))
}

function fillIn(example: string, settings: Settings) {
  const known = [...example.matchAll(/^([\w-]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value])
  const all: Settings = { ...Object.fromEntries(known), ...settings }
  return Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
}

/** They tell pgBackRest where these files are. */
export function backupVariables(dir: string) {
  return {
    PGBACKREST_CONFIG: path.join(dir, "pgbackrest.conf"),
    PGBACKREST_CONFIG_INCLUDE_PATH: path.join(dir, "conf.d"),
    PGBACKREST_SPOOL_PATH: path.join(dir, "spool"),
    PGBACKREST_LOCK_PATH: path.join(dir, "spool/lock"),
  }
}
