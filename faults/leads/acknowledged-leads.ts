import { createRandom } from "../../db/seed/random.ts"
import { thisMachine } from "../../testing/servers/nginx.ts"
import { type Result, type Run, seconds } from "../../tools/measure/run-experiments.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { startLeadClients } from "./lead-clients.ts"
import { findsBrokenLeads } from "./lead-control.ts"
import { killAtRandom } from "./random-kills.ts"
import { compareLeads, describeVerdict, faultsOf } from "./verdict.ts"

const ship = { leads: 100_000, kills: 200, lost: 0, duplicated: 0, unnotified: 0 }
const aim = { ...ship, leads: 1_000_000, kills: 1000 }
const sizes = {
  quick: { leads: 300, kills: 5, withinMs: 90_000, drainWithinMs: 45_000 },
  // The clients post faster than one worker sends notices, which takes longest while the office is open and gets offers too.
  full: { leads: ship.leads, kills: ship.kills, withinMs: 40 * 60_000, drainWithinMs: 120 * 60_000 },
}
const concurrency = 16

/** R1: acknowledged leads under random kill -9. */
export async function acknowledgedLeads(run: Run): Promise<Result> {
  console.log("\nR1 acknowledged leads under random kill -9: lost, duplicated, un-notified")
  const stack = await openEdgeStack({ edge: { trustedProxies: thisMachine } })
  try {
    const { verdict, leads, expectedLeads, kills } = await measure(stack, run)
    const isControlCaught = await findsBrokenLeads(stack, run, (progress) =>
      killAtRandom({ ...progress, victims: [...stack.sites, stack.postgres], kills: 2 }),
    )
    const { lost, duplicated, unnotified, unconfirmed, contradicted, repeatedMails } = verdict
    const isZero = faultsOf(verdict) === 0 && leads === expectedLeads
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

function partsOf({ nginx, postgres, processes }: EdgeStack) {
  return [...processes, postgres, nginx]
}

async function measure(stack: EdgeStack, run: Run) {
  const size = run.isQuick ? sizes.quick : sizes.full
  const [leads, kills] = [run.leads ?? size.leads, run.kills ?? size.kills]
  const random = createRandom(run.seed).next
  console.log(
    `method: ${concurrency} clients post ${leads} leads to /cotacao through nginx, each with its own key, and repeat with the same key until they get a success response (one in 20 repeats once more after that); ${kills} kill -9 of nginx (all its processes), two site processes, worker and PostgreSQL's main process at random points; a supervisor restarts killed processes. The clients' record is compared with the table and the SMTP server.`,
  )
  const startedAt = Date.now()
  const { withinMs, drainWithinMs } = size
  const clients = startLeadClients({
    origin: stack.edge.url,
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
  console.log(`sound: ${describeVerdict(verdict)}`)
  return { verdict, leads: clients.entries.length, expectedLeads: leads, kills }
}
