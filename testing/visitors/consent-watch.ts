import type { BrowserContext, Page } from "@playwright/test"

type Category = "analytics" | "marketing" | "preferences"

/** Whose a name or address is: nobody's when it belongs to the site's necessary things. */
const owners: readonly { of: Category; name?: RegExp; address?: RegExp }[] = [
  { of: "analytics", name: /^(_ga|_gid|stats_visitor)/ },
  { of: "analytics", address: /googletagmanager\.com|google-analytics\.com|stats\.example|\/medidas$/ },
  { of: "marketing", name: /^(_fbp|_fbc|webplan_first_touch)/ },
  { of: "marketing", address: /facebook\.(net|com)/ },
]
const necessary = /^webplan_(cookie_consent|cookie_preferences|rascunho_\w+)$/

/** Everything a visit stores and sends, judged by what was granted at the time. */
export function watchConsent(context: BrowserContext, ownOrigin: string) {
  const sent: string[] = []
  context.on("request", (request) => sent.push(request.url()))

  const storedNames = async (page: Page) => {
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    return [...kept, ...(await context.cookies()).map(({ name }) => name)]
  }

  /** What should not be there, in words; and the list of requests begins anew. */
  const trespasses = async (page: Page, granted: readonly Category[]) => {
    const faults: string[] = []
    for (const name of await storedNames(page)) {
      const owner = ownerOf("name", name)
      if (owner ? !granted.includes(owner) : !necessary.test(name)) faults.push(`stored ${name}`)
    }
    for (const address of sent.splice(0)) {
      const owner = ownerOf("address", new URL(address).origin + new URL(address).pathname)
      const isOwn = address.startsWith(ownOrigin) || address.startsWith("data:")
      if (owner ? !granted.includes(owner) : !isOwn) faults.push(`asked ${address}`)
    }
    return faults
  }
  return { trespasses, seen: () => sent.slice(), storedNames }
}

function ownerOf(kind: "name" | "address", text: string) {
  return owners.find((owner) => owner[kind]?.test(text))?.of
}
