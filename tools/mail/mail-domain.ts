import { isIP } from "node:net"
import { domainOf } from "../../app/platform/mail/mail-address.ts"
import { checkDmarc, isEnforced } from "./dmarc.ts"
import { type DnsQuestion, DnsSilence } from "./dns-question.ts"
import { type Line, line, record } from "./finding.ts"
import { mostLookups, readSpf } from "./spf.ts"
import { readTagList } from "./tag-list.ts"

export type MailSettings = {
  mailFrom: string
  returnsAddress?: string | undefined
  smtpHost: string
  /** Undefined: the worker does not sign. */
  dkim?: { selector: string; publicKey: string } | undefined
}

/** What the DNS says about the domain of our mails, one line for each fact. */
export async function checkMailDomain(settings: MailSettings, ask: DnsQuestion): Promise<Line[]> {
  const domain = domainOf(settings.mailFrom)
  const returns = domainOf(settings.returnsAddress ?? settings.mailFrom)
  const checks: readonly (readonly [subject: string, check: () => Promise<Line[]>])[] = [
    ["SPF", () => checkSpf(returns, settings.smtpHost, ask)],
    ["DKIM", () => checkDkim(domain, settings.dkim, ask)],
    ["DMARC", () => checkDmarc({ domain, returns }, ask)],
    ["BIMI", () => checkBimi(domain, ask)],
    ...[...new Set([domain, returns])].map((one) => ["MX", () => checkMx(one, ask)] as const),
  ]
  const found = await Promise.all(
    checks.map(([subject, check]) =>
      check().catch((error: unknown) => {
        if (!(error instanceof DnsSilence)) throw error
        return [line("not asked", subject, `the DNS did not answer (${error.message})`)]
      }),
    ),
  )
  return found.flat()
}

/** 0: nothing is wrong. 1: something is. 2: nothing known is wrong, but a lookup had no answer. */
export function exitCodeOf(lines: readonly Line[]) {
  if (lines.some(({ state }) => state === "wrong" || state === "missing")) return 1
  return lines.some(({ state }) => state === "not asked") ? 2 : 0
}

async function checkSpf(domain: string, relay: string, ask: DnsQuestion) {
  const { records, faults, lookups, end, isEmpty, hasMacros, covers } = await readSpf(domain, ask)
  const proposed = isThisMachine(relay) ? "ip4:<public address of this machine>" : `a:${relay}`
  const enter = record(domain, "TXT", `v=spf1 ${proposed} -all`)
  if (records.length === 0) return [line("missing", "SPF", `${domain} has no SPF record`, enter)]
  if (records.length > 1)
    return [
      line("wrong", "SPF", `${domain} has ${records.length} records; receivers ignore all of them`, enter),
    ]
  if (isEmpty) return [line("wrong", "SPF", `the record of ${domain} allows no server to send`, enter)]
  const lines = faults.map((fault) => line("wrong", "SPF", `${domain}: ${fault}`))
  if (end !== "-all" && end !== "~all")
    lines.push(
      line("wrong", "SPF", `${domain} ends in ${end || "no all"}, so it rejects no sender`, "end it in -all"),
    )
  if (lines.length === 0)
    lines.push(line("ok", "SPF", `one record, ends in ${end}, ${lookups} of ${mostLookups} DNS lookups`))
  return [...lines, await coverage(relay, hasMacros, covers, ask)]
}

async function coverage(
  relay: string,
  hasMacros: boolean,
  covers: (address: string) => boolean,
  ask: DnsQuestion,
) {
  if (isThisMachine(relay))
    return line("note", "SPF", "the mail server is this machine: its public address must be in the record")
  const addresses = isIP(relay) ? [relay] : await ask.addresses(relay)
  const outside = addresses.filter((address) => !covers(address))
  if (addresses.length > 0 && outside.length === 0) return line("ok", "SPF", `the record covers ${relay}`)
  const why = hasMacros
    ? "the record has macros"
    : "a provider often sends from other servers than the one that accepts our mails"
  return line(
    "note",
    "SPF",
    `it is unknown whether the record covers ${relay}: ${why}. Compare it with the provider's guide`,
  )
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

async function checkDkim(domain: string, dkim: MailSettings["dkim"], ask: DnsQuestion) {
  if (!dkim)
    return [
      line(
        "note",
        "DKIM",
        "the worker does not sign (DKIM_SELECTOR is empty): the provider's server must sign. Check a received mail for Authentication-Results: dkim=pass",
      ),
    ]
  const name = `${dkim.selector}._domainkey.${domain}`
  const enter = record(name, "TXT", `v=DKIM1; k=rsa; p=${dkim.publicKey}`)
  const texts = await ask.txt(name)
  if (texts.length === 0) return [line("missing", "DKIM", `${name} has no key`, enter)]
  if (texts.length > 1) return [line("wrong", "DKIM", `${name} has ${texts.length} records`, enter)]
  // The version may be left out (RFC 6376).
  const [text = ""] = texts
  const tags = readTagList(text, "DKIM1") ?? readTagList(`v=DKIM1;${text}`, "DKIM1")
  if ((tags?.get("p") ?? "").replaceAll(/\s/g, "") !== dkim.publicKey)
    return [line("wrong", "DKIM", `the key at ${name} is not the one of DKIM_PRIVATE_KEY`, enter)]
  if ((tags?.get("k") ?? "rsa") !== "rsa")
    return [line("wrong", "DKIM", `${name} has a key of another type`, enter)]
  if (tags?.get("t")?.split(":").includes("y"))
    return [line("wrong", "DKIM", `${name} is marked as a test (t=y), so receivers may ignore it`, enter)]
  return [line("ok", "DKIM", `the key at ${name} is the one of DKIM_PRIVATE_KEY`)]
}

async function checkBimi(domain: string, ask: DnsQuestion) {
  const name = `default._bimi.${domain}`
  const texts = await ask.txt(name)
  if (texts.length === 0)
    return [
      line("note", "BIMI", `no record. It is optional: without it mail programs show no logo of ${domain}`),
    ]
  const tags = texts.length === 1 ? readTagList(texts[0] ?? "", "BIMI1") : null
  const logo = tags?.get("l")
  const enter = record(name, "TXT", `v=BIMI1; l=https://${domain}/logo.svg; a=<address of the certificate>`)
  if (logo === "") return [line("note", "BIMI", "declined: the record names no logo")]
  if (!logo || !/^https:\/\/[^\s,]+\.svg$/i.test(logo))
    return [line("wrong", "BIMI", `${name} must be one record with the https address of an SVG`, enter)]
  if (!(await isEnforced(domain, ask)))
    return [line("wrong", "BIMI", "the logo is not shown: DMARC must be quarantine or reject for all mails")]
  return [line("ok", "BIMI", `the logo is ${logo}; mail programs decide whether they show it`)]
}

async function checkMx(domain: string, ask: DnsQuestion) {
  const hosts = await ask.mx(domain)
  const enter = record(domain, "MX", "10 <your mail server>")
  if (hosts.length === 0)
    return [line("missing", "MX", `${domain} receives no mail: replies and reports are lost`, enter)]
  if (hosts.every((host) => host === "" || host === "."))
    return [line("wrong", "MX", `${domain} says that it receives no mail (RFC 7505)`, enter)]
  return [line("ok", "MX", `${domain} receives mail at ${hosts.join(", ")}`)]
}
