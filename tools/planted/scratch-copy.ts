import { execFileSync } from "node:child_process"
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const longestGitMs = 30_000

/** A copy of the repository's files, where faults can be planted without touching the working tree. */
export function makeScratchCopy(root: string) {
  const copy = mkdtempSync(path.join(tmpdir(), "webplan-planted-"))
  // A database server that runs as another user has its data in here.
  chmodSync(copy, 0o755)
  for (const file of trackedFiles(root)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    copyFileSync(path.join(root, file), path.join(copy, file))
  }
  // Pictures that the build draws are not tracked.
  cpSync(path.join(root, "public"), path.join(copy, "public"), { recursive: true })
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"))
  execFileSync("git", ["init", "-q"], { cwd: copy, timeout: longestGitMs })
  return copy
}

/** What is tracked, and what would be. */
export function trackedFiles(root: string) {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    timeout: longestGitMs,
  })
  return listed.split("\n").filter((file) => file && existsSync(path.join(root, file)))
}
