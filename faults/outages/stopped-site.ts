import { createHash } from "node:crypto"
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startNginx } from "../../testing/servers/nginx.ts"
import { pause, type Result, type Run } from "../../tools/measure/run-experiments.ts"
import { openVisitor, publishedPaths, tally } from "../http/http-client.ts"
import { openEdgeStack } from "../stack/fault-stack.ts"

const ship = { hours: 24, failed: 0 }
const hourMs = 3_600_000
const libraries = "/usr/lib/*/faketime/libfaketime.so.1"

/** R10: site and database stopped, nginx keeps serving. */
export async function stoppedSite(run: Run): Promise<Result> {
  console.log("\nR10 app and database stopped: published addresses that still answer 200 from the edge")
  const [library] = globSync(libraries)
  if (!library || !existsSync(library)) {
    console.log("not run: libfaketime is not installed (apt-get install libfaketime)")
    return { id: "R10", value: { notRun: "no libfaketime" }, ship, aim: ship, met: "none", isSound: true }
  }
  console.log(
    "method: every address of the sitemap is requested once, in brotli, gzip or no encoding by turns; then both processes of the site and PostgreSQL are stopped and nginx's clock (libfaketime) is moved forward; at each step every address must answer 200 in all three with the same decoded bytes.",
  )
  const steps = run.isQuick ? [0, 24] : Array.from({ length: 25 }, (_, hour) => hour)
  const { finding, control, perEncodingFinding } = await requestWhileStopped(library, steps)
  report("sound", finding)
  report("control: an edge that serves no stale copies (must fail)", control)
  report("control: an edge with a copy per encoding (two of three must fail)", perEncodingFinding)
  const isControlCaught =
    control.failed.length > 0 && perEncodingFinding.failed.length > perEncodingFinding.requests / 2
  const isSound = finding.failed.length === 0 && isControlCaught
  const met = isSound && !run.isQuick ? "aim" : "none"
  return {
    id: "R10",
    value: {
      pages: finding.pages,
      asked: finding.requests,
      hours: finding.hours,
      failed: finding.failed.length,
      isControlCaught,
    },
    ship,
    aim: ship,
    met,
    isSound,
  }
}

/** The control: nginx may not serve stale copies, and ignores the headers of the application that allow it. */
function withoutStale(configuration: string) {
  return configuration
    .replaceAll(/proxy_cache_use_stale [^;]*;/g, "proxy_cache_use_stale off;")
    .replaceAll("proxy_cache_background_update on;", "")
    .replaceAll(
      "proxy_ignore_headers Vary;",
      "proxy_ignore_headers Vary Cache-Control;\n    proxy_cache_valid 200 60s;",
    )
}

/** The control: one copy per encoding. A page requested in one encoding is missing in the others (D87). */
function perEncoding(configuration: string) {
  return configuration
    .replace("proxy_cache_key $page_path", "proxy_cache_key $http_accept_encoding$page_path")
    .replace("Accept-Encoding gzip", "Accept-Encoding $http_accept_encoding")
}

/** A fake clock for nginx that this program controls. */
function openClock(library: string) {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-clock-"))
  const file = path.join(dir, "clock")
  const move = (hours: number) => writeFileSync(file, `+${hours * 3600}\n`)
  move(0)
  return {
    move,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    close: () => rmSync(dir, { recursive: true }),
  }
}

type Clock = ReturnType<typeof openClock>

const encodings = ["br", "gzip", "identity"] as const

function inEncoding(path: string, n: number) {
  return { path, headers: { "accept-encoding": encodings[n % encodings.length] ?? "identity" } }
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex")

type Finding = {
  pages: number
  requests: number
  failed: string[]
  hours: number
  afterwards: Record<string, number>
}

/** Fills the caches of three edges of one site, stops all other processes, and requests every page at each step of the clock. */
async function requestWhileStopped(library: string, steps: readonly number[]) {
  const clocks = { sound: openClock(library), stale: openClock(library), encoding: openClock(library) }
  const stack = await openEdgeStack({ hasWorker: false, edge: { env: clocks.sound.env } })
  const beside: { stop: () => Promise<void> }[] = []
  const openBeside = async ({ env }: Clock, alterConfig: (site: string) => string) => {
    const edge = await startNginx(stack.ports.site, { beside: stack.edge, env, alterConfig })
    beside.push(edge)
    return fillCache(edge.url)
  }
  try {
    const sound = await fillCache(stack.edge.url)
    const stale = await openBeside(clocks.stale, withoutStale)
    const encoding = await openBeside(clocks.encoding, perEncoding)
    await Promise.all(stack.sites.map((part) => part.stop()))
    await stack.postgres.stop()
    return {
      finding: await requestAgain(clocks.sound, sound, steps),
      control: await requestAgain(clocks.stale, stale, [0, 1]),
      perEncodingFinding: await requestAgain(clocks.encoding, encoding, [0]),
    }
  } finally {
    for (const edge of beside) await edge.stop()
    await stack.close()
    for (const clock of Object.values(clocks)) clock.close()
  }
}

/** Requests every page once; `known` has the digest of each. */
async function fillCache(url: string) {
  const visitor = openVisitor(url)
  const known = new Map<string, string>()
  for (const [n, path] of (await publishedPaths(visitor)).entries())
    known.set(path, digest((await visitor.send(inEncoding(path, n))).body))
  return { visitor, known }
}

async function requestAgain(
  clock: Clock,
  { visitor, known }: Awaited<ReturnType<typeof fillCache>>,
  steps: readonly number[],
): Promise<Finding> {
  const paths = [...known.keys()]
  const failed: string[] = []
  let requests = 0
  for (const hours of steps) {
    clock.move(hours)
    // nginx reads its clock on the next event.
    await pause(50)
    for (const path of paths)
      for (const [n, encoding] of encodings.entries()) {
        const { status, body, date } = await visitor.send(inEncoding(path, n))
        if (Math.abs(Date.parse(date) - Date.now() - hours * hourMs) > hourMs / 2)
          throw new Error(`nginx's clock was not moved: ${date} instead of ${hours} h from now`)
        requests++
        if (status !== 200 || digest(body) !== known.get(path))
          failed.push(`${path} in ${encoding} after ${hours} h: ${status}`)
      }
  }
  // After the guaranteed time and without requests in between, copies may be gone.
  clock.move((steps.at(-1) ?? 0) + 30)
  await pause(50)
  const afterwards = tally(await Promise.all(paths.slice(0, 5).map((path) => visitor.send({ path }))))
  visitor.close()
  return { pages: paths.length, requests, failed, hours: steps.at(-1) ?? 0, afterwards }
}

function report(name: string, { pages, requests, failed, hours, afterwards }: Finding) {
  return console.log(
    `${name}: ${pages} pages, ${requests} requests over ${hours} h; other than 200 with the same bytes: ${failed.length}${failed.length > 0 ? ` (${failed.slice(0, 3).join("; ")})` : ""}; 30 h later, without requests in between: ${JSON.stringify(afterwards)}`,
  )
}
