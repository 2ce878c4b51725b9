import { randomUUID } from "node:crypto"
import { readFileSync, rmSync } from "node:fs"
import { createServer, type IncomingHttpHeaders, request } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from "vitest"
import { openSite, type WebProcess } from "../../../testing/servers/app-processes.ts"
import { startFrontProxy } from "../../../testing/servers/front-proxy.ts"
import { startNginx } from "../../../testing/servers/nginx.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"
import { goodFields } from "../../../testing/visitors/posted-form.ts"

/** A second proxy in front of the edge. Each visitor has an address of its own in 127.0.0.0/8; the proxies are at 127.0.0.1. */
let database: TestDatabase
let site: WebProcess
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  site = await openSite({ database, env: { TRUST_PROXY: "1", PUBLIC_URL: "https://localhost" } })
})
beforeEach(() => sql`truncate leads, rate_limits, job_outbox cascade`.execute(database.as.owner))
afterAll(async () => {
  await site.stop()
  await database.drop()
})

async function openEdge(trustedProxies: string[], accessRecords?: string) {
  const edge = await startNginx(site.port, { trustedProxies, accessRecords })
  const proxy = await startFrontProxy(edge)
  const stop = async () => {
    await proxy.stop()
    await edge.stop()
  }
  return { edge, proxy, [Symbol.asyncDispose]: stop }
}

let leads = 0

/** Another person's lead. */
function nextLead() {
  const number = ++leads
  return new URLSearchParams({
    ...goodFields,
    email: `visita-${number}@visitante.example`,
    phone: `(11) 9${10_000_000 + number}`,
    message: `Pedido ${number}.`,
    submission_key: randomUUID(),
  }).toString()
}

type From = { address: string; headers?: Record<string, string> }
const form = { "content-type": "application/x-www-form-urlencoded" }

/** Through the proxy; returns the status of the answer. */
function sendLead(port: number, { address, headers = {} }: From) {
  const body = nextLead()
  return new Promise<number>((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path: "/cotacao?form=main",
        method: "POST",
        localAddress: address,
        agent: false,
        timeout: 60_000,
        headers: { ...form, "content-length": Buffer.byteLength(body), ...headers },
      },
      (response) => {
        response.resume()
        response.once("end", () => resolve(response.statusCode ?? 0))
      },
    )
    sent.once("error", reject)
    sent.end(body)
  })
}

const visitor = (n: number) => `127.20.${Math.floor(n / 250)}.${(n % 250) + 1}`

/** Statuses of one lead from each visitor, some at a time, and how often each came. */
async function sendLeads(port: number, visitors: readonly From[]) {
  const waiting = [...visitors]
  const counts: Record<number, number> = {}
  const send = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const status = await sendLead(port, next)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, send))
  return counts
}

async function countStored() {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from leads`.execute(database.as.owner)
  return rows[0]?.n
}

test("[N18.06] behind a trusted proxy no visitor is refused because of the others: 1,000 of 1,000 leads are stored", {
  timeout: 240_000,
}, async () => {
  await using trusted = await openEdge(["127.0.0.1"])
  const visitors = Array.from({ length: 1000 }, (_, n) => ({ address: visitor(n) }))
  expect(await sendLeads(trusted.proxy.port, visitors)).toEqual({ 200: 1000 })
  expect(await countStored()).toBe(1000)
})

test("[N18.06] a proxy that is not on the list counts as one visitor", { timeout: 120_000 }, async () => {
  await using unknown = await openEdge(["192.0.2.0/24"])
  const visitors = Array.from({ length: 60 }, (_, n) => ({ address: visitor(n) }))
  const { 200: accepted = 0, 429: refused = 0 } = await sendLeads(unknown.proxy.port, visitors)
  expect([accepted, refused]).toEqual([30, 30])
})

test("[N18.06] nobody chooses the address that limits count: neither behind the proxy nor past it", {
  timeout: 120_000,
}, async () => {
  await using trusted = await openEdge(["127.0.0.1"])
  const claimed = (n: number) => `198.51.100.${n}, 203.0.113.${n}, 127.0.0.1`
  const behind = Array.from({ length: 40 }, (_, n) => ({
    address: visitor(2000),
    headers: { "x-forwarded-for": claimed(n) },
  }))
  expect(await sendLeads(trusted.proxy.port, behind)).toEqual({ 200: 30, 429: 10 })
  const past: number[] = []
  for (let n = 0; n < 40; n++) {
    const headers = { ...form, "x-forwarded-for": claimed(n) }
    const { send } = edgeVisitor(trusted.edge)
    const sent = { method: "POST", body: nextLead(), from: visitor(2001), headers }
    past.push((await send("/cotacao?form=main", sent)).status)
  }
  expect(past.filter((status) => status === 200)).toHaveLength(30)
  expect(await countStored()).toBe(60)
})

test("[N18.06] a process learns the visitor, the host and the protocol from nginx, whatever the visitor sends", async () => {
  const received: IncomingHttpHeaders[] = []
  const echo = createServer((got, response) => {
    received.push(got.headers)
    response.end()
  })
  await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void echo.close())
  const edge = await startNginx((echo.address() as AddressInfo).port)
  onTestFinished(edge.stop)
  const forged = {
    "x-forwarded-for": "198.51.100.7",
    "x-forwarded-host": "outra.example",
    "x-forwarded-proto": "http",
    forwarded: "for=198.51.100.7;host=outra.example;proto=http",
  }
  const { send } = edgeVisitor(edge)
  for (const address of ["/cotacao", "/painel/entrar", "/privacidade/meus-dados/entrar/a"])
    await send(address, { method: "POST", body: "a=b", from: visitor(1), headers: forged })
  const host = new URL(edge.url).host
  const expected = { "x-forwarded-for": visitor(1), "x-forwarded-host": host, "x-forwarded-proto": "https" }
  expect(received).toHaveLength(3)
  for (const headers of received) {
    expect(headers).toMatchObject({ host, ...expected })
    expect(headers).not.toHaveProperty("forwarded")
  }
})

test("[N18.06] the access records name the visitor, not the proxy, and no proxy keeps a page", async () => {
  const records = path.join(tmpdir(), `webplan-records-${randomUUID()}`)
  onTestFinished(() => rmSync(records, { force: true }))
  {
    await using trusted = await openEdge(["127.0.0.1"], records)
    const { send } = edgeVisitor(trusted.edge)
    const page = await send("/sobre", { headers: { "x-forwarded-for": "198.51.100.7" } })
    expect(page.headers["cdn-cache-control"]).toBe("no-store")
    await send("/sobre", { headers: { "x-forwarded-for": "198.51.100.8:40008" } })
    // A proxy behind another one on the list.
    await send("/sobre", { headers: { "x-forwarded-for": "198.51.100.9:40009, 127.0.0.1" } })
  }
  // nginx's processes write their lines in any order.
  const lines = readFileSync(records, "utf8").trim().split("\n").toSorted()
  expect(lines.map((line) => line.replace(/ \S+$/, ""))).toEqual([
    "198.51.100.7 -",
    "198.51.100.8 40008",
    "198.51.100.9 40009",
  ])
})
