import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { Resvg } from "@resvg/resvg-js"
import satori from "satori"

/** The picture shown when a page is shared (§9: 1200 × 630). */
export type ShareCard = {
  title: string
  kicker: string
  signature: string
  /** Anchored at the bottom left of its half, cropped at the top and right. */
  art: { svg: string; width: number; height: number }
  colours: { paper: string; ink: string; quiet: string; accent: string; ground: string }
}

const size = { width: 1200, height: 630 }
// Six tiles wide; the height is eight tiles.
const artWidth = 472

const require = createRequire(import.meta.url)

export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  fonts ??= readFonts()
  const svg = await satori(layoutOf(card) as Parameters<typeof satori>[0], { ...size, fonts })
  return new Resvg(svg).render().asPng()
}

const font = (file: string) => readFileSync(require.resolve(`@fontsource/${file}`))

function readFonts() {
  return [
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
}

let fonts: ReturnType<typeof readFonts> | undefined

function box(style: Record<string, string | number>, children: unknown) {
  return {
    type: "div",
    props: { style: { display: "flex", ...style }, children },
  }
}

const titleSize = (title: string) => (title.length > 64 ? 54 : title.length > 44 ? 64 : 78)

function layoutOf({ title, kicker, signature, art, colours }: ShareCard) {
  const picture = {
    type: "img",
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(art.svg).toString("base64")}`,
      width: (size.height / art.height) * art.width,
      height: size.height,
      style: { position: "absolute", left: 0, bottom: 0 },
    },
  }
  const texts = box({ flexDirection: "column" }, [
    box(
      {
        fontFamily: "Atkinson",
        fontSize: 28,
        textWrap: "balance",
        color: colours.quiet,
        marginBottom: 24,
      },
      kicker,
    ),
    box(
      {
        fontFamily: "Familjen",
        fontSize: titleSize(title),
        lineHeight: 1.02,
        textWrap: "balance",
        letterSpacing: "-0.025em",
      },
      title,
    ),
  ])
  const signed = box(
    { fontFamily: "Familjen", fontSize: 38, letterSpacing: "-0.02em", color: colours.accent },
    signature,
  )
  return box({ ...size, background: colours.paper, color: colours.ink }, [
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: size.width - artWidth,
        padding: "64px 56px 56px 64px",
      },
      [texts, signed],
    ),
    box(
      {
        position: "relative",
        width: artWidth,
        height: size.height,
        overflow: "hidden",
        background: colours.ground,
      },
      [picture],
    ),
  ])
}
