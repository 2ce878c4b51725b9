import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs"
import http from "node:http"
import https from "node:https"
import { loadavg, tmpdir } from "node:os"
import path from "node:path"
import { findServerOn } from "../../db/data-folder.ts"
import { freePort } from "../../db/free-port.ts"
import { runScript } from "../../testing/servers/npm-script.ts"
import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { makeBusy } from "../stack/busy-machine.ts"

const ship = { starts: 50, deaths: 0, harmed: 0 }
const aim = { ...ship, starts: 200 }
/** A quick run has only the second start and the copied checkout. */
const sizes = { quick: { starts: 0, load: 1 }, full: { starts: ship.starts, load: 20 } }
const longestStartMs = 600_000

type Script = "dev" | "edge"

/** R15: cold starts on a busy machine, a second start in the same checkout, a copied checkout. */
export async function coldStarts(run: Run): Promise<Result> {
  console.log("\nR15 cold starts on a busy machine; second start; copied checkout: deaths, harm")
  const size = run.isQuick ? sizes.quick : sizes.full
  const starts = run.cases ?? size.starts
  const busy = await makeBusy(size.load)
  console.log(
    `method: ${size.load} programs that only count keep the processors busy. ${starts} times, alternately npm run dev and npm run edge start with an empty data folder; the home page is read; Ctrl-C. A start that ends, or serves no page within ${longestStartMs / 60_000} minutes, is a death. Then, while one runs, a second start in the same checkout, and a start on a copy of its data folder: the first must keep running with the same PostgreSQL.`,
  )
  try {
    const seconds: number[] = []
    let deaths = 0
    for (let number = 0; number < starts; number++) {
      const stack = await startCold(number % 2 === 0 ? "dev" : "edge")
      if (stack.isServed) seconds.push(stack.seconds)
      else {
        deaths++
        console.log(`start ${number + 1} died:\n${stack.output()}`)
      }
      await stack.end()
      if (number % 10 === 9) console.log(`${number + 1} starts, load average ${loads()}`)
    }
    const longest = seconds.length > 0 ? rounded(quantile(seconds, 1), 0) : null
    console.log(`${starts} starts, ${deaths} deaths, longest ${longest ?? "–"} s, load average ${loads()}`)
    const { harmed, isControlCaught } = await startBesideRunning()
    console.log(`control, a port that is taken (must be a death): ${isControlCaught ? "caught" : "MISSED"}`)
    const isSound = deaths === 0 && harmed === 0 && isControlCaught
    const reaches = (mark: typeof ship) => isSound && !run.isQuick && starts >= mark.starts
    return {
      id: "R15",
      value: {
        starts,
        deaths,
        harmed,
        load: size.load,
        longestSeconds: longest,
        isControlCaught,
      },
      ship,
      aim,
      met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
      isSound,
    }
  } finally {
    busy.stop()
  }
}

function loads() {
  return loadavg()
    .map((load) => rounded(load, 1))
    .join(" ")
}

type Place = { dataDir?: string; port?: number }

async function startCold(script: Script, { dataDir = newDataDir(), port }: Place = {}) {
  const startedAt = Date.now()
  const at = port ?? (await freePort())
  const stack = runScript(script, { DATA_DIR: dataDir, PORT: String(at) })
  const isReady = () => stack.output().includes("Ctrl-C stops everything")
  while (!stack.hasEnded() && !isReady() && Date.now() - startedAt < longestStartMs) await pause(100)
  const url = `${script === "edge" ? "https" : "http"}://localhost:${at}`
  const isServed = !stack.hasEnded() && (await servesHome(url))
  const end = async () => {
    await stack.ctrlC()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...stack, url, dataDir, isServed, seconds: (Date.now() - startedAt) / 1000, end }
}

/** Starts a second stack in the same checkout and one on a copy; returns in how many cases the first was harmed. */
async function startBesideRunning() {
  const first = await startCold("dev")
  const folder = path.join(first.dataDir, "postgres")
  const server = findServerOn(folder)
  const isUnharmed = async () => findServerOn(folder) === server && (await servesHome(first.url))
  if (!first.isServed) console.log(`the first start died:\n${first.output()}`)
  const second = await startCold("dev", { dataDir: first.dataDir })
  const printsUrl = (await second.ctrlC()) === 1 && second.output().includes(first.url)
  const afterSecond = printsUrl && (await isUnharmed())
  const copyDir = newDataDir()
  cpSync(first.dataDir, copyDir, { recursive: true })
  const copy = await startCold("dev", { dataDir: copyDir })
  const afterCopy = copy.isServed && (await isUnharmed())
  console.log(
    `second start in the same checkout: ${afterSecond ? "prints the address of the first, nothing harmed" : `HARM\n${second.output()}`}; copied while running: ${afterCopy ? "both serve" : `HARM\n${copy.output()}`}`,
  )
  await copy.end()
  const dead = await startCold("dev", { port: Number(new URL(first.url).port) })
  await dead.end()
  await first.end()
  return {
    harmed: [afterSecond, afterCopy].filter((isGood) => !isGood).length,
    isControlCaught: first.isServed && !dead.isServed,
  }
}

function newDataDir() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "webplan-cold-"))
  // PostgreSQL runs as another user when this program is root.
  chmodSync(dataDir, 0o755)
  return dataDir
}

function servesHome(url: string) {
  return new Promise<boolean>((resolve) => {
    const { get } = url.startsWith("https") ? https : http
    // The local edge signs its own certificate.
    get(url, { rejectUnauthorized: false, timeout: 60_000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
      .on("timeout", () => resolve(false))
      .on("error", () => resolve(false))
  })
}
