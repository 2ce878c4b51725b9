import { createTransport } from "nodemailer"
import { submitLead } from "../../app/leads/intake/submit-lead.server.ts"
import { mailAddress } from "../../app/platform/mail/mail-address.ts"
import { systemClock } from "../../app/platform/time/clock.ts"
import { eventually } from "../eventually.ts"
import { hostileLeads } from "../factories/hostile-leads.ts"
import { closeOffice } from "../factories/office-hours.ts"
import { officeEmail, openWorker } from "../servers/app-processes.ts"
import { type Received, startSmtpServer } from "../servers/smtp-server.ts"
import type { TestDatabase } from "../servers/test-database.ts"
import { type ExpectedMail, faultsOfMail } from "./mail-oracle.ts"

type Database = {
  urls: Pick<TestDatabase["urls"], "web" | "worker">
  as: Pick<TestDatabase["as"], "web" | "owner">
}
type Size = { count: number; seed: number; from?: number; withinMs: number }

const concurrency = 8

/** S5: hostile leads, stored by the product's intake, mailed by its worker, and read back from a real mail server. */
export async function mailHostileLeads(database: Database, { withinMs, ...size }: Size) {
  const { leads, refused } = hostileLeads(size)
  // Only the two mails of each lead may arrive.
  await closeOffice(database)
  const smtp = await startSmtpServer()
  const expected = new Map<string, ExpectedMail>()
  const context = {
    db: database.as.web,
    clock: systemClock,
    officeCalendar: async () => null,
  }
  const protocols = new Map<string, string | null>()
  const waiting = leads.values()
  const submitAll = async () => {
    for (const lead of waiting) {
      const submitted = await submitLead(context, lead)
      if (submitted.outcome !== "created")
        throw new Error(`a hostile lead was not created: ${submitted.outcome}`)
      protocols.set(submitted.protocol, mailAddress(lead.email))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, submitAll))
  for (const [protocol, address] of protocols) {
    expected.set(`office ${protocol}`, { to: officeEmail, replyTo: address })
    if (address) expected.set(`visitor ${protocol}`, { to: address, replyTo: officeEmail })
  }
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  try {
    await eventually(() => smtp.received.length >= expected.size, withinMs)
    // The worker finishes its jobs before it stops, so any extra mail has arrived after this.
    await worker.stop()
    const faults = faultsOfMails(smtp.received, expected)
    return { stored: leads.length, refused, mails: smtp.received.length, expected: expected.size, faults }
  } finally {
    await worker.stop()
    await smtp.close()
  }
}

function keyOf({ subject = "" }: Received) {
  const protocol = /WP-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(subject)?.[0]
  return `${subject.startsWith("Nova cotação") ? "office" : "visitor"} ${protocol}`
}

function faultsOfMails(received: readonly Received[], expected: ReadonlyMap<string, ExpectedMail>) {
  const counts = new Map<string, number>()
  const faults: string[] = []
  for (const mail of received) {
    const key = keyOf(mail)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    const expectedMail = expected.get(key)
    if (!expectedMail) faults.push(`${key}: unexpected mail`)
    else faults.push(...faultsOfMail(mail, expectedMail).map((fault) => `${key}: ${fault}`))
  }
  for (const key of expected.keys())
    if (counts.get(key) !== 1) faults.push(`${key}: ${counts.get(key) ?? 0} mails instead of one`)
  return faults
}

/** The control: headers concatenated from the typed values without escaping. */
export async function mailNaively(size: Omit<Size, "withinMs">) {
  const smtp = await startSmtpServer()
  const transport = createTransport({ url: smtp.url, pool: true })
  try {
    const { typed } = hostileLeads(size)
    for (const [n, values] of typed.entries()) {
      const raw = `From: site@webplan.example\r\nTo: ${officeEmail}\r\nReply-To: ${values.name} <${values.email}>\r\nSubject: Nova =?utf-8?Q?cota=C3=A7=C3=A3o?= WP-${String(n).padStart(4, "0")}-0000: ${values.name}\r\nMessage-ID: <${n}@x.example>\r\nDate: Sun, 15 Nov 2026 12:00:00 -0300\r\nMIME-Version: 1.0\r\nAuto-Submitted: auto-generated\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${values.message}\r\n`
      await transport.sendMail({ envelope: { from: "site@webplan.example", to: [officeEmail] }, raw })
    }
    return smtp.received.filter(
      (mail, n) =>
        faultsOfMail(mail, { to: officeEmail, replyTo: typed[n]?.email.trim() ?? null }).length > 0,
    ).length
  } finally {
    transport.close()
    await smtp.close()
  }
}
