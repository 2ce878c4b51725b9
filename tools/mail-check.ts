import { parseArgs } from "node:util"
import { createDnsQuestion } from "./mail/dns-question.ts"
import { linesText } from "./mail/finding.ts"
import { checkMailDomain, exitCodeOf } from "./mail/mail-domain.ts"
import { readMailSettings } from "./mail/mail-settings.ts"

/**
 * `npm run mail:check [-- --dns address]`, with the worker's settings: what the DNS says about the domain of our mails (SPF, DKIM,
 * DMARC, BIMI, MX), and what to enter. Ends with 0 when nothing is wrong, 1 when something is, 2 when the DNS did not answer, 3 on
 * wrong settings or arguments.
 */
try {
  const { values } = parseArgs({ options: { dns: { type: "string" } } })
  const lines = await checkMailDomain(readMailSettings(process.env), createDnsQuestion(values.dns))
  console.log(linesText(lines))
  process.exitCode = exitCodeOf(lines)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  console.error("usage: mail:check [--dns address[:port]]")
  process.exitCode = 3
}
