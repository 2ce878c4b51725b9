import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { startNginx } from "../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../testing/visitors/edge-visitor.ts"
import { median, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { openEdgeBench } from "./edge-bench-stack.ts"

const [ship, aim] = [0.85, 0.97]
const connections = 64
const page = "/amil"
const run = promisify(execFile)
type Arm = { url: string; pid: number }

// The value of Linux on all common machines.
const ticksPerSecond = 100

/** P1: cached pages per second through the edge ÷ bare nginx with a file of the same bytes. */
export async function edgeThroughput({ isQuick }: Run): Promise<Result> {
  console.log("\nP1 a cached page through the edge, req/s ÷ bare nginx serving a file of the same bytes")
  const { blocks, seconds, warmUp } = isQuick
    ? { blocks: 2, seconds: 1, warmUp: 1 }
    : { blocks: 10, seconds: 4, warmUp: 4 }
  const stack = await openEdgeBench({ hasWorker: false })
  const folder = mkdtempSync(path.join(tmpdir(), "webplan-bare-"))
  const ports: [number, number] = [stack.sites[0].port, stack.sites[1].port]
  const servers = [stack.nginx]
  const start = async (alterConfig: (site: string) => string) => {
    const nginx = await startNginx(ports, { alterConfig })
    servers.push(nginx)
    return nginx
  }
  try {
    const cached = await stack.send(page, { headers: { "accept-encoding": "gzip, deflate, br" } })
    writeFileSync(path.join(folder, page), cached.bytes)
    console.log(
      `${page}, ${cached.bytes.byteLength} bytes in gzip, wrk with ${connections} connections; TLS in both arms, then in none; access log on at the edge only`,
    )
    const bare = await start((site) => bareSite(listenOf(site) + tlsOf(site), folder, cached))
    const plainEdge = await start(withoutTls)
    const plainBare = await start((site) => bareSite(withoutTls(listenOf(site)), folder, cached))
    const uncached = await start((site) => site.replace("proxy_cache webplan_pages;", "proxy_cache off;"))
    const same = await edgeVisitor(bare).send(page, { headers: { "accept-encoding": "gzip, deflate, br" } })
    const isSame = same.bytes.equals(cached.bytes)
    const plain = ({ port, pid }: { port: number; pid: number }) => ({ url: `http://localhost:${port}`, pid })
    const pairs = {
      tls: { bare, edge: stack.nginx },
      plain: { bare: plain(plainBare), edge: plain(plainEdge) },
    }
    const ratios: Record<keyof typeof pairs, number[]> = { tls: [], plain: [] }
    const work: Record<keyof typeof pairs, number[]> = { tls: [], plain: [] }
    const rates: number[] = []
    for (const { edge } of Object.values(pairs)) await measure(edge, warmUp)
    for (let block = 1; block <= blocks; block++) {
      for (const kind of ["tls", "plain"] as const) {
        const theirs = await measure(pairs[kind].bare, seconds)
        const ours = await measure(pairs[kind].edge, seconds)
        ratios[kind].push(ours.rate / theirs.rate)
        work[kind].push(theirs.microseconds / ours.microseconds)
        if (kind === "tls") rates.push(ours.rate)
        console.log(
          `block ${block}, ${kind}: bare ${theirs.rate.toFixed(0)}/s (${theirs.microseconds.toFixed(0)} µs of processor each), edge ${ours.rate.toFixed(0)}/s (${ours.microseconds.toFixed(0)} µs)`,
        )
      }
    }
    const control = (await measure(uncached, seconds)).rate / median(rates)
    console.log(`control, an edge without a cache: ${control.toFixed(3)} of the edge's rate`)
    const spread = (numbers: number[]) => ({
      ratio: rounded(median(numbers), 3),
      lowest: rounded(quantile(numbers, 0), 3),
      highest: rounded(quantile(numbers, 1), 3),
    })
    const value = {
      ...spread(ratios.tls),
      edgePerSecond: rounded(median(rates), 0),
      byProcessorTime: spread(work.tls),
      withoutTls: { ...spread(ratios.plain), byProcessorTime: spread(work.plain) },
      uncachedControl: rounded(control, 3),
      blocks,
    }
    const met = value.ratio >= aim ? "aim" : value.ratio >= ship ? "ship" : "none"
    return { id: "P1", value, ship, aim, met, isSound: isSame && control < 0.5 }
  } finally {
    for (const nginx of servers.slice(1)) await nginx.stop()
    await stack.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Processor seconds used by the worker processes of this nginx alone. */
function processorOf(master: number) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []]
      } catch {
        // The process ended meanwhile.
        return []
      }
    })
    .filter(([, parent]) => Number(parent) === master)
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond, 0)
}

/** Requests per second, and processor microseconds for each. Throws when a response is not 200. */
async function measure({ url, pid }: Arm, seconds: number) {
  const usedBefore = processorOf(pid)
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--timeout",
    "60s",
    "-H",
    "Accept-Encoding: gzip, deflate, br",
    `${url}${page}`,
  ]
  const { stdout } = await run("wrk", args)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk got errors:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return { rate, microseconds: ((processorOf(pid) - usedBefore) / requests) * 1e6 }
}

type Page = { headers: NodeJS.Dict<string | string[]>; bytes: Buffer }

/** nginx with a file of the page's bytes and the page's own headers, so that both arms write the same amount. */
function bareSite(listen: string, folder: string, { headers }: Page) {
  const own = new Set(["connection", "content-length", "content-type", "date", "server", "transfer-encoding"])
  const lines = Object.entries(headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${String(value)}";`)
  return `server {
    ${listen}
    server_name localhost;
    access_log off;
    keepalive_requests 10000;
    root ${folder};
    default_type "text/html; charset=utf-8";
    ${lines.join("\n    ")}
  }`
}

function tlsOf(site: string) {
  return ["ssl_certificate", "ssl_certificate_key", "ssl_protocols", "ssl_ciphers"]
    .map((name) => new RegExp(`^ *${name} .*;$`, "m").exec(site)?.[0] ?? "")
    .join("\n")
}

const listenOf = (site: string) => /^ *listen .* ssl http2;$/m.exec(site)?.[0] ?? ""
const withoutTls = (site: string) => site.replaceAll(" ssl http2", "").replaceAll("$scheme", "http")
