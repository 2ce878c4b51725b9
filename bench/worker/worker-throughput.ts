import { loadavg } from "node:os"
import {
  median,
  quantile,
  type Result,
  type Run,
  rounded,
  seconds,
} from "../../tools/measure/run-experiments.ts"
import { openBareMails } from "./bare-mails.ts"
import { type Backlog, mailsPerLead, measuredShare, openBacklog } from "./lead-backlog.ts"
import type { KeptMail } from "./mail-server.ts"

const sizes = {
  quick: { backlogs: 1, leads: 60, control: 6 },
  full: { backlogs: 9, leads: 500, control: 20 },
}
const controlDelayMs = 1000

type Handled = Awaited<ReturnType<Backlog["handle"]>>
type Bare = ReturnType<typeof openBareMails>

/** P23: leads that one worker handles per second ÷ nodemailer and pg alone with the same mails. */
export async function workerThroughput(run: Run): Promise<Result> {
  console.log(
    "\nP23 stored leads handled by one worker, per second ÷ the same mails sent by nodemailer alone",
  )
  const size = run.isQuick ? sizes.quick : sizes.full
  const backlog = await openBacklog()
  const bare = openBareMails(backlog.databaseUrl, backlog.mailServer.url)
  try {
    console.log(
      `method: ${size.leads} leads are stored through the web process while the worker is frozen (SIGSTOP); from its release until ${measuredShare * 100} % of their mails have arrived (${mailsPerLead} for each: to the office, to the visitor, to the person to whom the lead is offered); the last ones are reported apart. Bare: the same mails, byte for byte, by nodemailer with as many connections, and one inserted row for each. ${size.backlogs} backlogs, the two sides in turns; the SMTP server is another process on this machine.`,
    )
    await bare.prepare()
    const { handled, bareRates } = await measure(backlog, bare, size)
    const control = await whileMailIsSlow(backlog, size.control)
    const value = { ...compare(handled, bareRates, size), backlogs: handled.length }
    const controlRatio = rounded(control.perSecond / value.leadsPerSecond, 3)
    console.log(
      `control, a mail server that takes ${controlDelayMs} ms for each mail (must be below 0.5 of the rate): ${controlRatio}; load after ${loadavg()[0]?.toFixed(1)}`,
    )
    const isExact = [...handled, control].every(({ repeated }) => repeated === 0)
    if (!isExact) console.log("a mail arrived more than once")
    const isSound = isExact && controlRatio < 0.5 && value.ratio > 0
    return {
      id: "P23",
      value: { ...value, isExact, controlRatio },
      ship: "report",
      aim: "report",
      met: "ship",
      isSound,
    }
  } finally {
    await bare.close()
    await backlog.close()
  }
}

/** The bare side sends the mails of the first backlog. Unless it is the only one, that backlog only warms the worker up. */
async function measure(backlog: Backlog, bare: Bare, { backlogs, leads }: typeof sizes.full) {
  const handled: Handled[] = []
  const bareRates: number[] = []
  let mails: KeptMail[] = []
  for (let number = 1; number <= backlogs; number++) {
    if (number === 1) await backlog.mailServer.keepNext(leads * mailsPerLead)
    const found = await backlog.handle(leads)
    if (number === 1) mails = await backlog.mailServer.takeKept()
    handled.push(found)
    bareRates.push(await bareRateOf(bare, mails))
    console.log(
      `backlog ${number}: worker ${found.perSecond.toFixed(1)} leads/s, the last done after ${seconds(found.lastMs)}; bare ${bareRates.at(-1)?.toFixed(0)} leads/s`,
    )
  }
  const first = backlogs > 1 ? 1 : 0
  return { handled: handled.slice(first), bareRates: bareRates.slice(first) }
}

async function bareRateOf(bare: Bare, mails: readonly KeptMail[]) {
  const took = await bare.sendAll(mails)
  return (mails.length / mailsPerLead / took) * 1000
}

async function whileMailIsSlow({ mailServer, handle }: Backlog, leads: number) {
  await mailServer.takeNoLessThan(controlDelayMs)
  try {
    return await handle(leads)
  } finally {
    await mailServer.takeNoLessThan(0)
  }
}

function compare(handled: readonly Handled[], bareRates: readonly number[], { leads }: typeof sizes.full) {
  const rates = handled.map(({ perSecond }) => perSecond)
  const ratios = rates.map((rate, n) => rate / (bareRates[n] ?? Number.NaN))
  const perLead = (name: keyof Handled["used"]) => median(handled.map(({ used }) => used[name])) / leads
  return {
    ratio: rounded(median(ratios), 3),
    lowest: rounded(quantile(ratios, 0), 3),
    highest: rounded(quantile(ratios, 1), 3),
    leadsPerSecond: rounded(median(rates), 1),
    bareLeadsPerSecond: rounded(median(bareRates), 1),
    lastSeconds: rounded(median(handled.map(({ lastMs }) => lastMs)) / 1000, 1),
    perLead: {
      workerMs: rounded(perLead("worker"), 1),
      postgresMs: rounded(perLead("postgres"), 1),
      statements: rounded(perLead("statements"), 1),
    },
  }
}
