import { domainOf } from "../../app/platform/mail/mail-address.ts"
import type { DnsQuestion } from "./dns-question.ts"
import { type Line, line, record } from "./finding.ts"
import { readTagList } from "./tag-list.ts"

/** `returns`: the domain of the envelope. */
type Domains = { domain: string; returns: string }

/** What receivers do with mails that only claim to be ours (RFC 7489). */
export async function checkDmarc({ domain, returns }: Domains, ask: DnsQuestion): Promise<Line[]> {
  const found = await findPolicy(domain, ask)
  const proposed = `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`
  const enter = record(`_dmarc.${domain}`, "TXT", proposed)
  if (!found) return [line("missing", "DMARC", `${domain} has no policy for forged mails`, enter)]
  const { owner, tags, policy, percent } = found
  const name = `_dmarc.${owner}`
  if (!tags || !policy || !["none", "quarantine", "reject"].includes(policy))
    return [line("wrong", "DMARC", `${name} must be one record with p=quarantine or p=reject`, enter)]
  return [
    policy === "none"
      ? line(
          "wrong",
          "DMARC",
          `the policy at ${name} is none: receivers send reports and deliver forged mails. This is right for the first weeks only`,
          enter,
        )
      : line("ok", "DMARC", `the policy at ${name} is ${policy}`),
    ...share(percent, name),
    ...alignment(tags, domain, returns),
    ...(await reports(tags, owner, ask)),
  ]
}

/** Whether receivers refuse or mark every mail that only claims to be ours. Mail programs show a logo only then. */
export async function isEnforced(domain: string, ask: DnsQuestion) {
  const found = await findPolicy(domain, ask)
  return found?.percent === "100" && ["quarantine", "reject"].includes(found.policy ?? "")
}

async function findPolicy(domain: string, ask: DnsQuestion) {
  for (let labels = domain.split("."); labels.length >= 2; labels = labels.slice(1)) {
    const owner = labels.join(".")
    const texts = (await ask.txt(`_dmarc.${owner}`)).filter((text) => /^v=DMARC1\b/i.test(text))
    if (texts.length === 0) continue
    const tags = texts.length === 1 ? readTagList(texts[0] ?? "", "DMARC1") : null
    // A domain without a policy of its own follows the policy for subdomains of the one above.
    const policy = ((owner === domain ? undefined : tags?.get("sp")) ?? tags?.get("p"))?.toLowerCase()
    return { owner, tags, policy, percent: tags?.get("pct") ?? "100" }
  }
  return null
}

function share(percent: string, name: string) {
  if (percent === "100") return []
  return [line("wrong", "DMARC", `pct=${percent} at ${name}: the policy is not for all mails`, "remove pct")]
}

function alignment(tags: ReadonlyMap<string, string>, domain: string, returns: string) {
  if (returns === domain || tags.get("aspf")?.toLowerCase() !== "s") return []
  const text = `with aspf=s an envelope of ${returns} does not count for ${domain}`
  return [
    line("wrong", "DMARC", text, `remove aspf=s, or use an address of ${domain} as MAIL_RETURNS_ADDRESS`),
  ]
}

async function reports(tags: ReadonlyMap<string, string>, owner: string, ask: DnsQuestion) {
  const addresses = (tags.get("rua") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
  if (addresses.length === 0) return [line("note", "DMARC", "no rua: receivers send you no daily reports")]
  const lines: Line[] = []
  for (const address of addresses) {
    const [, mailbox] = /^mailto:([^!]+)/i.exec(address) ?? []
    const other = mailbox ? domainOf(mailbox) : null
    if (!other) lines.push(line("wrong", "DMARC", `rua has "${address}", which is no mailto: address`))
    else if (`.${other}`.endsWith(`.${owner}`)) lines.push(line("ok", "DMARC", `reports go to ${mailbox}`))
    else {
      // RFC 7489, 7.1: another domain must agree to get our reports.
      const name = `${owner}._report._dmarc.${other}`
      const agreed = (await ask.txt(name)).some((text) => /^v=DMARC1\b/i.test(text))
      lines.push(
        agreed
          ? line("ok", "DMARC", `reports go to ${mailbox}, and ${other} agrees`)
          : line(
              "missing",
              "DMARC",
              `${other} does not agree to get the reports`,
              record(name, "TXT", "v=DMARC1"),
            ),
      )
    }
  }
  return lines
}
