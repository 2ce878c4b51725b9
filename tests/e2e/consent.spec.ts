import type { Page } from "@playwright/test"
import { openSite } from "../../testing/servers/app-processes.ts"
import { fakeThirdParties, parties, tagSettings } from "../../testing/servers/third-parties.ts"
import { watchConsent } from "../../testing/visitors/consent-watch.ts"
import { templates } from "../../testing/visitors/templates.ts"
import { waitForScript } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

test.use({ hasAnsweredCookies: false })
test.describe.configure({ mode: "parallel" })

let site: Awaited<ReturnType<typeof openSite>>
test.beforeAll(async ({ stack }) => {
  site = await openSite({ database: stack.database, env: tagSettings })
})
test.afterAll(() => site.stop())
test.beforeEach(({ context }) => fakeThirdParties(context))

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

/** One page of each kind, where visiting every template would repeat the same script. */
const ofEachKind = new Set(["home", "amil", "sucesso", "meus-dados", "blog", "post", "nao-encontrada"])
const kinds = templates.filter(({ name }) => ofEachKind.has(name))

/** Opens a page and presses a key, which starts all delayed scripts. */
async function visit(page: Page, path: string) {
  await page.goto(site.url + path)
  await page.keyboard.press("Tab")
  await waitForScript(page)
  await page.waitForLoadState("networkidle")
}

async function choose(page: Page, category: string) {
  await button(page, "Personalizar").click()
  await page.getByRole("switch", { name: new RegExp(category) }).check()
  await button(page, "Salvar preferências").click()
}

test("[S4.10] [S7.35] before an answer and after a refusal, no template stores optional data or contacts third parties", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const { consentFaults, storedNames } = watchConsent(context, site.url)
  for (const { path } of templates) {
    await visit(page, path)
    expect(await consentFaults(page, []), path).toEqual([])
    expect(await storedNames(page), path).toEqual([])
  }
  await button(page, "Somente necessários").click()
  for (const { path } of templates) {
    await visit(page, path)
    expect(await consentFaults(page, []), path).toEqual([])
  }
})

for (const { category, label, gets } of [
  { category: "analytics", label: "Análise", gets: [parties.google.trace, parties.stats.trace] },
  { category: "marketing", label: "Marketing", gets: [parties.meta.trace, "webplan_first_touch"] },
  { category: "preferences", label: "Preferências", gets: [] },
] as const)
  test(`[S4.10] [S4.11] ${label}: every kind of page loads only what this category allows; withdrawal removes it all`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    const { consentFaults, storedNames } = watchConsent(context, site.url)
    await visit(page, "/sobre")
    await choose(page, label)
    for (const { path } of kinds) {
      await visit(page, path)
      expect(await consentFaults(page, [category]), path).toEqual([])
      for (const trace of gets) expect(await storedNames(page), path).toContain(trace)
    }
    await page.getByRole("contentinfo").getByRole("button", { name: "Configurar Cookies" }).click()
    await expect(button(page, "Somente necessários")).toBeVisible()
    await page.waitForLoadState("networkidle")
    await button(page, "Somente necessários").click()
    await expect(button(page, "Somente necessários")).toBeHidden()
    await consentFaults(page, [category])
    for (const { path } of kinds.slice(0, 2)) {
      await visit(page, path)
      expect(await consentFaults(page, []), path).toEqual([])
    }
  })

test("[S4.10] with all categories granted, page measurements are stored by page pattern, without the address", async ({
  page,
  stack,
}) => {
  await visit(page, "/blog/golpe-do-boleto-falso")
  await button(page, "Aceitar todos").click()
  const sent = page.waitForRequest("**/medidas")
  await page.reload()
  await page.keyboard.press("Tab")
  const measure = new URLSearchParams((await sent).postData() ?? "")
  expect(measure.get("page")).toBe("/blog/:slug")
  const count = async () =>
    (await stack.database.as.staff.selectFrom("webVitals").selectAll().execute()).length
  await expect.poll(count).toBeGreaterThan(0)
})

test("without configured tags the security policy allows no third party, and accepting all contacts none", async ({
  page,
  context,
  stack,
}) => {
  const response = await page.goto(stack.url)
  const policy = response?.headers()["content-security-policy"] ?? ""
  expect(policy).not.toMatch(/https?:/)
  const { consentFaults } = watchConsent(context, stack.url)
  await button(page, "Aceitar todos").click()
  await page.reload()
  await page.waitForLoadState("networkidle")
  expect(await consentFaults(page, ["analytics", "marketing", "preferences"])).toEqual([])
})

test("the check finds a planted leak of each kind", async ({ page, context }) => {
  const { consentFaults } = watchConsent(context, site.url)
  await visit(page, "/sobre")
  const leaks = [
    () => page.evaluate(() => localStorage.setItem("_ga_local", "1")),
    () => page.evaluate(() => sessionStorage.setItem("anything", "1")),
    () => context.addCookies([{ name: "_fbp", value: "1", url: site.url }]),
    () => page.evaluate(() => void navigator.sendBeacon("/medidas", "{}")),
    () => page.goto("https://www.facebook.com/seen"),
  ]
  for (const [index, leak] of leaks.entries()) {
    await leak()
    await expect.poll(async () => (await consentFaults(page, [])).length, String(index)).toBeGreaterThan(0)
    // Waits for the script first, because it deletes data of withdrawn categories when it starts.
    await visit(page, "/sobre")
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    await consentFaults(page, [])
  }
})
