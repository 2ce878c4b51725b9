import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startNginx, thisMachine } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

let send: ReturnType<typeof edgeVisitor>["send"]
const close: (() => unknown)[] = []
beforeAll(async () => {
  const origin = createServer((_request, response) => response.end("bem"))
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve))
  const nginx = await startNginx((origin.address() as AddressInfo).port, {
    trustedProxies: thisMachine,
  })
  close.push(nginx.stop, () => origin.close())
  send = edgeVisitor(nginx).send
})
afterAll(async () => {
  for (const end of close) await end()
})

type Limit = { burst: number; perSecond: number }
const networkLimit: Limit = { burst: 60, perSecond: 10 }
const siteLimit: Limit = { burst: 100, perSecond: 20 }

/** Sends `count` concurrent posts, each from its own address. Returns how many were accepted, and the time. */
async function sendPosts(count: number, address: (n: number) => string) {
  const startedAt = performance.now()
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      send("/cotacao", { method: "POST", body: "a=b", headers: { "x-forwarded-for": address(n) } }),
    ),
  )
  for (const { status } of answers) expect([200, 429]).toContain(status)
  const posts = answers.filter(({ status }) => status === 200).length
  return { posts, seconds: (performance.now() - startedAt) / 1000 }
}

/** At least the burst; at most the burst plus what the rate allows in the elapsed time. */
function expectLimited(
  { posts, seconds }: Awaited<ReturnType<typeof sendPosts>>,
  { burst, perSecond }: Limit,
) {
  expect(posts).toBeGreaterThanOrEqual(burst)
  expect(posts).toBeLessThanOrEqual(burst + 2 + perSecond * seconds)
}

test("limits an IPv6 visitor by the /64 network", async () => {
  expectLimited(
    await sendPosts(200, (n) => `2001:db8:1:2:${(n % 7).toString(16)}::${n.toString(16)}`),
    networkLimit,
  )
  expect((await sendPosts(1, () => "2001:db8:1:3::1")).posts).toBe(1)
})

test("limits an IPv4 visitor by the address, also when written as IPv6", async () => {
  expectLimited(await sendPosts(200, (n) => (n % 2 ? "198.51.100.7" : "::ffff:198.51.100.7")), networkLimit)
  expect((await sendPosts(100, (n) => `::ffff:198.51.101.${n}`)).posts).toBe(100)
})

test("networks of one IPv6 /48 share a limit for posts, networks of different ones do not", async () => {
  expectLimited(await sendPosts(400, (n) => `2001:db8:7:${n.toString(16)}::1`), siteLimit)
  expect((await sendPosts(90, (n) => `2001:db8:8:${n.toString(16)}::1`)).posts).toBe(90)
})
