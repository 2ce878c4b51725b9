import { createHmac } from "node:crypto"
import { lookup } from "node:dns/promises"
import { request as requestPlain } from "node:http"
import { request as requestSecure } from "node:https"
import { isIP, type LookupFunction } from "node:net"
import type { Secrets } from "../keys/secrets.ts"
import type { Clock } from "../time/clock.ts"
import { isPublicAddress } from "./private-address.ts"

type Address = { address: string; family: number }

type Options = {
  url: string
  secrets: Secrets
  clock: Clock
  /** Lets tests and development reach this machine; production refuses it (env.server.ts). */
  allowsPrivate: boolean
  resolve?: (host: string) => Promise<Address[]>
  timeoutMs?: number
}

/** Rejected: the receiver refused this message, and a retry would not help. Other failures are thrown. */
export type PostWebhook = (message: {
  body: string
  idempotencyKey: string
}) => Promise<"delivered" | "rejected">

const rejections = new Set([400, 410, 413, 415, 422])

/** Posts signed JSON to one configured address. Follows no redirect and reads only the status of the response. */
export function createWebhook({
  secrets,
  clock,
  allowsPrivate,
  resolve = resolveAll,
  timeoutMs = 10_000,
  ...options
}: Options): PostWebhook {
  const url = new URL(options.url)
  const request = url.protocol === "https:" ? requestSecure : requestPlain

  const checkedAddresses = async () => {
    const host = url.hostname.replaceAll(/^\[|\]$/g, "")
    const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host)
    if (addresses.length === 0) throw new Error("the webhook's host has no address")
    if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new Error("the webhook's host has an address outside the public internet")
    return addresses
  }

  const statusOf = (addresses: Address[], body: string, headers: Record<string, string>) =>
    new Promise<number>((settle, reject) => {
      // Connects to the checked address, because a second DNS lookup may return another one.
      const pinned: LookupFunction = (_host, { all }, done) => {
        if (all) done(null, addresses)
        else done(null, addresses[0]?.address ?? "", addresses[0]?.family)
      }
      const sent = request(
        url,
        { method: "POST", agent: false, lookup: pinned, signal: AbortSignal.timeout(timeoutMs), headers },
        (response) => {
          settle(response.statusCode ?? 0)
          response.destroy()
        },
      )
      sent.on("error", reject)
      sent.end(body)
    })

  return async ({ body, idempotencyKey }) => {
    const seconds = Math.floor(clock().getTime() / 1000)
    const status = await statusOf(await checkedAddresses(), body, {
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      "idempotency-key": idempotencyKey,
      "webhook-signature": signatureOf(secrets, seconds, body),
    })
    if (status >= 200 && status < 300) return "delivered"
    if (rejections.has(status)) return "rejected"
    throw new Error(`the webhook's receiver answered ${status}`)
  }
}

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA256 of "seconds.body", so that an old message cannot be replayed as a new one. One `v1`
 * for each version of the secret: the receiver may know either during a rotation.
 */
export function signatureOf(secrets: Secrets, seconds: number, body: string) {
  const signatures = secrets.map(({ value }) =>
    createHmac("sha256", value).update(`${seconds}.${body}`).digest("hex"),
  )
  return [`t=${seconds}`, ...signatures.map((hex) => `v1=${hex}`)].join(",")
}

const resolveAll = (host: string) => lookup(host, { all: true })
