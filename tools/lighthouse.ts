import { openBuiltSite } from "../testing/servers/built-site.ts"
import { templates } from "../testing/visitors/templates.ts"
import { categories, runLighthouse } from "./measure/lighthouse-page.ts"

/** Every public template once; `npm run lighthouse -- home sobre` only those. Fails below `least` or with a shift. */
const least = 95
const wanted = process.argv.slice(2)

const house = await openBuiltSite()
const faults: string[] = []
try {
  console.log(
    `template            ${categories.map((name) => name.slice(0, 6).padStart(7)).join("")}    LCP ms   CLS  script kB  total kB`,
  )
  // A page that does not exist, or must not be listed, cannot score in SEO.
  for (const { name, path, isListed } of templates.filter((t) =>
    wanted.length === 0 ? t.path !== "/pagina-que-nao-existe" : wanted.includes(t.name),
  )) {
    const { scoreOf, value, bytesOf, failing } = await runLighthouse(house.url + path, house.debugPort)
    const kilo = (bytes: number) => (bytes / 1024).toFixed(0).padStart(10)
    console.log(
      `${name.padEnd(20)}${categories.map((category) => String(scoreOf(category)).padStart(7)).join("")}${value("largest-contentful-paint").toFixed(0).padStart(10)}${value("cumulative-layout-shift").toFixed(3).padStart(7)}${kilo(bytesOf("script"))}${kilo(value("total-byte-weight"))}`,
    )
    for (const category of categories)
      if (scoreOf(category) < least && (category !== "seo" || isListed))
        faults.push(`${name}: ${category} ${scoreOf(category)} (${failing(category).join(", ")})`)
    if (value("cumulative-layout-shift") > 0.001)
      faults.push(`${name}: CLS ${value("cumulative-layout-shift")}`)
  }
} finally {
  await house.close()
}
for (const fault of faults) console.log(`below the mark: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
