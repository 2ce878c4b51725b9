import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { closedPolicy, securityHeaders } from "../../app/platform/http/security-headers.ts"
import { refusalTexts } from "../../app/site/content/refusal-texts.ts"
import { stageDesk } from "../../testing/factories/staged-desk.ts"
import { headerFaults, observatoryScore } from "../../testing/oracles/header-oracle.ts"
import { type EdgeStack, openEdgeStack } from "../../testing/servers/edge-stack.ts"
import { deskAddress, deskTemplates } from "../../testing/visitors/desk-templates.ts"
import { sendRaw, splitReply } from "../../testing/visitors/send-raw.ts"
import { templates } from "../../testing/visitors/templates.ts"

let stack: EdgeStack
beforeAll(async () => {
  stack = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
})
afterAll(async () => {
  await stack.close()
})

/** Responses that are not pages: refusals, machine addresses, forms and files. */
const others = [
  "/robots.txt",
  "/.well-known/security.txt",
  "/sitemap.xml",
  "/feed.xml",
  "/saude",
  "/cotacao",
  "/.env",
  "/painel",
  "/icons/mark-180.png",
]

test("S7 every public template and every other response has all security headers and 130 points of the Observatory", async () => {
  for (const path of [...templates.map((template) => template.path), ...others]) {
    const { headers } = await stack.send(path)
    expect(headerFaults(headers), path).toEqual([])
    expect(observatoryScore(headers), path).toBeGreaterThanOrEqual(130)
  }
})

test("S7 every page of the desk has all security headers and must not be cached", async () => {
  const staged = await stageDesk(stack.database, stack.nginx.url)
  const headersOf = { cookie: staged.ana.browser.cookie() }
  for (const { path, isOpen } of deskTemplates) {
    const address = deskAddress(path, staged)
    const { status, headers } = await stack.send(address, { headers: headersOf })
    if (!isOpen) expect(status, path).toBe(200)
    expect(headerFaults(headers), path).toEqual([])
    expect(observatoryScore(headers), path).toBeGreaterThanOrEqual(130)
    expect(headers["cache-control"], path).toContain("no-store")
  }
})

test("S7 requests that the parser of the web process refuses get a Portuguese text and all security headers", async () => {
  const requestOf = (address: string, headers = "") =>
    Buffer.from(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)
  // nginx passes both on.
  const requests = [
    [requestOf("/painel?texto=\u{1F600}"), 400, refusalTexts.unreadable],
    [requestOf("/painel", `X: ${"a".repeat(5000)}\r\n`.repeat(4)), 431, refusalTexts.headersTooLarge],
  ] as const
  for (const [bytes, status, text] of requests)
    for (const [port, isSecure] of [
      [stack.nginx.port, true],
      [stack.sites[0].port, false],
    ] as const) {
      const reply = splitReply(await sendRaw(port, isSecure, { bytes, isCut: false }, 5000))
      expect(reply).toMatchObject({
        status,
        body: text,
        headers: {
          ...securityHeaders,
          "content-security-policy": closedPolicy,
          "cache-control": "no-store",
          "content-type": "text/plain; charset=utf-8",
        },
      })
    }
})

test("S7 a request without a host name gets all security headers at the web process", async () => {
  const bytes = Buffer.from("GET /saude HTTP/1.1\r\nConnection: close\r\n\r\n")
  const { status, headers } = splitReply(
    await sendRaw(stack.sites[0].port, false, { bytes, isCut: false }, 5000),
  )
  expect(status).toBe(400)
  expect(headerFaults(headers)).toEqual([])
})

test("ignores expectations that the web process does not know", async () => {
  const bytes = Buffer.from("GET /saude HTTP/1.1\r\nHost: localhost\r\nExpect: 200-maybe\r\n\r\n")
  const { status, headers } = splitReply(
    await sendRaw(stack.sites[0].port, false, { bytes, isCut: false }, 5000),
  )
  expect(status).toBe(200)
  expect(headerFaults(headers)).toEqual([])
})

test("S7 the check finds missing headers, weak policies and insecure cookies", async () => {
  const { headers } = await stack.send("/")
  const altered = (changes: Record<string, string | undefined>) => ({ ...headers, ...changes })
  const policy = String(headers["content-security-policy"])
  for (const name of ["strict-transport-security", "referrer-policy", "cross-origin-resource-policy"]) {
    expect(headerFaults(altered({ [name]: undefined }))).toEqual([name])
    expect(observatoryScore(altered({ [name]: undefined }))).toBeLessThan(90)
  }
  for (const [from, to] of [
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
    ["img-src 'self'", "img-src https:"],
    ["default-src 'none'", "default-src 'self'"],
    ["frame-ancestors 'none'", "frame-ancestors *"],
  ] as const) {
    const loosened = policy.replace(from, to)
    expect(loosened).not.toBe(policy)
    expect(headerFaults(altered({ "content-security-policy": loosened }))).not.toEqual([])
  }
  expect(observatoryScore(altered({ "set-cookie": "visita=1; Path=/" }))).toBeLessThan(90)
})
