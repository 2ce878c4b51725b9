import { Agent } from "node:http"
import { gzipSync } from "node:zlib"
import type { Browser, Page } from "@playwright/test"
import { templates } from "../../testing/visitors/templates.ts"
import { pause, type Run } from "../../tools/measure/run-experiments.ts"
import { plainGet } from "../plain-get.ts"
import { pageStack } from "./page-browser.ts"

type View = {
  name: string
  document: number
  css: number
  script: number
  requests: number
  thirdParty: number
}

/** The templates of a quick run: the lightest, the heaviest, the one with an animation, and an error page. */
const quickTemplates = new Set(["home", "post-longo", "sucesso", "nao-encontrada"])

const views = new Map<boolean, Promise<View[]>>()

/** Opens every public template once; P16, P17 and P20 share the result. */
export function firstViews(run: Run) {
  const known = views.get(run.isQuick)
  if (known) return known
  const all = (async () => {
    const found: View[] = []
    console.log("template                 document     css  script gz  requests  third party")
    for (const { name, path } of selectTemplates(run)) {
      const view = await viewOf(name, path)
      found.push(view)
      const columns = [view.document, view.css, view.script, view.requests, view.thirdParty]
      console.log(name.padEnd(24) + columns.map((n) => String(n).padStart(9)).join(""))
    }
    return found
  })()
  views.set(run.isQuick, all)
  return all
}

export function selectTemplates({ isQuick }: Run) {
  return templates.filter(({ name }) => !isQuick || quickTemplates.has(name))
}

const inlineScript = /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g
const styleFile = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g

/** Opens an address as a new visitor without any interaction, or with the interaction of `act`. */
async function openAsVisitor(browser: Browser, url: string, act?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const requests: { url: string; kind: string }[] = []
  const scripts: Promise<number>[] = []
  page.on("request", (request) => requests.push({ url: request.url(), kind: request.resourceType() }))
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.body().then((body) => gzipSync(body, { level: 6 }).byteLength))
  })
  // An automated Chromium sets navigator.webdriver, and the post page would then count no view.
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }))
  await page.goto(url, { waitUntil: "load" })
  await act?.(page)
  // Includes what the page requests by itself after loading.
  await pause(1000)
  await page.waitForLoadState("networkidle")
  const files = await Promise.all(scripts)
  await context.close()
  const { host } = new URL(url)
  return {
    requests: requests.length,
    thirdParty: requests.filter((request) => new URL(request.url).host !== host).length,
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
  const { scriptFiles, requests, thirdParty } = await openAsVisitor(browser, url + path, act)
  return {
    name,
    document: sent.bytes.byteLength,
    css: styles.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    script: scriptFiles + gzipSync(inline, { level: 6 }).byteLength,
    requests,
    thirdParty,
  }
}

/** Controls: a heavier document, a page whose script has started, and a page that requests a third party. */
export async function controlViews() {
  const { url, browser } = await pageStack()
  const agent = new Agent()
  const plain = (await plainGet(agent, `${url}/`)).bytes
  agent.destroy()
  // Twice the page; the second half is random bytes, which do not compress.
  const twice = Buffer.concat([plain, Buffer.from(plain.map((byte) => byte ^ (Math.random() * 256)))])
  const withScript = await viewOf("with script", "/", async (page) => {
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")))
    await page.locator("html[data-script=ready]").waitFor({ state: "attached" })
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  let thirdParty = 0
  page.on("request", (request) => (thirdParty += request.url().startsWith("http://127.0.0.2") ? 1 : 0))
  await page.route(`${url}/`, (route) =>
    route.fulfill({ contentType: "text/html", body: '<img src="http://127.0.0.2:9/x.gif">' }),
  )
  await page.goto(`${url}/`)
  await context.close()
  return { document: gzipSync(twice).byteLength, withScript, thirdParty }
}
