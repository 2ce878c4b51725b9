import { createServer } from "node:http"
import { loadavg } from "node:os"
import { freePort } from "../../db/free-port.ts"
import { type Category, categories, runLighthouse } from "../../tools/measure/lighthouse-page.ts"
import { median, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { selectTemplates } from "./first-view.ts"
import { pageStack } from "./page-browser.ts"

const [ship, aim] = [97, 100]
// The countdown bar of the success page shifts the layout; this is a tenth of the value that counts as good.
const mostShift = 0.01

/** A page with faults in each category: no title, no language, low contrast, an image without alternative text. */
const faulty = `<!doctype html><html><body><p style="color:#ddd;background:#fff">quase não se lê</p><img src="/x.png">
<input><a href="javascript:void 0">aqui</a><script>document.write("<p>tarde</p>");throw new Error("x")</script></body></html>`

/** P19: every public template, four categories. A page that is not indexed gets no SEO score. */
export async function lighthouseScores(run: Run): Promise<Result> {
  console.log(
    "\nP19 Lighthouse mobile, every public template: performance, accessibility, best practices, SEO",
  )
  const { url, debugPort } = await pageStack()
  const times = run.isQuick ? 1 : 3
  // Lighthouse does not score pages with status 404.
  const scored = selectTemplates(run).filter(({ name }) =>
    run.isQuick ? name === "post-longo" : !/desconhecid|nao-encontrada/.test(name),
  )
  const scores: Record<string, Partial<Record<Category, number>>> = {}
  const shifts: number[] = []
  for (const { name, path, isListed } of scored) {
    const reports = [await runLighthouse(url + path, debugPort)]
    while (reports.length < times) reports.push(await runLighthouse(url + path, debugPort))
    const medianOf = (audit: string) => median(reports.map(({ value }) => value(audit)))
    const counted = categories.filter((category) => category !== "seo" || isListed)
    const score = (category: Category) => median(reports.map(({ scoreOf }) => scoreOf(category)))
    scores[name] = Object.fromEntries(counted.map((category) => [category, score(category)]))
    const shift = rounded(medianOf("cumulative-layout-shift"), 3)
    shifts.push(shift)
    const index = median(reports.map(({ processorIndex }) => processorIndex))
    console.log(
      `${name.padEnd(24)}${counted.map(score).join(" · ").padEnd(24)}LCP ${medianOf("largest-contentful-paint").toFixed(0)} ms, blocked ${medianOf("total-blocking-time").toFixed(0)} ms, shift ${shift}; median of ${times}, Lighthouse ${reports[0]?.version}, processor index ${index.toFixed(0)}`,
    )
  }
  const all = Object.values(scores).flatMap((of) => Object.values(of))
  const lowest = Math.min(...all)
  const control = await scoreFaulty(debugPort)
  const shift = Math.max(...shifts)
  console.log(`control, a page with faults: ${control}; load after ${loadavg()[0]?.toFixed(1)}`)
  return {
    id: "P19",
    value: {
      lowest,
      shift,
      templates: scored.length,
      full: all.filter((n) => n === 100).length,
      of: all.length,
      control,
    },
    ship,
    aim,
    met: lowest >= aim ? "aim" : lowest >= ship ? "ship" : "none",
    isSound: control < ship && shift <= mostShift && all.every((score) => score > 0),
  }
}

async function scoreFaulty(debugPort: number) {
  const port = await freePort()
  const server = createServer((_, response) => response.end(faulty)).listen(port, "127.0.0.1")
  const { scoreOf } = await runLighthouse(`http://127.0.0.1:${port}/`, debugPort, [
    "accessibility",
    "best-practices",
    "seo",
  ])
  server.close()
  return Math.max(scoreOf("accessibility"), scoreOf("seo"))
}
