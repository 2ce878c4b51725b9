import { loadavg } from "node:os"
import type { Page } from "@playwright/test"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { controlViews, firstViews } from "./first-view.ts"
import { pageStack } from "./page-browser.ts"

/** P16: the document, compressed as it is sent, with the style files it requests. Fails when it grows past the limit. */
export async function documentWeight(run: Run): Promise<Result> {
  console.log(
    "\nP16 document of every public template, in gzip as the edge sends it, with the CSS it needs; kB of 1,000 bytes",
  )
  const [ship, aim] = [26, 14]
  const views = (await firstViews(run)).map(({ name, document, css }) => ({ name, kB: kilo(document + css) }))
  const worst = Math.max(...views.map(({ kB }) => kB))
  const control = kilo((await controlViews()).document)
  const value = {
    worst,
    withinAim: `${views.filter(({ kB }) => kB <= aim).length} of ${views.length}`,
    kB: Object.fromEntries(views.map(({ name, kB }) => [name, kB])),
    control,
  }
  const isSound = worst <= ship && control > ship
  return { id: "P16", value, ship, aim, met: reached(worst, ship, aim), isSound }
}

const kilo = (bytes: number) => Math.round(bytes / 10) / 100

function reached(worst: number, ship: number, aim: number) {
  return worst <= aim ? "aim" : worst <= ship ? "ship" : "none"
}

async function quoteWithoutScript(page: Page, url: string) {
  await page.goto(url)
  await page.getByLabel("Nome Completo").fill("Ana Medida")
  await page.getByLabel("E-mail", { exact: true }).fill("ana@exemplo.example")
  await page.getByLabel("Telefone/WhatsApp").fill("(11) 98765-4321")
  await page.getByLabel("Idades").fill("52, 49")
  await page.getByLabel("Assunto").selectOption("plano_adesao")
  await page.locator('form[method="post"] button[type="submit"]').click()
  await page.waitForURL(/\/sucesso/)
}

/** P17: script fetched and inline before the first interaction, gzip; and a quote form sent in a browser without script. */
export async function scriptWeight(run: Run): Promise<Result> {
  console.log(
    "\nP17 script needed for a journey / script before the first interaction, gzip, inline script included",
  )
  const [ship, aim] = [15, 5]
  const views = (await firstViews(run)).map(({ name, script }) => ({ name, kB: kilo(script) }))
  const { url, browser } = await pageStack()
  const context = await browser.newContext({ javaScriptEnabled: false })
  await quoteWithoutScript(await context.newPage(), url)
  await context.close()
  const worst = Math.max(...views.map(({ kB }) => kB))
  const control = kilo((await controlViews()).withScript.script)
  const value = { needed: 0, worst, kB: Object.fromEntries(views.map(({ name, kB }) => [name, kB])), control }
  const isSound = worst <= ship && control > ship
  return { id: "P17", value, ship, aim, met: reached(worst, ship, aim), isSound }
}

/** P20: requests of a first view, and how many go to third parties before consent. */
export async function requestCount(run: Run): Promise<Result> {
  console.log("\nP20 requests on first view; third parties before consent")
  const [ship, aim] = [8, 6]
  const views = await firstViews(run)
  const worst = Math.max(...views.map(({ requests }) => requests))
  const others = views.reduce((sum, view) => sum + view.thirdParty, 0)
  const { withScript, thirdParty } = await controlViews()
  const value = { worst, others, control: { withScript: withScript.requests, thirdParty } }
  console.log(`load after ${loadavg()[0]?.toFixed(1)}`)
  return {
    id: "P20",
    value,
    ship: { requests: ship, others: 0 },
    aim: { requests: aim, others: 0 },
    met: others > 0 ? "none" : reached(worst, ship, aim),
    isSound: worst <= ship && others === 0 && withScript.requests > worst && thirdParty === 1,
  }
}
