import { expect, test } from "vitest"
import { lifeEvents } from "../../app/blog/content/life-events.ts"
import { companyOf } from "../../app/site/company/company.ts"
import { defaultCompany, officeHours } from "../../app/site/content/company.ts"
import { carrierPaths, publicPaths, publicUrl, useBuiltSite } from "../../testing/servers/use-built-site.ts"

const company = companyOf(defaultCompany, officeHours)

const { site, read } = useBuiltSite()

const indexed = publicPaths.filter((path) => path !== "/sucesso")

test("[S1.11] [S2.25] the home page's title names 12+ years and four carriers; its metadata is complete", async () => {
  const page = await read("/")
  for (const word of ["12+ anos", "Unimed", "Amil", "Bradesco", "Porto Seguro"])
    expect(page.document.title).toContain(word)
  for (const name of [
    "description",
    "og:title",
    "og:description",
    "og:image",
    "og:url",
    "og:type",
    "og:locale",
    "twitter:card",
    "twitter:image",
  ])
    expect(page.meta(name), name).toBeTruthy()
  expect(page.structured().map((record) => record["@type"])).toContain("InsuranceAgency")
})

test("[S2.73] the policy has its own title and description", async () => {
  const [home, policy] = [await read("/"), await read("/politicas-privacidade")]
  expect(policy.document.title).toMatch(/^Política de Privacidade/)
  expect(policy.meta("description")).not.toBe(home.meta("description"))
})

test("[S7.48] carrier pages and the about page have canonical addresses without tracking parameters", async () => {
  for (const path of indexed) {
    const page = await read(`${path}?utm_source=x`)
    expect(page.document.querySelector('link[rel="canonical"]')?.getAttribute("href"), path).toBe(
      `${publicUrl}${path}`,
    )
  }
})

test("titles are unique, and descriptions have at most 200 characters", async () => {
  const pages = await Promise.all(publicPaths.map(read))
  expect(new Set(pages.map((page) => page.document.title)).size).toBe(publicPaths.length)
  for (const page of pages) expect((page.meta("description") ?? "").length).toBeLessThanOrEqual(200)
  for (const page of pages) expect(page.all("title")).toHaveLength(1)
})

test("[S9.27] every page has a share card of 1200 × 630", async () => {
  for (const path of publicPaths) {
    const image = (await read(path)).meta("og:image") ?? ""
    expect(image.startsWith(`${publicUrl}/og/`), path).toBe(true)
    const file = await fetch(image.replace(publicUrl, site.web.url))
    expect([file.status, file.headers.get("content-type")], path).toEqual([200, "image/png"])
    const png = Buffer.from(await file.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
  }
})

test("carrier pages have Service and BreadcrumbList records", async () => {
  for (const path of carrierPaths) {
    const kinds = (await read(path)).structured().map((record) => record["@type"])
    expect(kinds, path).toEqual(expect.arrayContaining(["Service", "BreadcrumbList"]))
  }
})

// The blog has no posts here, so the sitemap lists only the pages of the site, /blog and its life events.
test("the sitemap lists the indexed pages, robots.txt names it, and the manifest's icons exist", async () => {
  const map = await (await fetch(`${site.web.url}/sitemap-paginas.xml`)).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address))
  const events = lifeEvents.map(({ slug }) => `/blog/comece/${slug}`)
  const expected = [...indexed, "/blog", ...events].map((path) => `${publicUrl}${path}`)
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(await (await fetch(`${site.web.url}/robots.txt`)).text()).toContain(
    `Sitemap: ${publicUrl}/sitemap.xml`,
  )
  const manifest = (await (await fetch(`${site.web.url}/site.webmanifest`)).json()) as {
    icons: { src: string }[]
  }
  for (const { src } of manifest.icons) expect((await fetch(`${site.web.url}${src}`)).status).toBe(200)
})

test("security.txt names the contact and expires within a year, never in the past (RFC 9116)", async () => {
  const answer = await fetch(`${site.web.url}/.well-known/security.txt`)
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"])
  const fields = (await answer.text()).trimEnd().split("\n")
  expect(fields).toEqual([
    `Contact: mailto:${company.privacyEmail}`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    "Preferred-Languages: pt, en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ])
  const daysLeft = (Date.parse(fields[1]?.replace("Expires: ", "") ?? "") - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(30)
  expect(daysLeft).toBeLessThan(365)
})
