import type { Browser, Page } from "@playwright/test"

type Options = { bypassCSP: boolean; tabs: number }
/** `isComplete` is an expression run in the page after all handlers: false when a payload hid later content. */
export type Visit = { url: string; isComplete: string }

/** Opens pages in several tabs and records which payloads ran and which pages are broken. */
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

  const visitOne = async (page: Page, { url, isComplete }: Visit) => {
    try {
      await page.goto(url, { waitUntil: "load", timeout: 20_000 })
      await page.evaluate(triggerHandlers, 30)
      if (!(await page.evaluate(isComplete))) broken.push(url)
    } catch {
      // The payload navigated away, which no policy forbids; scripts that ran are already recorded.
      broken.push(url)
    }
  }
  const visit = async (visits: readonly Visit[]) => {
    const waiting = [...visits]
    await Promise.all(
      pages.map(async (page) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await visitOne(page, next)
      }),
    )
  }
  return { visit, ran, broken, close: () => context.close() }
}

/** Triggers every event handler and follows every address that contains code. */
const triggerHandlers = (settleMs: number) =>
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
