import { Agent } from "node:http"
import { gzipSync } from "node:zlib"
import type { Browser, Page } from "@playwright/test"
import { templates } from "../../testing/visitors/templates.ts"
import { pause, type Run } from "../../tools/measure/run-experiments.ts"
import { plainGet } from "../plain-get.ts"
import { pageStack } from "./page-browser.ts"

type View = { name: string; document: number; css: number; script: number; requests: number; others: number }

/** What CI looks at: the lightest, the heaviest, the one with a moving part, and an error. */
const few = new Set(["home", "post-longo", "sucesso", "nao-encontrada"])

const views = new Map<boolean, Promise<View[]>>()

/** Every public template, looked at once for the three figures that come of it. */
export function firstViews(run: Run) {
  const known = views.get(run.isQuick)
  if (known) return known
  const all = (async () => {
    const found: View[] = []
    console.log("template                 document     css  script gz  requests  others")
    for (const { name, path } of wantedTemplates(run)) {
      const view = await viewOf(name, path)
      found.push(view)
      const columns = [view.document, view.css, view.script, view.requests, view.others]
      console.log(name.padEnd(24) + columns.map((n) => String(n).padStart(9)).join(""))
    }
    return found
  })()
  views.set(run.isQuick, all)
  return all
}

export const wantedTemplates = ({ isQuick }: Run) => templates.filter(({ name }) => !isQuick || few.has(name))

const inlineScript = /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g
const styleFile = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g

/** Looks at an address as a new visitor does who touches nothing, or who scrolls once. */
async function look(browser: Browser, url: string, act?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const requests: { url: string; kind: string }[] = []
  const scripts: Promise<number>[] = []
  page.on("request", (request) => requests.push({ url: request.url(), kind: request.resourceType() }))
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.body().then((body) => gzipSync(body, { level: 6 }).byteLength))
  })
  // Chromium under control says that it is, and then a post's page counts no view.
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }))
  await page.goto(url, { waitUntil: "load" })
  await act?.(page)
  // What a page does by itself after loading.
  await pause(1000)
  await page.waitForLoadState("networkidle")
  const files = await Promise.all(scripts)
  await context.close()
  const { host } = new URL(url)
  return {
    requests: requests.length,
    others: requests.filter((request) => new URL(request.url).host !== host).length,
    scriptFiles: files.reduce((sum, bytes) => sum + bytes, 0),
  }
}

async function viewOf(name: string, path: string, act?: (page: Page) => Promise<void>): Promise<View> {
  const { url, browser } = await pageStack()
  const agent = new Agent()
  const sent = await plainGet(agent, url + path, "gzip")
  const html = (await plainGet(agent, url + path)).bytes.toString()
  const files = [...html.matchAll(styleFile)].map(([, href]) => href ?? "")
  const styles = await Promise.all(files.map(async (href) => plainGet(agent, url + href, "br")))
  agent.destroy()
  const inline = [...html.matchAll(inlineScript)].map(([, text]) => text ?? "").join("\n")
  const { scriptFiles, requests, others } = await look(browser, url + path, act)
  return {
    name,
    document: sent.bytes.byteLength,
    css: styles.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    script: scriptFiles + gzipSync(inline, { level: 6 }).byteLength,
    requests,
    others,
  }
}

/** Controls: the same eyes on a page that is heavier, awake, or that calls a stranger. */
export async function heavierView() {
  const { url, browser } = await pageStack()
  const agent = new Agent()
  const plain = (await plainGet(agent, `${url}/`)).bytes
  agent.destroy()
  // Twice the page, the second time in letters that no compression finds again.
  const twice = Buffer.concat([plain, Buffer.from(plain.map((byte) => byte ^ (Math.random() * 256)))])
  const awake = await viewOf("awake", "/", async (page) => {
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")))
    await page.locator("html[data-script=awake]").waitFor({ state: "attached" })
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  let strangers = 0
  page.on("request", (request) => (strangers += request.url().startsWith("http://127.0.0.2") ? 1 : 0))
  await page.route(`${url}/`, (route) =>
    route.fulfill({ contentType: "text/html", body: '<img src="http://127.0.0.2:9/x.gif">' }),
  )
  await page.goto(`${url}/`)
  await context.close()
  return { document: gzipSync(twice).byteLength, awake, strangers }
}
