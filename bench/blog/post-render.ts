import { fork } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { Agent } from "node:http"
import { loadavg, tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../db/free-port.ts"
import { median, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { pageStack } from "../pages/page-browser.ts"
import { pageLoad } from "../pages/page-load.ts"
import { plainGet } from "../plain-get.ts"

const [ship, aim] = [0.03, 0.11]
const concurrency = 16
const post = "/blog/golpe-do-boleto-falso"

/** P4: pages rendered per second ÷ Node answering the same bytes as a constant; no compression and no cache in either. */
export async function postRender(run: Run): Promise<Result> {
  console.log("\nP4 server-rendered post, req/s ÷ Node answering the same bytes as a constant")
  const { blocks, seconds } = run.isQuick ? { blocks: 2, seconds: 1 } : { blocks: 10, seconds: 4 }
  const stack = await pageStack()
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-constant-"))
  const { bytes } = await plainGet(agent, stack.url + post)
  writeFileSync(path.join(dir, "page.html"), bytes)
  const constant = await startConstant(path.join(dir, "page.html"))
  const slow = await startConstant(path.join(dir, "page.html"), 400)
  const load = pageLoad({ agent, concurrency, bytes: bytes.byteLength })
  let refused = 0
  const rateOf = async (url: string, during: number) => {
    const outcome = await load.run(url, during)
    refused += outcome.refused
    return outcome.perSecond
  }
  try {
    console.log(
      `${post}, ${bytes.byteLength} bytes, ${concurrency} connections in both arms, one process each, load by ${load.name} on this machine`,
    )
    for (const url of [constant.url, stack.url + post]) await rateOf(url, run.isQuick ? 1 : 3)
    const [bare, web]: [number[], number[]] = [[], []]
    const spent = { bare: 0, web: 0 }
    const measured = async (url: string, pid: number, arm: keyof typeof spent) => {
      const before = processorMsOf(pid)
      const rate = await rateOf(url, seconds)
      spent[arm] += processorMsOf(pid) - before
      return rate
    }
    for (let block = 1; block <= blocks; block++) {
      bare.push(await measured(constant.url, constant.pid, "bare"))
      web.push(await measured(stack.url + post, stack.sitePid, "web"))
      console.log(`block ${block}: constant ${bare.at(-1)?.toFixed(0)}/s, page ${web.at(-1)?.toFixed(0)}/s`)
    }
    const ratios = web.map((rate, n) => rate / (bare[n] ?? Number.NaN))
    const control = rounded((await rateOf(slow.url, seconds)) / median(bare), 3)
    console.log(
      `control, the constant after 400 ms of work: ${control}; load after ${loadavg()[0]?.toFixed(1)}`,
    )
    const ratio = rounded(median(ratios), 3)
    const sum = (rates: readonly number[]) => rates.reduce((all, rate) => all + rate * seconds, 0)
    const processorMs = {
      page: rounded(spent.web / sum(web)),
      constant: rounded(spent.bare / sum(bare), 3),
    }
    return {
      id: "P4",
      value: {
        ratio,
        lowest: rounded(quantile(ratios, 0), 3),
        highest: rounded(quantile(ratios, 1), 3),
        pagesPerSecond: rounded(median(web), 0),
        constantPerSecond: rounded(median(bare), 0),
        processorMs,
        processorRatio: rounded(processorMs.constant / processorMs.page, 3),
        blocks,
        refused,
        control,
      },
      ship,
      aim,
      met: ratio >= aim ? "aim" : ratio >= ship ? "ship" : "none",
      isSound: Math.min(...web, ...bare) > 0 && control < ratio,
    }
  } finally {
    agent.destroy()
    await Promise.all([constant.stop(), slow.stop()])
    rmSync(dir, { recursive: true })
  }
}

/** Milliseconds of processor time of one process. Other load on the machine does not change this figure. */
function processorMsOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
  // Linux counts in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function startConstant(file: string, busyMs = 0) {
  const port = await freePort()
  const child = fork(path.join(import.meta.dirname, "constant-server.ts"), [
    file,
    String(port),
    String(busyMs),
  ])
  await new Promise((resolve) => child.once("message", resolve))
  const stop = () =>
    new Promise((resolve) => {
      child.once("exit", resolve)
      child.kill()
    })
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop }
}
