import { loadavg } from "node:os"
import { createTransport } from "nodemailer"
import { emptyDetails } from "../../app/leads/lead/lead-fields.ts"
import { officeMail } from "../../app/leads/notify/office-mail.ts"
import { createMailer, type Mail, type SendMail } from "../../app/platform/mail/mail.server.ts"
import { median, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { runLoad } from "../load.ts"
import { type MailServer, startMailServer } from "./mail-server.ts"

const [ship, aim] = [0.8, 0.95]
const concurrency = 16
/** As in the product's mailer. */
const maxConnections = 3

const names = ["bare", "product"] as const
type Arm = { perSecond: number[]; processorMs: number[]; bytes: number[] }

/** P24: mails per second of the product's mailer ÷ nodemailer alone. */
export async function mailThroughput(run: Run): Promise<Result> {
  console.log("\nP24 mails sent by the product's mailer, per second ÷ nodemailer alone")
  const { blocks, seconds } = run.isQuick ? { blocks: 2, seconds: 1 } : { blocks: 20, seconds: 3 }
  const server = await startMailServer()
  const mailer = createMailer(server.url)
  const bare = openBareMailer(server.url)
  try {
    console.log(
      `method: the office's notice of a lead, ${concurrency} mails under way, ${maxConnections} connections without TLS in both arms, both in this process; the SMTP server is another process on this machine; ${blocks} blocks of ${seconds} s in turns`,
    )
    const measure = (send: SendMail) => sendFor(seconds, server, send)
    const senders = { bare: bare.send, product: mailer.send }
    for (const name of names) await measure(senders[name])
    const arms = { bare: emptyArm(), product: emptyArm() }
    for (let block = 1; block <= blocks; block++) {
      // ABBA: a slow moment of the machine must not always meet the same arm.
      for (const name of block % 2 === 1 ? names : names.toReversed())
        add(arms[name], await measure(senders[name]))
      console.log(`block ${block}: bare ${last(arms.bare)}/s, product ${last(arms.product)}/s`)
    }
    const control = await measure((mail) => sendByOwnMailer(server.url, mail))
    const controlRatio = rounded(control.perSecond / median(arms.bare.perSecond), 3)
    console.log(
      `control, a new mailer for each mail (must be below ${ship}): ${controlRatio}; load after ${loadavg()[0]?.toFixed(1)}`,
    )
    const value = { ...compare(arms), blocks, controlRatio }
    const met = value.ratio >= aim ? "aim" : value.ratio >= ship ? "ship" : "none"
    const isSame = median(arms.bare.bytes) === median(arms.product.bytes)
    if (!isSame) console.log("the two arms do not send the same number of bytes")
    const isSound = isSame && controlRatio < ship && Math.min(...arms.product.perSecond) > 0
    return { id: "P24", value, ship, aim, met, isSound }
  } finally {
    mailer.close()
    bare.close()
    await server.stop()
  }
}

/** The same message without the product's code: neither its limits of time nor its handling of refusals. */
function openBareMailer(url: string) {
  const transport = createTransport({ url, pool: true, maxConnections })
  const send: SendMail = async ({ from, to, replyTo, subject, text, html, messageId }) => {
    const headers = { "Auto-Submitted": "auto-generated" }
    const mail = { from, to, replyTo, subject, text, html }
    await transport.sendMail({ ...mail, messageId: `<${messageId}>`, headers })
    return "accepted"
  }
  return { send, close: () => transport.close() }
}

async function sendByOwnMailer(url: string, mail: Mail) {
  const mailer = createMailer(url)
  try {
    return await mailer.send(mail)
  } finally {
    mailer.close()
  }
}

let sent = 0

async function sendFor(seconds: number, server: MailServer, send: SendMail) {
  const before = await server.tally()
  const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()]
  const { length } = await runLoad({ seconds, concurrency }, async () => {
    if ((await send(mailOf(++sent))) !== "accepted") throw new Error("the mail server refused a mail")
  })
  const took = performance.now() - startedAt
  const { user, system } = process.cpuUsage(usedBefore)
  const after = await server.tally()
  const arrived = after.messages - before.messages
  if (arrived !== length) throw new Error(`${length} mails were sent and ${arrived} arrived`)
  return {
    perSecond: (length / took) * 1000,
    processorMs: (user + system) / 1000 / length,
    bytes: Math.round((after.bytes - before.bytes) / length),
  }
}

const lead = {
  id: 1,
  ...emptyDetails,
  protocol: "WP-AAAA-BBBB",
  createdAt: new Date("2026-11-18T14:20:00-03:00"),
  dueAt: new Date("2026-11-18T16:20:00-03:00"),
  name: "Ana Lima",
  email: "ana@visitante.example",
  phone: "(11) 98765-4321",
  phoneSentAnyway: false,
  phoneE164: "+5511987654321",
  operadora: "sulamerica",
  subject: "SulAmérica - sulamerica_categorias",
  message: "Quero comparar duas operadoras para quatro pessoas.",
  messageIsAutomatic: false,
  idade: "52, 49, 17",
  ages: [52, 49, 17],
  sourcePage: "https://site.example/",
  firstTouch: { source: "google", landingPath: "/" },
  lastTouch: { landingPath: "/sulamerica" },
  suspicions: [],
}

/** Its text is made once: only sending is measured. */
const notice = {
  from: { name: "WebPlan", address: "site@webplan.example" },
  to: { name: "Atendimento WebPlan", address: "cotacoes@webplan.example" },
  replyTo: { name: lead.name, address: lead.email },
  ...officeMail(lead, { companyName: "WebPlan", publicUrl: "https://site.example" }, lead.createdAt),
}

/** Every mail has the same number of bytes. */
function mailOf(number: number): Mail {
  return { ...notice, messageId: `lead-${String(number).padStart(8, "0")}-office@webplan.example` }
}

function emptyArm(): Arm {
  return { perSecond: [], processorMs: [], bytes: [] }
}

function add(arm: Arm, { perSecond, processorMs, bytes }: Awaited<ReturnType<typeof sendFor>>) {
  arm.perSecond.push(perSecond)
  arm.processorMs.push(processorMs)
  arm.bytes.push(bytes)
}

const last = ({ perSecond }: Arm) => perSecond.at(-1)?.toFixed(0)

function compare({ bare, product }: { bare: Arm; product: Arm }) {
  const ratios = product.perSecond.map((rate, n) => rate / (bare.perSecond[n] ?? Number.NaN))
  const [productMs, bareMs] = [median(product.processorMs), median(bare.processorMs)]
  return {
    ratio: rounded(median(ratios), 3),
    lowest: rounded(quantile(ratios, 0), 3),
    highest: rounded(quantile(ratios, 1), 3),
    productPerSecond: rounded(median(product.perSecond), 0),
    barePerSecond: rounded(median(bare.perSecond), 0),
    byProcessorTime: rounded(bareMs / productMs, 3),
    processorMs: { product: rounded(productMs), bare: rounded(bareMs) },
    bytesPerMail: median(product.bytes),
  }
}
