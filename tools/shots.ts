import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { stageDesk } from "../testing/factories/staged-desk.ts"
import { openBuiltSite } from "../testing/servers/built-site.ts"
import { deskTemplates } from "../testing/visitors/desk-templates.ts"
import { templates, widths } from "../testing/visitors/templates.ts"

/** Photographs every template of the built site and of the desk at three widths. `npm run shots -- home` only one. */
const wanted = process.argv.slice(2)
const folder = path.join(import.meta.dirname, "../.shots")
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name)
const deskPages = deskTemplates.filter(isWanted)

const house = await openBuiltSite()
try {
  const staged = deskPages.length > 0 ? await stageDesk(house.database) : null
  const cookies = staged?.ana.browser.cookiesFor(house.url) ?? []
  const addressOf = (address: string) =>
    address.replace(":lead", String(staged?.leads.marina)).replace(":person", String(staged?.caio.id))
  const pages = [
    ...templates.filter(isWanted).map((page) => ({ ...page, isDesk: false })),
    ...deskPages.map((page) => ({ ...page, isDesk: !page.isOpen })),
  ]
  for (const { name, path: address, isDesk } of pages) {
    for (const width of widths) {
      const context = await house.browser.newContext({
        viewport: { width, height: 900 },
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        reducedMotion: "reduce",
      })
      if (isDesk) await context.addCookies(cookies)
      const page = await context.newPage()
      // A page of the desk is never without a request: its news are one long answer.
      await page.goto(`${house.url}${addressOf(address)}`, { waitUntil: isDesk ? "load" : "networkidle" })
      const file = path.join(folder, `${name}-${width}.png`)
      await page.screenshot({ path: file, fullPage: true })
      console.log(path.relative(process.cwd(), file))
      await context.close()
    }
  }
} finally {
  await house.close()
}
