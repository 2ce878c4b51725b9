import { BlockList, isIPv6 } from "node:net"
import type { DnsQuestion } from "./dns-question.ts"

export type Spf = {
  /** The records of the domain itself; one is right. */
  records: readonly string[]
  /** What RFC 7208 calls a permanent error. */
  faults: readonly string[]
  lookups: number
  /** The last mechanism: "-all", "~all", "?all", "+all" or "" without one. */
  end: string
  /** The record names no sender at all. */
  isEmpty: boolean
  /** Part of it depends on the mail: it is unknown before a mail is sent. */
  hasMacros: boolean
  covers: (address: string) => boolean
}

export const mostLookups = 10
const mostEmptyLookups = 2
const longestChain = 20

const mechanismPattern =
  /^([+\-~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?::([^/]+))?(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/i

/** Reads the SPF records of a domain and of all that it includes, as a receiver does for a sender that none of them covers. */
export async function readSpf(domain: string, ask: DnsQuestion): Promise<Spf> {
  const networks = new BlockList()
  const faults: string[] = []
  const counts = { lookups: 0, empty: 0, hasMacros: false }

  const look = async <T>(question: () => Promise<T[]>) => {
    counts.lookups++
    if (counts.lookups > longestChain) return []
    const found = await question()
    if (found.length === 0) counts.empty++
    return found
  }

  const allow = (address: string, prefix4: string | undefined, prefix6: string | undefined) => {
    const isSix = isIPv6(address)
    const bits = Number((isSix ? prefix6 : prefix4) ?? (isSix ? 128 : 32))
    try {
      networks.addSubnet(address, bits, isSix ? "ipv6" : "ipv4")
    } catch {
      faults.push(`${address} is no network`)
    }
  }

  /** Returns the last mechanism of the record. `isAllowing`: what passes here passes for the whole record. */
  const read = async (record: string, own: string, isAllowing: boolean): Promise<string> => {
    let end = ""
    for (const term of record.split(/ +/).slice(1).filter(Boolean)) {
      const [, redirect] = /^redirect=(.+)$/i.exec(term) ?? []
      if (redirect) {
        end ||= await follow("redirect=", redirect, isAllowing)
        continue
      }
      if (/^[a-z][\w.-]*=/i.test(term)) continue
      const [, sign = "", kind = "", value, prefix4, prefix6] = mechanismPattern.exec(term) ?? []
      const passes = isAllowing && (sign === "" || sign === "+")
      const target = value ?? own
      if (target.includes("%{")) {
        counts.hasMacros = true
        counts.lookups++
        continue
      }
      switch (kind.toLowerCase()) {
        case "all":
          end = `${sign || "+"}all`
          break
        case "include":
          if (value) await follow("include:", value, passes)
          else faults.push("include needs a name")
          break
        case "ip4":
        case "ip6":
          if (passes) allow(target, prefix4, prefix4)
          break
        case "a":
          for (const address of await look(() => ask.addresses(target)))
            if (passes) allow(address, prefix4, prefix6)
          break
        case "mx":
          for (const host of await look(() => ask.mx(target)))
            for (const address of await ask.addresses(host)) if (passes) allow(address, prefix4, prefix6)
          break
        case "ptr":
        case "exists":
          counts.lookups++
          break
        default:
          faults.push(`"${term}" is no mechanism of SPF`)
      }
    }
    return end
  }

  const follow = async (word: string, target: string, isAllowing: boolean) => {
    if (counts.lookups > longestChain) return ""
    const [record, ...others] = (await look(() => ask.txt(target))).filter(isSpf)
    if (record && others.length === 0) return read(record, target, isAllowing)
    faults.push(`${word}${target} has ${record ? "several SPF records" : "no SPF record"}`)
    return ""
  }

  const records = (await ask.txt(domain)).filter(isSpf)
  const end = records.length === 1 && records[0] ? await read(records[0], domain, true) : ""
  if (counts.lookups > mostLookups)
    faults.push(`it needs more than ${mostLookups} DNS lookups, so receivers ignore it`)
  if (counts.empty > mostEmptyLookups) faults.push(`${counts.empty} of its names do not exist`)
  return {
    records,
    faults,
    lookups: counts.lookups,
    end,
    isEmpty: records.length === 1 && /^v=spf1( +[-~?]all)? *$/i.test(records[0] ?? ""),
    hasMacros: counts.hasMacros,
    covers: (address) => networks.check(address, isIPv6(address) ? "ipv6" : "ipv4"),
  }
}

const isSpf = (text: string) => /^v=spf1( |$)/i.test(text)
