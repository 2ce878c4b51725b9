import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"

/** Finds PostgreSQL's programs of the server's major version. Another version may not be able to read the backup. */
export function postgresPrograms(major: number) {
  const candidates = [process.env["PG_BIN"], `/usr/lib/postgresql/${major}/bin`].filter(
    (dir) => dir !== undefined,
  )
  const found = candidates.find((dir) => {
    const program = path.join(dir, "pg_verifybackup")
    return existsSync(program) && majorOf(program) === major
  })
  if (!found)
    throw new Error(
      `PostgreSQL ${major} has no pg_verifybackup in ${candidates.join(" or ")}. Install postgresql-${major}, or name its folder in PG_BIN.`,
    )
  return (name: "pg_basebackup" | "pg_verifybackup" | "pg_archivecleanup") => path.join(found, name)
}

function majorOf(program: string) {
  return Number(/ (\d+)/.exec(execFileSync(program, ["--version"], { encoding: "utf8" }))?.[1])
}
