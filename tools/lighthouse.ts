import { openBuiltSite } from "../testing/servers/built-site.ts"
import { templates } from "../testing/visitors/templates.ts"
import { categories, runLighthouse } from "./measure/lighthouse-page.ts"

/** Runs Lighthouse on every public template, or only on `npm run lighthouse -- home sobre`. Fails below `minScore` or with a layout shift. */
const minScore = 95
const selected = process.argv.slice(2)

const site = await openBuiltSite()
const faults: string[] = []
try {
  console.log(
    `template            ${categories.map((name) => name.slice(0, 6).padStart(7)).join("")}    LCP ms   CLS  script kB  total kB`,
  )
  // A missing page, or one that is not indexed, cannot score in SEO.
  for (const { name, path, isListed } of templates.filter((t) =>
    selected.length === 0 ? t.path !== "/pagina-que-nao-existe" : selected.includes(t.name),
  )) {
    const { scoreOf, value, bytesOf, failing } = await runLighthouse(site.url + path, site.debugPort)
    const kilo = (bytes: number) => (bytes / 1024).toFixed(0).padStart(10)
    console.log(
      `${name.padEnd(20)}${categories.map((category) => String(scoreOf(category)).padStart(7)).join("")}${value("largest-contentful-paint").toFixed(0).padStart(10)}${value("cumulative-layout-shift").toFixed(3).padStart(7)}${kilo(bytesOf("script"))}${kilo(value("total-byte-weight"))}`,
    )
    for (const category of categories)
      if (scoreOf(category) < minScore && (category !== "seo" || isListed))
        faults.push(`${name}: ${category} ${scoreOf(category)} (${failing(category).join(", ")})`)
    if (value("cumulative-layout-shift") > 0.001)
      faults.push(`${name}: CLS ${value("cumulative-layout-shift")}`)
  }
} finally {
  await site.close()
}
for (const fault of faults) console.log(`below the minimum: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
