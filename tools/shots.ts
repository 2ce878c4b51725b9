import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { stageDesk } from "../testing/factories/staged-desk.ts"
import { openBuiltSite } from "../testing/servers/built-site.ts"
import { deskAddress, deskTemplates } from "../testing/visitors/desk-templates.ts"
import { templates, widths } from "../testing/visitors/templates.ts"

/** Takes screenshots of every template of the built site and the desk at three widths; `npm run shots -- home` takes one. */
const selected = process.argv.slice(2)
const folder = path.join(import.meta.dirname, "../.shots")
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const isSelected = ({ name }: { name: string }) => selected.length === 0 || selected.includes(name)
const deskPages = deskTemplates.filter(isSelected)

const site = await openBuiltSite()
try {
  const staged = deskPages.length > 0 ? await stageDesk(site.database) : null
  const cookies = staged?.ana.browser.cookiesFor(site.deskUrl) ?? []
  const addressOf = (address: string) => (staged ? deskAddress(address, staged) : address)
  const pages = [
    ...templates.filter(isSelected).map((page) => ({ ...page, origin: site.url, isDesk: false })),
    ...deskPages.map((page) => ({ ...page, origin: site.deskUrl, isDesk: !page.isOpen })),
  ]
  for (const { name, path: address, origin, isDesk } of pages) {
    for (const width of widths) {
      const context = await site.browser.newContext({
        viewport: { width, height: 900 },
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        reducedMotion: "reduce",
      })
      if (isDesk) await context.addCookies(cookies)
      const page = await context.newPage()
      // A desk page always has an open request, the stream of live events.
      await page.goto(`${origin}${addressOf(address)}`, { waitUntil: isDesk ? "load" : "networkidle" })
      const file = path.join(folder, `${name}-${width}.png`)
      await page.screenshot({ path: file, fullPage: true })
      console.log(path.relative(process.cwd(), file))
      await context.close()
    }
  }
} finally {
  await site.close()
}
