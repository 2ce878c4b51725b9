import { loadavg } from "node:os"
import type { Page } from "@playwright/test"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { firstViews, heavierView } from "./first-view.ts"
import { pageStack } from "./page-browser.ts"

/** P16: the document, compressed as it is sent, with the style files it asks for. Fails when it grows past the mark. */
export async function documentWeight(run: Run): Promise<Result> {
  console.log(
    "\nP16 document of every public template, in gzip as the edge sends it, with the CSS it needs; kB of 1,000 bytes",
  )
  const [ship, aim] = [26, 14]
  const views = (await firstViews(run)).map(({ name, document, css }) => ({ name, kB: kilo(document + css) }))
  const worst = Math.max(...views.map(({ kB }) => kB))
  const control = kilo((await heavierView()).document)
  const value = {
    worst,
    withinAim: `${views.filter(({ kB }) => kB <= aim).length} of ${views.length}`,
    kB: Object.fromEntries(views.map(({ name, kB }) => [name, kB])),
    control,
  }
  const isSound = worst <= ship && control > ship
  return { id: "P16", value, ship, aim, met: verdict(worst, ship, aim), isSound }
}

const kilo = (bytes: number) => Math.round(bytes / 10) / 100

function verdict(worst: number, ship: number, aim: number) {
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

/** P17: script fetched and inline before any touch, gzip; and a quote asked for in a browser without script. */
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
  const control = kilo((await heavierView()).awake.script)
  const value = { needed: 0, worst, kB: Object.fromEntries(views.map(({ name, kB }) => [name, kB])), control }
  const isSound = worst <= ship && control > ship
  return { id: "P17", value, ship, aim, met: verdict(worst, ship, aim), isSound }
}

/** P20: requests of a first view, and how many go to others before consent. */
export async function requestCount(run: Run): Promise<Result> {
  console.log("\nP20 requests on first view; third parties before consent")
  const [ship, aim] = [8, 6]
  const views = await firstViews(run)
  const worst = Math.max(...views.map(({ requests }) => requests))
  const others = views.reduce((sum, view) => sum + view.others, 0)
  const { awake, strangers } = await heavierView()
  const value = { worst, others, control: { awake: awake.requests, strangers } }
  console.log(`load after ${loadavg()[0]?.toFixed(1)}`)
  return {
    id: "P20",
    value,
    ship: { requests: ship, others: 0 },
    aim: { requests: aim, others: 0 },
    met: others > 0 ? "none" : verdict(worst, ship, aim),
    isSound: worst <= ship && others === 0 && awake.requests > worst && strangers === 1,
  }
}
