import { AxeBuilder } from "@axe-core/playwright"
import { templates, widths } from "../support/templates.ts"
import { expect, test } from "./house.ts"

for (const { name, path } of templates) {
  test(`axe finds nothing on ${name} at ${widths.join(", ")} px`, async ({ page, house }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${house.url}${path}`)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${width}px ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
}
