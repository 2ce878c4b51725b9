import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { templates, widths } from "../tests/support/templates.ts"
import { openBuiltHouse } from "./built-house.ts"

/** Photographs every template of the built site at three widths. `npm run shots -- home` only one. */
const wanted = process.argv.slice(2)
const folder = path.join(import.meta.dirname, "../.shots")
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const house = await openBuiltHouse()
try {
  for (const { name, path: address } of templates.filter(
    (t) => wanted.length === 0 || wanted.includes(t.name),
  )) {
    for (const width of widths) {
      const page = await house.browser.newPage({
        viewport: { width, height: 900 },
        locale: "pt-BR",
        reducedMotion: "reduce",
      })
      await page.goto(`${house.url}${address}`, { waitUntil: "networkidle" })
      const file = path.join(folder, `${name}-${width}.png`)
      await page.screenshot({ path: file, fullPage: true })
      console.log(path.relative(process.cwd(), file))
      await page.close()
    }
  }
} finally {
  await house.close()
}
