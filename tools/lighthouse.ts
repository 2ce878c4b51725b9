import lighthouse from "lighthouse"
import { templates } from "../tests/support/templates.ts"
import { openBuiltHouse } from "./built-house.ts"

/**
 * Lighthouse with its mobile settings (simulated slow 4G, four times slower processor) on the built server,
 * every public template once. `npm run lighthouse -- home sobre` only those. Fails below `least` or with a shift.
 */
const least = 95
const categories = ["performance", "accessibility", "best-practices", "seo"] as const
const wanted = process.argv.slice(2)

const house = await openBuiltHouse()
const faults: string[] = []
try {
  console.log(
    `template            ${categories.map((name) => name.slice(0, 6).padStart(7)).join("")}    LCP ms   CLS  script kB  total kB`,
  )
  // A page that does not exist, or must not be listed, cannot score in SEO.
  for (const { name, path, isListed } of templates.filter((t) =>
    wanted.length === 0 ? t.path !== "/pagina-que-nao-existe" : wanted.includes(t.name),
  )) {
    const result = await lighthouse(`${house.url}${path}`, {
      port: house.debugPort,
      logLevel: "error",
      onlyCategories: [...categories],
    })
    if (!result) throw new Error(`no result for ${name}`)
    const { lhr } = result
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? 0
    const bytes = (kind: string) => {
      const items =
        (
          lhr.audits["resource-summary"]?.details as
            | { items?: { resourceType: string; transferSize: number }[] }
            | undefined
        )?.items ?? []
      return ((items.find((item) => item.resourceType === kind)?.transferSize ?? 0) / 1024).toFixed(0)
    }
    const scores = categories.map(score)
    console.log(
      `${name.padEnd(20)}${scores.map((n) => String(n).padStart(7)).join("")}${value("largest-contentful-paint").toFixed(0).padStart(10)}${value("cumulative-layout-shift").toFixed(3).padStart(7)}${bytes("script").padStart(10)}${(value("total-byte-weight") / 1024).toFixed(0).padStart(10)}`,
    )
    for (const [n, category] of categories.entries()) {
      const isExempt = category === "seo" && !isListed
      if ((scores[n] ?? 0) < least && !isExempt) {
        const failing = Object.values(lhr.audits).filter(
          (audit) =>
            audit.score !== null &&
            audit.score < 0.9 &&
            lhr.categories[category]?.auditRefs.some((ref) => ref.id === audit.id && ref.weight > 0),
        )
        faults.push(`${name}: ${category} ${scores[n]} (${failing.map((audit) => audit.id).join(", ")})`)
      }
    }
    if (value("cumulative-layout-shift") > 0.001)
      faults.push(`${name}: CLS ${value("cumulative-layout-shift")}`)
  }
} finally {
  await house.close()
}
for (const fault of faults) console.log(`below the mark: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
