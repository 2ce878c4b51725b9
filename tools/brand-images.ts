import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { Resvg } from "@resvg/resvg-js"
import satori from "satori"
import { blogHome } from "../app/blog/content/blog.ts"
import { about } from "../app/site/content/about.ts"
import { carrierPages } from "../app/site/content/carrier-pages.ts"
import { company } from "../app/site/content/company.ts"
import { home } from "../app/site/content/home.ts"
import { metadata } from "../app/site/content/metadata.ts"
import { walls } from "../app/site/content/walls.ts"
import { tileTones } from "../app/ui/tile-shapes.ts"
import { planWall } from "../app/ui/wall-plan.ts"

/** Made with every build, from the brand itself: a share card per page (§9: 1200 × 630) and the icons. */
const publicDir = path.join(import.meta.dirname, "../public")
const tokens = readFileSync(path.join(import.meta.dirname, "../app/ui/tokens.css"), "utf8")
const colour = (name: string) => {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return new RegExp(`--${kebab}: (#[0-9a-f]+)`).exec(tokens)?.[1] ?? "none"
}

const wallSvg = (rows: string) => {
  const { width, height, layers, turning, grout } = planWall(rows)
  const areas = [...layers, ...turning]
    .flat()
    .map(({ tone, d }) => `<path fill="${colour(tileTones[tone])}" d="${d}"/>`)
  const lines = `<path d="${grout}" fill="none" stroke="${colour("papel")}" stroke-opacity=".38" stroke-width=".012"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 100}" height="${height * 100}" viewBox="0 0 ${width} ${height}">${areas.join("")}${lines}</svg>`
  return { width, height, source: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` }
}

const require = createRequire(import.meta.url)
const font = (file: string) => readFileSync(require.resolve(`@fontsource/${file}`))
const fonts = [
  {
    name: "Familjen",
    weight: 700 as const,
    data: font("familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff"),
  },
  {
    name: "Atkinson",
    weight: 500 as const,
    data: font("atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-500-normal.woff"),
  },
]

const box = (style: Record<string, string | number>, children: unknown) => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
})

const size = { width: 1200, height: 630 }
// Six tiles of the eight that make the height.
const artWidth = 472

const card = async (title: string, kicker: string, rows: string) => {
  const wall = wallSvg(rows)
  // As on the pages: anchored at the bottom, cropped at the top and right.
  const art = {
    type: "img",
    props: {
      src: wall.source,
      width: (size.height / wall.height) * wall.width,
      height: size.height,
      style: { position: "absolute", left: 0, bottom: 0 },
    },
  }
  const layout = box({ ...size, background: colour("papel"), color: colour("petroleo") }, [
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: size.width - artWidth,
        padding: "64px 56px 56px 64px",
      },
      [
        box({ flexDirection: "column" }, [
          box(
            {
              fontFamily: "Atkinson",
              fontSize: 28,
              textWrap: "balance",
              color: colour("cinza"),
              marginBottom: 24,
            },
            kicker,
          ),
          box(
            {
              fontFamily: "Familjen",
              fontSize: title.length > 44 ? 64 : 78,
              lineHeight: 1.02,
              textWrap: "balance",
              letterSpacing: "-0.025em",
            },
            title,
          ),
        ]),
        box(
          { fontFamily: "Familjen", fontSize: 38, letterSpacing: "-0.02em", color: colour("verde") },
          `${company.name} ${company.audience}`,
        ),
      ],
    ),
    box(
      {
        position: "relative",
        width: artWidth,
        height: size.height,
        overflow: "hidden",
        background: colour("agua"),
      },
      [art],
    ),
  ])
  const svg = await satori(layout as Parameters<typeof satori>[0], { ...size, fonts })
  return new Resvg(svg).render().asPng()
}

const write = (name: string, png: Uint8Array) => {
  const file = path.join(publicDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, png)
}

const wallOf = (slug: string) => {
  const name = slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const rows = Object.entries(walls).find(([key]) => key === name)?.[1]
  return typeof rows === "string" ? rows : walls.mural
}
const policyTitle = metadata.privacy.title.split(" | ")[0] ?? metadata.privacy.title

write("og/home.png", await card(home.hero.title, home.hero.kicker, walls.mural))
write("og/about.png", await card(about.hero.title, home.hero.kicker, walls.mural))
write("og/privacy.png", await card(policyTitle, home.hero.kicker, walls.mural))
write("og/blog.png", await card(blogHome.title, home.hero.kicker, walls.mural))
for (const [slug, page] of carrierPages)
  write(`og/${slug}.png`, await card(page.hero.title, page.name, wallOf(slug)))

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
