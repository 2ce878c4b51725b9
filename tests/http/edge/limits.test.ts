import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startNginx, withClientAddressHeader } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

let send: ReturnType<typeof edgeVisitor>["send"]
const close: (() => unknown)[] = []
beforeAll(async () => {
  const origin = createServer((_request, response) => response.end("bem"))
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve))
  const nginx = await startNginx((origin.address() as AddressInfo).port, {
    alterConfig: withClientAddressHeader,
  })
  close.push(nginx.stop, () => origin.close())
  send = edgeVisitor(nginx).send
})
afterAll(async () => {
  for (const end of close) await end()
})

type Limit = { burst: number; perSecond: number }
const ofNetwork: Limit = { burst: 60, perSecond: 10 }
const ofSite: Limit = { burst: 100, perSecond: 20 }

/** So many posts at once, each from the address of its number: how many were taken, and in how many seconds. */
async function taken(count: number, address: (n: number) => string) {
  const startedAt = performance.now()
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      send("/cotacao", { method: "POST", body: "a=b", headers: { "x-client-address": address(n) } }),
    ),
  )
  for (const { status } of answers) expect([200, 429]).toContain(status)
  const posts = answers.filter(({ status }) => status === 200).length
  return { posts, seconds: (performance.now() - startedAt) / 1000 }
}

/** The burst at least; at most what the time that passed adds to it. */
function expectLimited({ posts, seconds }: Awaited<ReturnType<typeof taken>>, { burst, perSecond }: Limit) {
  expect(posts).toBeGreaterThanOrEqual(burst)
  expect(posts).toBeLessThanOrEqual(burst + 2 + perSecond * seconds)
}

test("the edge counts an IPv6 visitor by the /64, whatever address of it is used", async () => {
  expectLimited(await taken(200, (n) => `2001:db8:1:2:${(n % 7).toString(16)}::${n.toString(16)}`), ofNetwork)
  expect((await taken(1, () => "2001:db8:1:3::1")).posts).toBe(1)
})

test("the edge counts IPv4 by the address, also when it is written as IPv6", async () => {
  expectLimited(await taken(200, (n) => (n % 2 ? "198.51.100.7" : "::ffff:198.51.100.7")), ofNetwork)
  expect((await taken(100, (n) => `::ffff:198.51.101.${n}`)).posts).toBe(100)
})

test("the networks of one IPv6 /48 share a limit for what they post, those of two do not", async () => {
  expectLimited(await taken(400, (n) => `2001:db8:7:${n.toString(16)}::1`), ofSite)
  expect((await taken(90, (n) => `2001:db8:8:${n.toString(16)}::1`)).posts).toBe(90)
})
