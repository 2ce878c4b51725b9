import { Agent } from "node:http"
import { loadavg } from "node:os"
import { templates } from "../../testing/visitors/templates.ts"
import { runLighthouse } from "../../tools/measure/lighthouse-page.ts"
import { median, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { startTwinNginx } from "../edge/twin-nginx.ts"
import { plainGet } from "../plain-get.ts"
import { pageStack } from "./page-browser.ts"

const [ship, aim] = [1.1, 1.02]
const compared = ["home", "amil", "blog", "post"]

/** P18: largest contentful paint ÷ that of a static twin of the page, both from one nginx, Lighthouse mobile, in turns. */
export async function largestPaint(run: Run): Promise<Result> {
  console.log("\nP18 LCP ÷ static HTML of the same content from the same nginx, Lighthouse mobile")
  const times = run.isQuick ? 1 : 5
  const { url, debugPort } = await pageStack()
  const selected = templates.filter(({ name }) => (run.isQuick ? ["home"] : compared).includes(name))
  const agent = new Agent()
  const twins: Record<string, string> = {}
  for (const { name, path } of selected)
    twins[name] = twinOf((await plainGet(agent, url + path)).bytes.toString())
  const entryPath = /import\("(\/assets\/entry\.client-[^"]+)"\)/.exec(
    (await plainGet(agent, `${url}/`)).bytes.toString(),
  )?.[1]
  const entry = (await plainGet(agent, url + (entryPath ?? ""))).bytes.toString()
  const framework = /framework-[\w-]+\.js/.exec(entry)?.[0] ?? ""
  agent.destroy()
  const heavy = heavyTwinOf(twins["home"] ?? "", `/assets/${framework}`)
  const nginx = await startTwinNginx(url, { ...twins, pesada: heavy })
  const paintOf = async (address: string) =>
    (await runLighthouse(nginx.url + address, debugPort, ["performance"])).value("largest-contentful-paint")
  try {
    const value: Record<string, { ratio: number; ms: [number, number] }> = {}
    for (const { name, path } of selected) {
      const [ours, theirs]: [number[], number[]] = [[], []]
      for (let n = 0; n < times; n++) {
        theirs.push(await paintOf(`/gemeas/${name}`))
        ours.push(await paintOf(path))
      }
      const ms: [number, number] = [rounded(median(ours), 0), rounded(median(theirs), 0)]
      value[name] = { ratio: rounded(median(ours) / median(theirs), 3), ms }
      console.log(`${name}: ${ms[0]} ÷ ${ms[1]} ms, median of ${times}`)
    }
    const worst = Math.max(...Object.values(value).map(({ ratio }) => ratio))
    const bare = value["home"]?.ms[1] ?? Number.NaN
    const control = rounded((await paintOf("/gemeas/pesada")) / bare)
    console.log(
      `control, the twin behind a script of the framework's size: ${control}; load after ${loadavg()[0]?.toFixed(1)}`,
    )
    return {
      id: "P18",
      value: { worst, ...value, control },
      ship,
      aim,
      met: worst <= aim ? "aim" : worst <= ship ? "ship" : "none",
      isSound: control > ship && Number.isFinite(worst),
    }
  } finally {
    await nginx.stop()
  }
}

/**
 * The twin: the same page as static HTML, with its text, pictures, fonts and styles in one file, and without script
 * (so without the cookie question). It is made from the rendered page, so that the content is the same.
 */
function twinOf(html: string) {
  return html
    .replace(/<template id="start">[\s\S]*?<\/template>/, "")
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<section id="pergunta-cookies"[\s\S]*?<\/section>/, "")
}

/** The twin with a script of the framework's size that blocks its first paint. */
function heavyTwinOf(html: string, script: string) {
  return html.replace("<title>", `<script src="${script}"></script><title>`)
}
