import { createRandom } from "../../db/seed/random.ts"
import { pause, quantile, type Result, type Run } from "../../tools/measure/run-experiments.ts"
import { startBrokenProxy } from "../stack/broken-proxy.ts"
import { type FaultStack, openFaultStack } from "../stack/fault-stack.ts"
import type { Part } from "../stack/supervised-process.ts"
import { startLeadClients } from "./lead-clients.ts"
import { killAtRandom } from "./random-kills.ts"
import { compareLeads, type Verdict } from "./verdict.ts"

const ship = { leads: 100_000, kills: 200, lost: 0, duplicated: 0, unnotified: 0 }
const aim = { ...ship, leads: 1_000_000, kills: 1000 }
const sizes = {
  quick: { leads: 300, kills: 4, withinMs: 90_000, drainWithinMs: 45_000 },
  // The clients post faster than one worker sends notices: at D73's 30 leads a second 100,000 leads take 56 minutes.
  full: { leads: ship.leads, kills: ship.kills, withinMs: 40 * 60_000, drainWithinMs: 60 * 60_000 },
}
const concurrency = 16

/** R1: acknowledged leads under random kill -9. */
export async function acknowledgedLeads(run: Run): Promise<Result> {
  console.log("\nR1 acknowledged leads under random kill -9: lost, duplicated, un-notified")
  const stack = await openFaultStack()
  try {
    const { verdict, leads, expectedLeads, kills } = await measure(stack, run)
    const isControlCaught = await control(stack, run)
    const { lost, duplicated, unnotified, unconfirmed, contradicted, repeatedMails } = verdict
    const faults = lost + duplicated + unnotified + unconfirmed + contradicted
    const isZero = faults === 0 && leads === expectedLeads
    const reaches = (mark: typeof ship) =>
      isZero && isControlCaught && leads >= mark.leads && kills >= mark.kills
    return {
      id: "R1",
      value: {
        leads,
        kills,
        lost,
        duplicated,
        unnotified,
        unconfirmed,
        contradicted,
        repeatedMails,
        isControlCaught,
      },
      ship,
      aim,
      met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
      isSound: isZero && isControlCaught,
    }
  } finally {
    await stack.close()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function report(name: string, verdict: Verdict) {
  return console.log(
    `${name}: lost ${verdict.lost}, duplicated ${verdict.duplicated}, un-notified ${verdict.unnotified}, unconfirmed ${verdict.unconfirmed}, ` +
      `contradicted ${verdict.contradicted}; mails repeated under one Message-ID ${verdict.repeatedMails}; ` +
      `last notice ${seconds(verdict.drainMs)} after the last acknowledgement; acknowledgement → notice p50 ` +
      `${seconds(quantile(verdict.delaysMs, 0.5))}, p99 ${seconds(quantile(verdict.delaysMs, 0.99))}, ` +
      `longest ${seconds(quantile(verdict.delaysMs, 1))}`,
  )
}

function partsOf({ sites: [web], worker, postgres }: FaultStack) {
  return [web, worker, postgres].filter((part): part is Part => part !== undefined)
}

async function measure(stack: FaultStack, run: Run) {
  const size = run.isQuick ? sizes.quick : sizes.full
  const [leads, kills] = [run.leads ?? size.leads, run.kills ?? size.kills]
  const random = createRandom(run.seed).next
  console.log(
    `method: ${concurrency} clients post ${leads} leads to /cotacao, each with its own key, and repeat with the same key until they get a success response (one in 20 repeats once more after that); ${kills} kill -9 of web, worker and PostgreSQL's postmaster at random points; a supervisor restarts killed processes. The clients' record is compared with the table and the SMTP server.`,
  )
  const startedAt = Date.now()
  const { withinMs, drainWithinMs } = size
  const clients = startLeadClients({
    origin: stack.origin,
    group: "visita",
    count: leads,
    concurrency,
    withinMs,
    random,
  })
  let isOver = false
  const finished = clients.finished.then(() => {
    isOver = true
  })
  const progress = setInterval(
    () => console.log(`  ${clients.entries.length} acknowledged after ${seconds(Date.now() - startedAt)}`),
    30_000,
  )
  const tally = await killAtRandom({
    victims: partsOf(stack),
    kills,
    leads,
    random,
    acknowledged: () => clients.entries.length,
    isOver: () => isOver,
  })
  await finished
  clearInterval(progress)
  const took = Date.now() - startedAt
  await Promise.all(partsOf(stack).map((part) => part.ready()))
  console.log(
    `${clients.entries.length} of ${leads} acknowledged in ${seconds(took)} by ${clients.attempts()} attempts; refused or cut, by status: ${JSON.stringify(clients.failures())}; kills ${JSON.stringify(tally)}; longest time without an acknowledgement ${seconds(clients.longestGapMs())}`,
  )
  const verdict = await compareLeads(stack, "visita", clients.entries, drainWithinMs)
  report("sound", verdict)
  return { verdict, leads: clients.entries.length, expectedLeads: leads, kills }
}

/** The control: a proxy that acknowledges too early, a client that changes its key and a mail server that drops mails. */
async function control(stack: FaultStack, run: Run) {
  const random = createRandom(run.seed + 1).next
  const proxy = await startBrokenProxy(stack.origin)
  stack.sink.behave({ treat: (email) => (/[258]@/.test(email) ? "lose" : "take") })
  const leads = 90
  const clients = startLeadClients({
    origin: proxy.origin,
    group: "controle",
    count: leads,
    concurrency,
    withinMs: 60_000,
    random,
    hasNewKeyPerAttempt: true,
  })
  await killAtRandom({
    victims: [...stack.sites, stack.postgres],
    kills: 2,
    leads,
    random,
    acknowledged: () => clients.entries.length,
    isOver: () => false,
  })
  await clients.finished
  await pause(1000)
  const verdict = await compareLeads(stack, "controle", clients.entries, 5000)
  stack.sink.behave({})
  await proxy.close()
  report("control (must find all four)", verdict)
  return verdict.lost > 0 && verdict.duplicated > 0 && verdict.unnotified > 0 && verdict.unconfirmed > 0
}
