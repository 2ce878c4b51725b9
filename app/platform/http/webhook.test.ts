import { createHmac } from "node:crypto"
import { afterEach, beforeEach, expect, test } from "vitest"
import { startWebhookReceiver } from "../../../testing/servers/webhook-receiver.ts"
import { firstVersion } from "../../../testing/test-secrets.ts"
import { createWebhook } from "./webhook.server.ts"

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(() => receiver.close())

const secret = "a-secret-that-both-sides-know-about"
const now = new Date("2026-11-18T17:20:00Z")
const message = { body: '{"name":"Ana"}', idempotencyKey: "WP-AAAA-BBBB" }

function hook(options: Partial<Parameters<typeof createWebhook>[0]> = {}) {
  return createWebhook({
    url: receiver.url,
    secrets: firstVersion(secret),
    clock: () => now,
    allowsPrivate: true,
    ...options,
  })
}

test("sends the JSON, an idempotency key and a signature that the receiver can check", async () => {
  expect(await hook()(message)).toBe("delivered")
  const [{ headers, body, path } = { headers: {}, body: "", path: "" }] = receiver.received
  expect([path, body]).toEqual(["/crm", message.body])
  expect(headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "idempotency-key": "WP-AAAA-BBBB",
  })
  const [, seconds = "", hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["webhook-signature"])) ?? []
  expect(Number(seconds) * 1000).toBe(now.getTime())
  expect(hex).toBe(createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex"))
})

test("[N16.06] during a rotation a receiver can check the message with either version", async () => {
  const next = "the-next-secret-that-both-sides-know-about"
  const secrets = [
    { version: 2, value: next },
    { version: 1, value: secret },
  ] as const
  await hook({ secrets })(message)
  const header = String(receiver.received[0]?.headers["webhook-signature"])
  const [, seconds = ""] = /^t=(\d+),v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/.exec(header) ?? []
  for (const value of [next, secret])
    expect(header).toContain(
      `v1=${createHmac("sha256", value).update(`${seconds}.${message.body}`).digest("hex")}`,
    )
})

test("returns accepted and rejected messages as outcomes and throws on other responses, including redirects", async () => {
  const outcome = async (status: number) => {
    receiver.answer = () => status
    return hook()(message).catch((error: Error) => error.message)
  }
  expect(await outcome(201)).toBe("delivered")
  for (const status of [400, 410, 413, 415, 422]) expect(await outcome(status), `${status}`).toBe("rejected")
  for (const status of [301, 307, 401, 403, 404, 408, 429, 500, 503])
    expect(await outcome(status), `${status}`).toBe(`the webhook's receiver answered ${status}`)
  expect(receiver.received.some(({ path }) => path === "/elsewhere")).toBe(false)
})

test("throws on a timeout and on a refused connection", async () => {
  receiver.answer = () => null
  await expect(hook({ timeoutMs: 200 })(message)).rejects.toThrow(/aborted/)
  await expect(hook({ url: "http://127.0.0.1:1/" })(message)).rejects.toThrow(/ECONNREFUSED/)
})

test("refuses a private address after name resolution, also among public ones and as a number", async () => {
  const refusal = "the webhook's host has an address outside the public internet"
  const named = (...addresses: string[]) =>
    hook({
      url: `http://crm.example:${receiver.port}/crm`,
      allowsPrivate: false,
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    })
  await expect(named("127.0.0.1")(message)).rejects.toThrow(refusal)
  await expect(named("1.1.1.1", "169.254.169.254")(message)).rejects.toThrow(refusal)
  await expect(named("2606:4700::1", "::ffff:127.0.0.1")(message)).rejects.toThrow(refusal)
  await expect(named()(message)).rejects.toThrow("no address")
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "0.0.0.0"])
    await expect(
      hook({ url: `http://${host}:${receiver.port}/`, allowsPrivate: false })(message),
      host,
    ).rejects.toThrow(refusal)
  expect(receiver.received).toEqual([])
})

test("connects to the checked address and sends the receiver's host name", async () => {
  let lookups = 0
  const resolve = async () => {
    lookups++
    return [{ address: "127.0.0.1", family: 4 }]
  }
  await hook({ url: `http://crm.invalid:${receiver.port}/crm`, resolve })(message)
  expect(lookups).toBe(1)
  expect(receiver.received[0]?.headers.host).toBe(`crm.invalid:${receiver.port}`)
})
