import { execFile } from "node:child_process"
import { generateKeyPairSync } from "node:crypto"
import { createSocket } from "node:dgram"
import path from "node:path"
import { expect, test } from "vitest"
import { dkimPublicKey } from "../../app/platform/mail/dkim-key.server.ts"
import { type DnsRecords, startDnsServer } from "../../testing/servers/dns-server.ts"
import { createDnsQuestion } from "./dns-question.ts"
import { linesText } from "./finding.ts"
import { checkMailDomain, exitCodeOf } from "./mail-domain.ts"
import { readMailSettings } from "./mail-settings.ts"

const root = path.join(import.meta.dirname, "../..")
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
const publicKey = dkimPublicKey(privateKey)
const settings = {
  MAIL_FROM: "site@webplan.example",
  SMTP_URL: "smtps://user:only-tests-know@mail.provider.example",
  DKIM_SELECTOR: "webplan1",
  DKIM_PRIVATE_KEY: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
}

type Name = `${string}.example`
type Txt = Readonly<Record<Name, string | readonly string[]>>

const rightTxt: Txt = {
  "webplan.example": ["v=spf1 include:_spf.provider.example ip4:192.0.2.7 -all", "another-service=1"],
  "_spf.provider.example": "v=spf1 ip4:198.51.100.0/24 ip6:2001:db8::/32 ~all",
  "webplan1._domainkey.webplan.example": `v=DKIM1; k=rsa; p=${publicKey}`,
  "_dmarc.webplan.example": "v=DMARC1; p=reject; rua=mailto:dmarc@webplan.example",
  "default._bimi.webplan.example": "v=BIMI1; l=https://webplan.example/logo.svg",
}
const right = {
  mx: [["webplan.example", "mx.webplan.example"]],
  addresses: [["mail.provider.example", "198.51.100.20"]],
} as const

function recordsOf(txt: Txt) {
  return Object.entries(txt).flatMap(([name, texts]) => [texts].flat().map((text) => [name, text] as const))
}

async function check(records: DnsRecords & { texts?: Txt }, env: Record<string, string> = {}) {
  const { texts = {}, ...others } = records
  const dns = await startDnsServer({ ...right, txt: recordsOf({ ...rightTxt, ...texts }), ...others })
  try {
    return await ask(dns.address, env)
  } finally {
    await dns.stop()
  }
}

async function ask(address: string, env: Record<string, string> = {}) {
  const found = await checkMailDomain(
    readMailSettings({ ...settings, ...env }),
    createDnsQuestion(address, 500),
  )
  const text = linesText(found)
  return { code: exitCodeOf(found), lines: text.split("\n"), text }
}

/** The command itself, as an operator starts it. */
function runCommand(dns: string, env: Record<string, string> = {}) {
  return new Promise<{ code: number; lines: string[]; text: string }>((resolve) => {
    const options = { cwd: root, env: { PATH: process.env["PATH"], ...settings, ...env } }
    const args = ["tools/mail-check.ts", "--dns", dns]
    const child = execFile(process.execPath, args, options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, lines: stdout.trimEnd().split("\n"), text: stdout + stderr }),
    )
  })
}

test("[N18.11] mail:check finds nothing wrong with a complete domain, and prints no secret", async () => {
  const dns = await startDnsServer({ ...right, txt: recordsOf(rightTxt) })
  const { code, lines, text } = await runCommand(dns.address)
  await dns.stop()
  expect(lines).toEqual([
    "ok        SPF   one record, ends in -all, 1 of 10 DNS lookups",
    "ok        SPF   the record covers mail.provider.example",
    "ok        DKIM  the key at webplan1._domainkey.webplan.example is the one of DKIM_PRIVATE_KEY",
    "ok        DMARC the policy at _dmarc.webplan.example is reject",
    "ok        DMARC reports go to dmarc@webplan.example",
    "ok        BIMI  the logo is https://webplan.example/logo.svg; mail programs decide whether they show it",
    "ok        MX    webplan.example receives mail at mx.webplan.example",
  ])
  expect(code).toBe(0)
  expect(text).not.toMatch(/only-tests-know/)
})

test("[N18.11] mail:check says for an empty domain what to enter", async () => {
  const { code, lines } = await check({ txt: [], mx: [] })
  expect(code).toBe(1)
  expect(lines.filter((line) => /^(missing|note)/.test(line))).toHaveLength(5)
  const entered = lines.filter((line) => line.includes("enter: ")).map((line) => line.trim())
  expect(entered).toEqual([
    'enter: webplan.example. TXT "v=spf1 a:mail.provider.example -all"',
    expect.stringMatching(
      /^enter: webplan1\._domainkey\.webplan\.example\. TXT "v=DKIM1; k=rsa; p=.{237}" ".+"$/,
    ),
    'enter: _dmarc.webplan.example. TXT "v=DMARC1; p=quarantine; rua=mailto:postmaster@webplan.example"',
    "enter: webplan.example. MX 10 <your mail server>",
  ])
  expect((entered[1] ?? "").replaceAll('" "', "")).toContain(`p=${publicKey}"`)
})

const long = Array.from({ length: 11 }, (_, n) => `include:s${n}.provider.example`).join(" ")
const eleven = Object.fromEntries(
  Array.from(
    { length: 11 },
    (_, n) => [`s${n}.provider.example`, "v=spf1 ip4:198.51.100.0/24 -all"] as const,
  ),
)

test.each<[string, DnsRecords & { texts?: Txt }, RegExp]>([
  [
    "two SPF records",
    { texts: { "webplan.example": ["v=spf1 -all", "v=spf1 mx -all"] } },
    /^wrong +SPF .*2 records/m,
  ],
  ["SPF that allows nobody", { texts: { "webplan.example": "v=spf1 -all" } }, /^wrong +SPF .*no server/m],
  [
    "a policy for some mails",
    { texts: { "_dmarc.webplan.example": "v=DMARC1; p=reject; pct=50; rua=mailto:d@webplan.example" } },
    /^wrong +DMARC pct=50 [^]*^wrong +BIMI +the logo is not shown/m,
  ],
  ["SPF that allows all", { texts: { "webplan.example": "v=spf1 +all" } }, /^wrong +SPF .*ends in \+all/m],
  [
    "SPF without an end",
    { texts: { "webplan.example": "v=spf1 ip4:192.0.2.7" } },
    /^wrong +SPF .*ends in no all/m,
  ],
  [
    "SPF with eleven lookups",
    { texts: { "webplan.example": `v=spf1 ${long} -all`, ...eleven } },
    /^wrong +SPF .*more than 10 DNS lookups/m,
  ],
  [
    "SPF that includes itself",
    { texts: { "webplan.example": "v=spf1 include:webplan.example -all" } },
    /^wrong +SPF .*more than 10 DNS lookups/m,
  ],
  [
    "SPF that includes nothing",
    { texts: { "webplan.example": "v=spf1 include:none.example -all" } },
    /^wrong +SPF .*include:none\.example has no SPF record/m,
  ],
  [
    "a wrong word in SPF",
    { texts: { "webplan.example": "v=spf1 ipv4:192.0.2.7 -all" } },
    /^wrong +SPF .*no mechanism of SPF/m,
  ],
  [
    "another DKIM key",
    { texts: { "webplan1._domainkey.webplan.example": `v=DKIM1; p=${publicKey.replace("A", "B")}` } },
    /^wrong +DKIM .*not the one/m,
  ],
  [
    "a revoked DKIM key",
    { texts: { "webplan1._domainkey.webplan.example": "v=DKIM1; p=" } },
    /^wrong +DKIM .*not the one/m,
  ],
  [
    "a DKIM key marked as a test",
    { texts: { "webplan1._domainkey.webplan.example": `v=DKIM1; t=y:s; p=${publicKey}` } },
    /^wrong +DKIM .*t=y/m,
  ],
  [
    "a policy of none",
    { texts: { "_dmarc.webplan.example": "v=DMARC1; p=none; rua=mailto:d@webplan.example" } },
    /^wrong +DMARC .*is none: [^]*^wrong +BIMI +the logo is not shown/m,
  ],
  [
    "two policies",
    { texts: { "_dmarc.webplan.example": ["v=DMARC1; p=reject", "v=DMARC1; p=none"] } },
    /^wrong +DMARC .*one record/m,
  ],
  [
    "a policy without p",
    { texts: { "_dmarc.webplan.example": "v=DMARC1; sp=none" } },
    /^wrong +DMARC .*one record/m,
  ],
  [
    "reports to a domain that does not agree",
    { texts: { "_dmarc.webplan.example": "v=DMARC1; p=reject; rua=mailto:d@other.example" } },
    /^missing +DMARC .*other\.example does not agree[^\n]*\n +enter: webplan\.example\._report\._dmarc\.other\.example\. TXT "v=DMARC1"/m,
  ],
  [
    "a logo without https",
    { texts: { "default._bimi.webplan.example": "v=BIMI1; l=http://webplan.example/logo.svg" } },
    /^wrong +BIMI/m,
  ],
  ["no server that receives", { mx: [] }, /^missing +MX .*receives no mail/m],
])("[N18.11] mail:check finds %s", async (_, records, expected) => {
  const { code, text } = await check(records)
  expect(text).toMatch(expected)
  expect(code).toBe(1)
})

test("[N18.11] mail:check reads the policy of the domain above, and the domain of the envelope for SPF and MX", async () => {
  const { "_dmarc.webplan.example": _own, ...others } = rightTxt
  const txt = recordsOf({ ...others, "_dmarc.webplan.example": "v=DMARC1; p=none; sp=Reject; aspf=S" })
  const env = { MAIL_FROM: "site@mail.webplan.example", MAIL_RETURNS_ADDRESS: "r@back.mail.webplan.example" }
  const { text } = await check({ txt }, env)
  expect(text).toMatch(/^ok +DMARC the policy at _dmarc\.webplan\.example is reject$/m)
  expect(text).toMatch(
    /^wrong +DMARC with aspf=s an envelope of back\.mail\.webplan\.example does not count/m,
  )
  expect(text).toMatch(/^missing +SPF +back\.mail\.webplan\.example/m)
  expect(text).toMatch(/^missing +MX +mail\.webplan\.example/m)
  expect(text).toMatch(/^missing +MX +back\.mail\.webplan\.example/m)
})

test("[N18.11] mail:check does not claim what the DNS cannot say: relay, signature of the provider, logo", async () => {
  const records = { addresses: [["mail.provider.example", "203.0.113.9"]] } as const
  const env = { DKIM_SELECTOR: "", DKIM_PRIVATE_KEY: "" }
  const { code, text } = await check(
    { ...records, texts: { "default._bimi.webplan.example": "v=BIMI1; l=;" } },
    env,
  )
  expect(text).toMatch(/^note +SPF +it is unknown whether the record covers mail\.provider\.example/m)
  expect(text).toMatch(/^note +DKIM +the worker does not sign/m)
  expect(text).toMatch(/^note +BIMI +declined/m)
  expect(code).toBe(0)
})

test("[N18.11] a DNS that is silent or refuses is a state of its own, and never ends with 0", async () => {
  const silent = createSocket("udp4")
  await new Promise<void>((resolve) => silent.bind(0, "127.0.0.1", resolve))
  const { code, lines } = await ask(`127.0.0.1:${silent.address().port}`)
  silent.close()
  expect(code).toBe(2)
  expect(lines).toHaveLength(5)
  for (const line of lines) expect(line).toMatch(/^not asked .*the DNS did not answer/)
  // One name that nobody answers for: what was found stays, and so does the doubt.
  const refused = await check({ texts: { "webplan.example": "v=spf1 include:spf.provider.test -all" } })
  expect(refused.text).toMatch(/^not asked +SPF .*EREFUSED/m)
  expect(refused.text).toMatch(/^ok +DKIM/m)
  expect(refused.code).toBe(2)
  const command = await runCommand("127.0.0.1:1")
  expect(command.text).toMatch(/^not asked +DKIM .*ECONNREFUSED/m)
  expect(command.code).toBe(2)
})

test("[N18.11] mail:check without settings says which is missing, and ends with 3", async () => {
  const { code, text } = await runCommand("127.0.0.1:1", { MAIL_FROM: "" })
  expect(text).toMatch(/^MAIL_FROM is missing/)
  expect(code).toBe(3)
  const wrong = [["DKIM_PRIVATE_KEY"], ["DKIM_PRIVATE_KEY", "x"], ["SMTP_URL"], ["SMTP_URL", "x"]] as const
  for (const [name, value = ""] of wrong)
    expect(() => readMailSettings({ ...settings, [name]: value }), name).toThrow(name)
})
