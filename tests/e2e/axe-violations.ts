import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"

type Analysed = { within?: string; without?: readonly string[] }

/**
 * What axe finds on the page or `within` a part of it, `without` these rules. Runs in the page itself, which has no frames of other
 * sites: the builder's usual mode opens a second page for each analysis and takes much longer.
 */
export async function violationsOf(page: Page, { within, without = [] }: Analysed = {}) {
  // The builder would load axe again for each analysis of the same page.
  const isLoaded = await page.evaluate(() => "axe" in window)
  const builder = new AxeBuilder(isLoaded ? { page, axeSource: "void 0" } : { page })
    .options({ resultTypes: ["violations"] })
    .disableRules([...without])
    .setLegacyMode()
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
