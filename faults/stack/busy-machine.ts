import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { pause } from "../../tools/measure/run-experiments.ts"

const longestMs = 4 * 60 * 60 * 1000

/** Starts programs that only use processor time, so that everything else runs slowly. They end by themselves after four hours. */
export async function makeBusy(programs: number) {
  const children: ChildProcess[] = Array.from({ length: programs }, () =>
    spawn(process.execPath, ["-e", `for (const end = Date.now() + ${longestMs}; Date.now() < end; );`], {
      stdio: "ignore",
    }),
  )
  const stop = () => {
    for (const child of children) child.kill("SIGKILL")
  }
  process.once("exit", stop)
  while (runnableProcesses() < programs) await pause(200)
  return {
    stop: () => {
      process.off("exit", stop)
      stop()
    },
  }
}

/** The number of runnable processes now; the load average follows only after minutes. */
function runnableProcesses() {
  const [running = "0"] = readFileSync("/proc/loadavg", "utf8").split(" ")[3]?.split("/") ?? []
  return Number(running)
}
