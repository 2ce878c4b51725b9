import type { Page } from "@playwright/test"

/**
 * What the bar with phone and chat covers on the open page, as messages. On wide screens it must be a free tile of the header.
 * On small ones it must be a low bar over the whole width, and nothing that is focused, jumped to or at the end of the page may
 * be under it.
 */
export function contactBarFaults(page: Page) {
  return page.evaluate(() => {
    const faults: string[] = []
    const find = (selector: string) => document.querySelector(selector) ?? document.body
    const bar = find('aside[aria-label="Falar agora"]')
    const header = find("header")
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.id} ${element.textContent?.trim().slice(0, 40)}`
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

    const links = [...bar.querySelectorAll("a")].filter(isShown)
    for (const link of links) {
      const { width, height } = boxOf(link)
      if (width < 44 || height < 44) faults.push(`small target: ${nameOf(link)}`)
      if (link.scrollWidth > link.clientWidth) faults.push(`cut off: ${nameOf(link)}`)
      if (getComputedStyle(link).borderTopStyle !== "solid") faults.push("no border in forced colours")
    }
    if (!links.some((link) => link.host === "wa.me")) faults.push("no chat")

    if (matchMedia("(min-width: 64em)").matches) {
      for (const isCompact of [false, true]) {
        header.toggleAttribute("data-compact", isCompact)
        const [tile, top] = [boxOf(bar), boxOf(header)]
        if (tile.bottom > top.bottom + 0.5 || tile.right !== document.documentElement.clientWidth)
          faults.push(`tile outside the header, compact: ${isCompact}`)
        for (const part of header.querySelectorAll("a, summary"))
          if (isShown(part) && meets(boxOf(part), tile)) faults.push(`covers ${nameOf(part)}`)
      }
      header.removeAttribute("data-compact")
      return faults
    }

    const { top, bottom, left, right, height } = boxOf(bar)
    if (left !== 0 || right !== document.documentElement.clientWidth || bottom !== innerHeight || height > 56)
      faults.push("not a low bar over the whole width")
    window.scrollTo(0, document.documentElement.scrollHeight)
    if (boxOf(find("footer")).bottom > top + 0.5) faults.push("covers the end of the page")
    const room = top - boxOf(header).bottom
    const targets = [...document.querySelectorAll<HTMLAnchorElement>("a[href*='#']")]
      .filter((link) => link.pathname === location.pathname && link.hash.length > 1)
      .map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
    const places = document.querySelectorAll<HTMLElement>(
      "h1, h2, h3, a[href], button, input, select, textarea, summary",
    )
    for (const place of new Set([...places, ...targets])) {
      if (!place?.parentElement || bar.contains(place) || header.contains(place) || !isShown(place)) continue
      const isForScreenReaders = boxOf(place).width <= 1 || boxOf(place.parentElement).width <= 1
      if (isForScreenReaders || boxOf(place).height > room) continue
      window.scrollTo(0, 0)
      place.focus({ preventScroll: true })
      place.scrollIntoView({ block: "nearest" })
      if (isShown(bar) && meets(boxOf(place), boxOf(bar))) faults.push(`covers ${nameOf(place)}`)
    }
    return faults
  })
}
