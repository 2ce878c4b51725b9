import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startNginx, withToldAddress } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

let ask: ReturnType<typeof edgeVisitor>["ask"]
const close: (() => unknown)[] = []
beforeAll(async () => {
  const origin = createServer((_request, response) => response.end("bem"))
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve))
  const nginx = await startNginx((origin.address() as AddressInfo).port, { spoil: withToldAddress })
  close.push(nginx.stop, () => origin.close())
  ask = edgeVisitor(nginx).ask
})
afterAll(async () => {
  for (const end of close) await end()
})

/** How many of so many posts at once, each from the address of its number, were not refused. */
async function taken(count: number, address: (n: number) => string) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      ask("/cotacao", { method: "POST", body: "a=b", headers: { "x-told-address": address(n) } }),
    ),
  )
  for (const { status } of answers) expect([200, 429]).toContain(status)
  return answers.filter(({ status }) => status === 200).length
}

// The burst, and what the seconds of a slow machine add.
const fewer = (burst: number) => burst + 60

test("the edge counts an IPv6 visitor by the /64, whatever address of it is used", async () => {
  const many = await taken(200, (n) => `2001:db8:1:2:${(n % 7).toString(16)}::${n.toString(16)}`)
  expect(many).toBeGreaterThanOrEqual(60)
  expect(many).toBeLessThan(fewer(60))
  expect(await taken(1, () => "2001:db8:1:3::1")).toBe(1)
})

test("the edge counts IPv4 by the address, also when it is written as IPv6", async () => {
  const many = await taken(200, (n) => (n % 2 ? "198.51.100.7" : "::ffff:198.51.100.7"))
  expect(many).toBeGreaterThanOrEqual(60)
  expect(many).toBeLessThan(fewer(60))
  expect(await taken(100, (n) => `::ffff:198.51.101.${n}`)).toBe(100)
})

test("the networks of one IPv6 /48 share a limit for what they post, those of two do not", async () => {
  const many = await taken(400, (n) => `2001:db8:7:${n.toString(16)}::1`)
  expect(many).toBeGreaterThanOrEqual(100)
  expect(many).toBeLessThan(fewer(100) + 60)
  expect(await taken(90, (n) => `2001:db8:8:${n.toString(16)}::1`)).toBe(90)
})
