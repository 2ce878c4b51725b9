import { execFile } from "node:child_process"
import type { Agent } from "node:http"
import { promisify } from "node:util"
import { runLoad } from "../load.ts"
import { plainGet } from "../plain-get.ts"

type Answers = { perSecond: number; refused: number }
type Wanted = { agent: Agent; concurrency: number; bytes: number }

const run = promisify(execFile)

const hasWrk = await run("wrk", ["-v"]).then(
  () => true,
  // wrk tells its version and leaves with a complaint.
  (error: { code?: unknown }) => error.code !== "ENOENT",
)

/** As many GETs of one page as a few connections can have answered. */
export function pageLoad(wanted: Wanted) {
  return {
    name: hasWrk
      ? "wrk"
      : "a loop of Node (wrk is not installed: it slows the faster arm, the ratio flatters)",
    run: (url: string, seconds: number) =>
      hasWrk ? byWrk(url, seconds, wanted.concurrency) : byNode(url, seconds, wanted),
  }
}

async function byWrk(url: string, seconds: number, concurrency: number): Promise<Answers> {
  const { stdout } = await run("wrk", ["-t1", `-c${concurrency}`, `-d${seconds}s`, "--timeout", "10s", url])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const refused = number(/Non-2xx or 3xx responses: (\d+)/)
  return { perSecond: Math.max(0, number(/Requests\/sec:\s+([\d.]+)/) - refused / seconds), refused }
}

async function byNode(url: string, seconds: number, { agent, concurrency, bytes }: Wanted): Promise<Answers> {
  let refused = 0
  const asked = await runLoad({ seconds, concurrency }, async () => {
    const answer = await plainGet(agent, url)
    if (answer.status !== 200 || Math.abs(answer.bytes.byteLength - bytes) > 64) refused++
  })
  return { perSecond: (asked.length - refused) / seconds, refused }
}
