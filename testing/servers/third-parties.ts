import type { BrowserContext } from "@playwright/test"

/** Fakes of third parties: no request leaves this machine. */
export const parties = {
  google: { host: "https://www.googletagmanager.com", category: "analytics", trace: "_ga" },
  stats: { host: "https://stats.example", category: "analytics", trace: "stats_visitor" },
  meta: { host: "https://connect.facebook.net", category: "marketing", trace: "_fbp" },
} as const

export const tagSettings = {
  GOOGLE_TAG_ID: "G-TESTE1234",
  META_PIXEL_ID: "123456789",
  ANALYTICS_SCRIPT_URL: `${parties.stats.host}/s.js`,
}

/** The hosts to which each script sends data; the content security policy allows them. */
const targets = {
  google: "https://www.googletagmanager.com",
  stats: parties.stats.host,
  meta: "https://www.facebook.com",
}

export async function fakeThirdParties(context: BrowserContext) {
  for (const [name, { host, trace }] of Object.entries(parties))
    await context.route(`${host}/**`, (route) =>
      route.fulfill({
        contentType: route.request().url().includes("/seen") ? "image/gif" : "text/javascript",
        headers: { "cross-origin-resource-policy": "cross-origin" },
        body: route.request().url().includes("/seen")
          ? ""
          : script(trace, targets[name as keyof typeof targets]),
      }),
    )
  await context.route("https://www.facebook.com/**", (route) =>
    route.fulfill({ contentType: "image/gif", body: "" }),
  )
}

/** A third-party script: sets a cookie, writes to both storages, and sends a request to its host. */
function script(name: string, target: string) {
  return `
  document.cookie = "${name}=1; path=/";
  localStorage.setItem("${name}_local", "1");
  sessionStorage.setItem("${name}_session", "1");
  new Image().src = "${target}/seen?by=${name}";
`
}
