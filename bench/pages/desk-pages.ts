import { gzipSync } from "node:zlib"
import type { Browser, BrowserContext } from "@playwright/test"
import { stageDesk } from "../../testing/factories/staged-desk.ts"
import { median, pause, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { pageStack } from "./page-browser.ts"

const ship = { kilobytes: 200, ratio: 1.5 }
const aim = { kilobytes: 120, ratio: 1.2 }
/** How long the control holds every script back. */
const heldMs = 2000

const counted = new Set(["document", "stylesheet", "script", "font"])

type Desk = { browser: Browser; cookies: Parameters<BrowserContext["addCookies"]>[0] }
type Visit = { hasScript: boolean; heldMs?: number }

/** P22: the desk's queue and a lead, as a person opens them in a new browser. */
export async function deskPages(run: Run): Promise<Result> {
  console.log("\nP22 desk queue and lead page, cold: bytes; time to usable ÷ the same page without script")
  const times = run.isQuick ? 1 : 15
  const { deskUrl, browser, database } = await pageStack()
  const { ana, leads } = await stageDesk(database)
  const desk: Desk = { browser, cookies: ana.browser.cookiesFor(deskUrl) }
  const pages = { queue: `${deskUrl}/painel/leads`, lead: `${deskUrl}/painel/leads/${leads.marina}` }
  console.log(
    `method: a new browser context for each visit, 1280 px, signed in, straight to the desk's process; in turns with and without script, ${times} times after one visit of each. Usable: the page handles presses (data-script). Without script: its document is complete. Bytes: document, styles, scripts and fonts, those that can be in gzip.`,
  )
  const value: Record<string, { kilobytes: number; ratio: number; ms: [number, number] }> = {}
  for (const [name, url] of Object.entries(pages)) {
    const visit = (how: Visit) => open(desk, url, how)
    const { kilobytes } = await visit({ hasScript: true })
    await visit({ hasScript: false })
    const [usable, plain]: [number[], number[]] = [[], []]
    for (let n = 0; n < times; n++) {
      plain.push((await visit({ hasScript: false })).ms)
      usable.push((await visit({ hasScript: true })).ms)
    }
    const ms: [number, number] = [rounded(median(usable), 0), rounded(median(plain), 0)]
    value[name] = { kilobytes: rounded(kilobytes, 0), ratio: rounded(median(usable) / median(plain)), ms }
    console.log(`${name}: ${value[name].kilobytes} kB; ${ms[0]} ÷ ${ms[1]} ms`)
  }
  const held = await open(desk, pages.queue, { hasScript: true, heldMs })
  const control = rounded(held.ms / (value["queue"]?.ms[1] ?? Number.NaN))
  console.log(`control, every script held back ${heldMs} ms: ${control}`)
  const most = (what: "kilobytes" | "ratio") => Math.max(...Object.values(value).map((page) => page[what]))
  const reaches = (mark: typeof ship) => most("kilobytes") <= mark.kilobytes && most("ratio") <= mark.ratio
  return {
    id: "P22",
    value: { ...value, control },
    ship,
    aim,
    met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
    isSound: control > (value["queue"]?.ratio ?? Number.NaN),
  }
}

async function open({ browser, cookies }: Desk, url: string, { hasScript, heldMs: hold = 0 }: Visit) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: hasScript,
  })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    if (hold > 0)
      await page.route("**/*.js", async (route) => {
        await pause(hold)
        await route.continue()
      })
    const bodies: Promise<number>[] = []
    page.on("response", (response) => {
      const kind = response.request().resourceType()
      if (!counted.has(kind)) return
      const sizeOf = (body: Buffer) => (kind === "font" ? body : gzipSync(body, { level: 6 })).byteLength
      // A response may arrive after the last one that was waited for.
      bodies.push(response.body().then(sizeOf, () => 0))
    })
    const startedAt = performance.now()
    await page.goto(url, { waitUntil: hasScript ? "commit" : "domcontentloaded" })
    if (hasScript) await page.locator("html[data-script=ready]").waitFor()
    const ms = performance.now() - startedAt
    await page.waitForLoadState("load")
    const bytes = (await Promise.all(bodies)).reduce((sum, n) => sum + n, 0)
    return { ms, kilobytes: bytes / 1000 }
  } finally {
    await context.close()
  }
}
