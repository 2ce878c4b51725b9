import { parseArgs } from "node:util"
import { dkimPublicKey, readDkimKey } from "../app/platform/mail/dkim-key.server.ts"
import { createDnsQuestion } from "./mail/dns-question.ts"
import { checkMailDomain, exitCodeOf } from "./mail/mail-domain.ts"

/**
 * `npm run mail:check [-- --dns address]`, with the worker's settings: what the DNS says about the domain of our mails (SPF, DKIM,
 * DMARC, BIMI, MX), and what to enter. Ends with 0 when nothing is wrong, 1 when something is, 2 when the DNS did not answer, 3 on
 * wrong settings or arguments.
 */
const usage = "usage: npm run mail:check [-- --dns address[:port]]"
try {
  const { values } = parseArgs({ options: { dns: { type: "string" } } })
  const lines = await checkMailDomain(readSettings(), createDnsQuestion(values.dns))
  for (const { state, subject, text, enter } of lines) {
    console.log(`${state.padEnd(9)} ${subject.padEnd(5)} ${text}`)
    if (enter) console.log(`${" ".repeat(16)}enter: ${enter}`)
  }
  process.exitCode = exitCodeOf(lines)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exitCode = 3
}

function readSettings() {
  const [selector, text] = [process.env["DKIM_SELECTOR"], process.env["DKIM_PRIVATE_KEY"]]
  const key = text ? readDkimKey(text) : null
  if (Boolean(selector) !== Boolean(text) || (text && !key))
    throw new Error(
      "DKIM_SELECTOR and DKIM_PRIVATE_KEY do not fit together: the worker does not start either",
    )
  const smtp = URL.parse(given("SMTP_URL"))
  if (!smtp) throw new Error("SMTP_URL is no address")
  return {
    mailFrom: given("MAIL_FROM"),
    returnsAddress: process.env["MAIL_RETURNS_ADDRESS"] || undefined,
    smtpHost: smtp.hostname.replaceAll(/[[\]]/g, ""),
    dkim: selector && key ? { selector, publicKey: dkimPublicKey(key) } : undefined,
  }
}

function given(name: string) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: load the worker's settings first (docs/operations.md)`)
  return value
}
