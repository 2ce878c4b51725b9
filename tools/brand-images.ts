import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Resvg } from "@resvg/resvg-js"
import { blogHome } from "../app/blog/content/blog.ts"
import { drawShareCard } from "../app/platform/page/share-card.server.ts"
import { readTokenColours } from "../app/platform/page/token-colours.server.ts"
import { about } from "../app/site/content/about.ts"
import { siteName } from "../app/site/content/brand.ts"
import { carrierPages } from "../app/site/content/carriers/carrier-pages.ts"
import { home } from "../app/site/content/home.ts"
import { metadata } from "../app/site/content/metadata.ts"
import { walls } from "../app/site/content/walls.ts"
import { cardColours } from "../app/ui/tiles/card-colours.ts"
import { planWall } from "../app/ui/tiles/wall-plan.ts"
import { wallSvg } from "../app/ui/tiles/wall-svg.ts"

/** Draws a share card per page (§9: 1200 × 630) and the icons at every build. */
const publicDir = path.join(import.meta.dirname, "../public")
const colour = readTokenColours(path.join(import.meta.dirname, "../app/ui/tokens.css"))

function card(title: string, kicker: string, rows: string) {
  const plan = planWall(rows)
  return drawShareCard({
    title,
    kicker,
    signature: siteName,
    art: { svg: wallSvg(plan, colour), width: plan.width, height: plan.height },
    colours: cardColours(colour),
  })
}

function write(name: string, png: Uint8Array) {
  const file = path.join(publicDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, png)
}

const policyTitle = metadata.privacy.title.split(" | ")[0] ?? metadata.privacy.title

write("og/home.png", await card(home.hero.title, home.hero.kicker, walls.mural))
write("og/about.png", await card(about.hero.title, home.hero.kicker, walls.mural))
write("og/privacy.png", await card(policyTitle, home.hero.kicker, walls.mural))
write("og/blog.png", await card(blogHome.title, home.hero.kicker, walls.mural))
for (const [slug, page] of carrierPages)
  write(`og/${slug}.png`, await card(page.hero.title, page.name, page.art.mural))

const mark = readFileSync(path.join(publicDir, "favicon.svg"), "utf8")
const onPaper = mark.replace(
  /<svg ([^>]*)viewBox="[^"]*">/,
  `<svg $1viewBox="-.5 -.9 3 3"><path fill="${colour("papel")}" d="M-.5 -.9h3v3h-3z"/>`,
)
for (const side of [180, 192, 512])
  write(
    `icons/mark-${side}.png`,
    new Resvg(onPaper, { fitTo: { mode: "width", value: side } }).render().asPng(),
  )
