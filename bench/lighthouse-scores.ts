import { createServer } from "node:http"
import { loadavg } from "node:os"
import { freePort } from "../db/free-port.ts"
import { type Category, categories, runLighthouse } from "../tools/lighthouse-page.ts"
import type { Result, Run } from "../tools/measured.ts"
import { wantedTemplates } from "./first-view.ts"
import { pageHouse } from "./page-house.ts"

const [ship, aim] = [95, 100]

/** A page with faults that each category knows: no title, no language, faint text, a picture without words. */
const faulty = `<!doctype html><html><body><p style="color:#ddd;background:#fff">quase não se lê</p><img src="/x.png">
<input><a href="javascript:void 0">aqui</a><script>document.write("<p>tarde</p>");throw new Error("x")</script></body></html>`

const scoreFaulty = async (debugPort: number) => {
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

/** P19: every public template, four categories. A page that must not be listed is not scored for search engines. */
export const lighthouseScores = async (run: Run): Promise<Result> => {
  console.log(
    "\nP19 Lighthouse mobile, every public template: performance, accessibility, best practices, SEO",
  )
  const { url, debugPort } = await pageHouse()
  const wanted = wantedTemplates(run).filter(({ name }) =>
    run.isQuick ? name === "post-longo" : name !== "nao-encontrada",
  )
  const scores: Record<string, Partial<Record<Category, number>>> = {}
  const shifts: number[] = []
  for (const { name, path, isListed } of wanted) {
    const { scoreOf, value, version } = await runLighthouse(url + path, debugPort)
    const counted = categories.filter((category) => category !== "seo" || isListed)
    scores[name] = Object.fromEntries(counted.map((category) => [category, scoreOf(category)]))
    shifts.push(value("cumulative-layout-shift"))
    console.log(
      `${name.padEnd(24)}${counted.map(scoreOf).join(" · ").padEnd(24)}LCP ${value("largest-contentful-paint").toFixed(0)} ms, shift ${value("cumulative-layout-shift").toFixed(3)} (Lighthouse ${version})`,
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
      templates: wanted.length,
      full: all.filter((n) => n === 100).length,
      of: all.length,
      control,
    },
    ship,
    aim,
    met: lowest >= aim ? "aim" : lowest >= ship ? "ship" : "none",
    isSound: control < ship && shift < 0.001 && all.every((score) => score > 0),
  }
}
