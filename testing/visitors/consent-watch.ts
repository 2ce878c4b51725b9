import type { BrowserContext, Page } from "@playwright/test"

type Category = "analytics" | "marketing" | "preferences"

/** The consent category of stored names and requested addresses. */
const categories: readonly { category: Category; name?: RegExp; address?: RegExp }[] = [
  { category: "analytics", name: /^(_ga|_gid|stats_visitor)/ },
  { category: "analytics", address: /googletagmanager\.com|google-analytics\.com|stats\.example|\/medidas$/ },
  { category: "marketing", name: /^(_fbp|_fbc|webplan_first_touch)/ },
  { category: "marketing", address: /facebook\.(net|com)/ },
]
const necessary = /^webplan_(cookie_consent|cookie_preferences|rascunho_\w+)$/

/** Records what a visit stores and sends, and compares it with the granted consent. */
export function watchConsent(context: BrowserContext, ownOrigin: string) {
  const sent: string[] = []
  context.on("request", (request) => sent.push(request.url()))

  const storedNames = async (page: Page) => {
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    return [...keys, ...(await context.cookies()).map(({ name }) => name)]
  }

  /** Stored names and requests without consent, as messages. Also clears the list of requests. */
  const consentFaults = async (page: Page, granted: readonly Category[]) => {
    const faults: string[] = []
    for (const name of await storedNames(page)) {
      const category = categoryOf("name", name)
      if (category ? !granted.includes(category) : !necessary.test(name)) faults.push(`stored ${name}`)
    }
    for (const address of sent.splice(0)) {
      const category = categoryOf("address", new URL(address).origin + new URL(address).pathname)
      const isOwn = address.startsWith(ownOrigin) || address.startsWith("data:")
      if (category ? !granted.includes(category) : !isOwn) faults.push(`requested ${address}`)
    }
    return faults
  }
  return { consentFaults, seen: () => sent.slice(), storedNames }
}

function categoryOf(kind: "name" | "address", text: string) {
  return categories.find((entry) => entry[kind]?.test(text))?.category
}
