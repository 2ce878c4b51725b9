import { readFileSync } from "node:fs"
import { descendantsOf } from "../../db/process-tree.ts"

/** Milliseconds of processor time of a process and of those it started, the ended ones included. */
export function processorMsOf(root: number) {
  return [root, ...descendantsOf(root)].reduce((sum, pid) => sum + ownAndEndedMs(pid), 0)
}

function ownAndEndedMs(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")
    // Linux counts in hundredths of a second: user, system, and both of the children that ended.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
  } catch {
    // The process ended meanwhile; its parent has its time.
    return 0
  }
}
