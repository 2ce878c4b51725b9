import { createHash } from "node:crypto"
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pause, type Result, type Run } from "../../tools/measure/run-experiments.ts"
import { openVisitor, publishedPaths, tally } from "../http/http-client.ts"
import { openEdgeStack } from "../stack/fault-stack.ts"

const ship = { hours: 24, failed: 0 }
const hourMs = 3_600_000
const libraries = "/usr/lib/*/faketime/libfaketime.so.1"

/** R10: app and database stopped, the edge goes on. */
export async function stoppedSite(run: Run): Promise<Result> {
  console.log("\nR10 app and database stopped: published addresses that still answer 200 from the edge")
  const [library] = globSync(libraries)
  if (!library || !existsSync(library)) {
    console.log("not run: libfaketime is not installed (apt-get install libfaketime)")
    return { id: "R10", value: { notRun: "no libfaketime" }, ship, aim: ship, met: "none", isSound: true }
  }
  console.log(
    "method: every address of the site map is asked for once, in brotli, gzip or no encoding by turns; then both web processes and PostgreSQL are ended and nginx's clock (libfaketime) is moved on; at each step every address must answer 200 in all three with the same decoded bytes.",
  )
  const steps = run.isQuick ? [0, 24] : Array.from({ length: 25 }, (_, hour) => hour)
  const finding = await outlast(library, steps)
  say("sound", finding)
  // Without leave to serve what is old, which the application gives too.
  const withoutGrace = (configuration: string) =>
    configuration
      .replaceAll(/proxy_cache_use_stale [^;]*;/g, "proxy_cache_use_stale off;")
      .replaceAll("proxy_cache_background_update on;", "")
      .replaceAll(
        "proxy_ignore_headers Vary;",
        "proxy_ignore_headers Vary Cache-Control;\n    proxy_cache_valid 200 60s;",
      )
  const control = await outlast(library, [0, 1], withoutGrace)
  say("control: an edge without grace (must fail)", control)
  // A copy for each encoding: what was asked for in one is missing in the others (D87).
  const perEncoding = (configuration: string) =>
    configuration
      .replace("proxy_cache_key $page_path", "proxy_cache_key $http_accept_encoding$page_path")
      .replace("Accept-Encoding gzip", "Accept-Encoding $http_accept_encoding")
  const divided = await outlast(library, [0], perEncoding)
  say("control: an edge with a copy per encoding (two of three must fail)", divided)
  const isControlCaught = control.failed.length > 0 && divided.failed.length > divided.asked / 2
  const isSound = finding.failed.length === 0 && isControlCaught
  const met = isSound && !run.isQuick ? "aim" : "none"
  return {
    id: "R10",
    value: {
      pages: finding.pages,
      asked: finding.asked,
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

/** A clock that nginx believes and this program moves. */
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

const encodings = ["br", "gzip", "identity"] as const

function inEncoding(path: string, n: number) {
  return { path, headers: { "accept-encoding": encodings[n % encodings.length] ?? "identity" } }
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex")

type Finding = {
  pages: number
  asked: number
  failed: string[]
  hours: number
  beyond: Record<string, number>
}

/** Fills the edge, ends everything behind it, and asks for every page again and again while the clock runs. */
async function outlast(
  library: string,
  steps: readonly number[],
  spoil?: (site: string) => string,
): Promise<Finding> {
  const clock = openClock(library)
  const house = await openEdgeStack({
    hasWorker: false,
    edge: { env: clock.env, spoil },
  })
  try {
    const visitor = openVisitor(house.edge.url)
    const paths = await publishedPaths(visitor)
    const known = new Map<string, string>()
    for (const [n, path] of paths.entries())
      known.set(path, digest((await visitor.ask(inEncoding(path, n))).body))
    await Promise.all([house.web.stop(), house.second.stop()])
    await house.postgres.stop()
    const failed: string[] = []
    let asked = 0
    for (const hours of steps) {
      clock.move(hours)
      // nginx looks at its clock when something happens.
      await pause(50)
      for (const path of paths)
        for (const [n, encoding] of encodings.entries()) {
          const { status, body, date } = await visitor.ask(inEncoding(path, n))
          if (Math.abs(Date.parse(date) - Date.now() - hours * hourMs) > hourMs / 2)
            throw new Error(`nginx's clock does not follow: ${date} instead of ${hours} h from now`)
          asked++
          if (status !== 200 || digest(body) !== known.get(path))
            failed.push(`${path} in ${encoding} after ${hours} h: ${status}`)
        }
    }
    // Beyond what is promised, with nobody asking in between: what is too old may go.
    clock.move((steps.at(-1) ?? 0) + 30)
    await pause(50)
    const beyond = tally(await Promise.all(paths.slice(0, 5).map((path) => visitor.ask({ path }))))
    visitor.close()
    return { pages: paths.length, asked, failed, hours: steps.at(-1) ?? 0, beyond }
  } finally {
    await house.close()
    clock.close()
  }
}

function say(name: string, { pages, asked, failed, hours, beyond }: Finding) {
  return console.log(
    `${name}: ${pages} pages, asked ${asked} times over ${hours} h; other than 200 with the bytes of before: ${failed.length}${failed.length > 0 ? ` (${failed.slice(0, 3).join("; ")})` : ""}; 30 h later, unasked: ${JSON.stringify(beyond)}`,
  )
}
