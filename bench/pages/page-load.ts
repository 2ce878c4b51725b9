import { execFile } from "node:child_process"
import type { Agent } from "node:http"
import { promisify } from "node:util"
import { runLoad } from "../load.ts"
import { plainGet } from "../plain-get.ts"

type Outcome = { perSecond: number; refused: number }
type Options = { agent: Agent; concurrency: number; bytes: number }

const run = promisify(execFile)

const hasWrk = await run("wrk", ["-v"]).then(
  () => true,
  // wrk prints its version and exits with an error code.
  (error: { code?: unknown }) => error.code !== "ENOENT",
)

/** Sends GET requests for one page over a few connections, as fast as they are answered. */
export function pageLoad(options: Options) {
  return {
    name: hasWrk
      ? "wrk"
      : "a loop of Node (wrk is not installed: the loop slows the faster arm, so the ratio looks better than it is)",
    run: (url: string, seconds: number) =>
      hasWrk ? byWrk(url, seconds, options.concurrency) : byNode(url, seconds, options),
  }
}

async function byWrk(url: string, seconds: number, concurrency: number): Promise<Outcome> {
  const { stdout } = await run("wrk", ["-t1", `-c${concurrency}`, `-d${seconds}s`, "--timeout", "10s", url])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const refused = number(/Non-2xx or 3xx responses: (\d+)/)
  return { perSecond: Math.max(0, number(/Requests\/sec:\s+([\d.]+)/) - refused / seconds), refused }
}

async function byNode(
  url: string,
  seconds: number,
  { agent, concurrency, bytes }: Options,
): Promise<Outcome> {
  let refused = 0
  const latencies = await runLoad({ seconds, concurrency }, async () => {
    const response = await plainGet(agent, url)
    if (response.status !== 200 || Math.abs(response.bytes.byteLength - bytes) > 64) refused++
  })
  return { perSecond: (latencies.length - refused) / seconds, refused }
}
