import { describe, expect, test } from "vitest"
import { allClaims } from "../../app/site/content/all-claims.ts"
import { publicPaths, useBuiltSite } from "../../testing/servers/use-built-site.ts"

const unproven = allClaims.filter((claim) => claim.ownerMustConfirm && !claim.isTerm)

describe("in a demonstration", () => {
  const { read } = useBuiltSite()

  test("[N2.05] every figure stands where the contract shows it", async () => {
    const [home, about] = [await read("/"), await read("/sobre")]
    for (const figure of ["10+", "5.000+", "15+", "98%"]) expect(home.main).toContain(figure)
    for (const figure of ["10+", "1.000+", "24/7", "100%"]) expect(about.main).toContain(figure)
    expect(home.main).toContain("descontos de até 30%")
    expect(home.document.title).toContain("12+ anos de experiência")
    expect((await read("/alice")).main).toContain("500 mil+")
  })
})

describe("as in production", () => {
  const { site, read } = useBuiltSite({ ONLY_PROVEN_CLAIMS: "1" })

  test("[N2.05] no page, title, description or manifest shows a claim that nobody has proved", async () => {
    expect(unproven.length).toBeGreaterThan(10)
    const manifest = await (await fetch(new URL("/site.webmanifest", site.web.url))).text()
    for (const path of publicPaths) {
      const page = await read(path)
      const words = [
        page.text,
        page.document.title,
        page.meta("description"),
        page.meta("og:title"),
        manifest,
      ].join(" ")
      const shown = unproven.filter(
        ({ value, phrase, label }) =>
          words.includes(phrase) || words.includes(`${value} ${label}`) || words.includes(`${label}${value}`),
      )
      expect(shown.map(({ id }) => `${path}: ${id}`)).toEqual([])
    }
  })

  test("[N2.05] pages close up: no empty list, heading or figure is left, and proven figures stay", async () => {
    for (const path of publicPaths) {
      const { all, textOf } = await read(path)
      const empty = all("main ul, main ol, main dl, main h2, main h3, main p, main dd, main strong")
        .filter((element) => textOf(element) === "" && !element.querySelector("img, svg, input"))
        .map((element) => `${path}: ${element.tagName} ${element.className}`)
      expect(empty).toEqual([])
    }
    expect((await read("/sobre")).all('[data-part="stat"]')).toHaveLength(0)
    expect((await read("/alice")).texts('[data-part="stat"]')).toEqual([expect.stringContaining("1")])
    expect((await read("/amil")).main).toContain("180 dias")
  })
})
