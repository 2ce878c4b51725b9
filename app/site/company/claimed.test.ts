import { expect, test } from "vitest"
import { about } from "../content/about.ts"
import { allClaims } from "../content/all-claims.ts"
import { carrierPages } from "../content/carriers/carrier-pages.ts"
import { claims } from "../content/claims.ts"
import { home } from "../content/home.ts"
import { metadata } from "../content/metadata.ts"
import { postQuote } from "../content/post-quote.ts"
import { quoteForPost } from "../quote/post-quote.ts"
import type { Claim } from "./claim.ts"
import { claimedFigure, claiming, showClaims } from "./claimed.ts"

const hours = claims.openingHours

/** A term is part of the prose around it, and a norm has the words of the law: their words are not stored. */
function hasStoredWords({ id, isTerm, ownerMustConfirm }: Claim) {
  return id === hours.id || (ownerMustConfirm && !isTerm)
}

const worded = allClaims.filter(hasStoredWords)

function inStoredWords(claim: Claim): Claim {
  if (!hasStoredWords(claim)) return claim
  return {
    ...claim,
    value: `valor de ${claim.id}`,
    label: `nome de ${claim.id}`,
    phrase: `frase de ${claim.id}`,
  }
}

function without(...ids: string[]) {
  return (claim: Claim) => (ids.includes(claim.id) ? null : claim)
}

test("[N5.01] a page says a claim in the words that are stored", () => {
  const page = showClaims(home, inStoredWords)
  expect(page.about.numbers[0]).toEqual({ value: "valor de years", label: "nome de years" })
  expect(page.hero.text).toMatch(/e descontos de frase de discount\.$/)
  expect(page.hero.advantages.at(-1)?.text).toMatch(/^Descontos de frase de discount\. /)
  expect(page.hero.hours).toBe(", frase de openingHours")
  expect(page.about.differentiators.map(({ title }) => title)).toContain("valor de openingHours")
  expect(page.contact.card.text).toContain("pelo WhatsApp frase de openingHours.")

  const { stats } = showClaims(about, inStoredWords).hero
  expect(stats.map(({ value }) => value)).toContain("valor de clientsServed")
  const { paragraphs, hours: officeHours } = showClaims(about, inStoredWords).history
  expect(paragraphs[0]).toContain("Há frase de years, é")
  expect(officeHours).toBe("valor de officeHours, nome de officeHours.")

  const head = showClaims(metadata.home, inStoredWords)
  expect(head.title).toContain("| frase de titleYears em")
  expect(head.description).toContain("descontos de frase de discount.")

  const amil = showClaims(carrierPages.get("amil"), inStoredWords)
  expect(amil?.hero.text).toContain("tem frase de amilYears de história e frase de amilProviders.")
  expect(amil?.metadata.description).toContain("frase de amilProviders")
  expect(JSON.stringify(amil)).toContain('"figure":"valor de amilYears"')

  for (const quote of [quoteForPost([]), quoteForPost(["Amil"])])
    expect(showClaims(quote, inStoredWords).card.text).toContain("frase de openingHours")
})

test("a page has none of the words of the register where others are stored", () => {
  const pages = [home, about, metadata, postQuote, ...carrierPages.values()]
  const left = pages.flatMap((page) => {
    const text = JSON.stringify(showClaims<unknown>(page, inStoredWords))
    return worded.flatMap(({ value, phrase }) => [value, phrase]).filter((words) => text.includes(words))
  })
  expect(left).toEqual([])
})

test("each page that the register names says the stored words of the claim", () => {
  const pages: Record<string, unknown> = {
    "/": [home, metadata.home],
    "/sobre": about,
    ...Object.fromEntries([...carrierPages].map(([slug, page]) => [`/${slug}`, page])),
  }
  const silent = worded.flatMap(({ id, appearsOn }) =>
    appearsOn
      .filter((place) => place in pages)
      .filter(
        (place) =>
          !new RegExp(`(?:valor|frase) de ${id}\\b`).test(
            JSON.stringify(showClaims(pages[place], inStoredWords)),
          ),
      )
      .map((place) => `${id} on ${place}`),
  )
  expect(silent).toEqual([])
})

test("a part of two claims gets both in their order, and needs both", () => {
  const text = claiming(
    [claims.years, claims.discount],
    (years, discount) => `${years.phrase}, ${discount.phrase}`,
    "nenhum",
  )
  expect(showClaims({ text }, inStoredWords).text).toBe("frase de years, frase de discount")
  expect(showClaims({ text }, without("discount")).text).toBe("nenhum")
})

test("what stands instead of a claim may be a claim itself, and is left out with it", () => {
  expect(showClaims(about, without("officeHours")).history.hours).toBe(`${hours.value}.`)
  expect(
    showClaims(about, (claim) => (claim.id === "officeHours" ? null : inStoredWords(claim))).history.hours,
  ).toBe("valor de openingHours.")
  const list = [
    "um",
    claiming(
      claims.support,
      ({ phrase }) => phrase,
      claiming(claims.years, ({ phrase }) => phrase),
    ),
  ]
  expect(showClaims(list, without("support"))).toEqual(["um", claims.years.phrase])
  expect(showClaims(list, without("support", "years"))).toEqual(["um"])
})

test("a figure has no other field of its claim", () => {
  const { value, label } = claims.years
  expect(showClaims([claimedFigure(claims.years)], (claim) => claim)).toEqual([{ value, label }])
})
