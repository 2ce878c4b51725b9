import type { Browser, Page } from "@playwright/test"

type Options = { bypassCSP: boolean; tabs: number }
/** `isWhole` is asked in the page once everything has been set off: false when a payload hid what follows it. */
export type Stop = { url: string; isWhole: string }

/** Visits pages with several tabs and tells which payloads ran and which pages came out broken. */
export async function openInjectionBrowser(browser: Browser, { bypassCSP, tabs }: Options) {
  const context = await browser.newContext({ bypassCSP, locale: "pt-BR" })
  const ran = new Set<string>()
  const broken: string[] = []
  await context.exposeBinding("xss", (_, what: unknown) => void ran.add(String(what)))
  context.on("dialog", (dialog) => {
    ran.add(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()))

  const stopAt = async (page: Page, { url, isWhole }: Stop) => {
    try {
      await page.goto(url, { waitUntil: "load", timeout: 20_000 })
      await page.evaluate(provoke, 30)
      if (!(await page.evaluate(isWhole))) broken.push(url)
    } catch {
      // Led away from the page, which no policy forbids; whatever ran has already told so.
      broken.push(url)
    }
  }
  const visit = async (stops: readonly Stop[]) => {
    const waiting = [...stops]
    await Promise.all(
      pages.map(async (page) => {
        for (let stop = waiting.shift(); stop; stop = waiting.shift()) await stopAt(page, stop)
      }),
    )
  }
  return { visit, ran, broken, close: () => context.close() }
}

/** Does what a visitor's hand would: sets off every handler and follows every address that is not an address. */
const provoke = (settleMs: number) =>
  new Promise<void>((done) => {
    const runs = /^\s*(?:javascript|vbscript|data):/i
    const hasCode = (url: unknown) =>
      runs.test(String((url as SVGAnimatedString | undefined)?.baseVal ?? url).replaceAll(/[\0-\x20]/g, ""))
    for (const element of document.querySelectorAll<HTMLElement & Record<string, unknown>>("*")) {
      for (const name of element.getAttributeNames())
        if (/^on/i.test(name)) element.dispatchEvent(new Event(name.slice(2).toLowerCase()))
      if (hasCode(element["href"]) && element.localName === "a")
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
      if (hasCode(element["formAction"]) && element.hasAttribute("formaction")) element.click()
      if (element.localName === "form" && hasCode(element.getAttribute("action")))
        HTMLFormElement.prototype.submit.call(element)
    }
    setTimeout(done, settleMs)
  })
