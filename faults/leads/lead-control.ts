import { createRandom } from "../../db/seed/random.ts"
import { pause, type Run } from "../../tools/measure/run-experiments.ts"
import { startBrokenProxy } from "../stack/broken-proxy.ts"
import type { ProductStack } from "../stack/product-stack.ts"
import { startLeadClients } from "./lead-clients.ts"
import { compareLeads, describeVerdict } from "./verdict.ts"

const leads = 90

/** `isOver` is true when every lead is acknowledged. */
type Progress = { leads: number; acknowledged: () => number; random: () => number; isOver: () => boolean }

/**
 * The control: a proxy that acknowledges too early, a client that changes its key and a mail server that drops mails, while
 * `disturb` does what the experiment does. True when the comparison finds all of them.
 */
export async function findsBrokenLeads(
  stack: ProductStack,
  run: Run,
  disturb: (progress: Progress) => Promise<unknown>,
) {
  const random = createRandom(run.seed + 1).next
  const proxy = await startBrokenProxy(stack.origin)
  stack.sink.behave({ treat: (email) => (/[258]@/.test(email) ? "lose" : "take") })
  const clients = startLeadClients({
    origin: proxy.origin,
    group: "controle",
    count: leads,
    concurrency: 16,
    withinMs: 60_000,
    random,
    hasNewKeyPerAttempt: true,
  })
  let isOver = false
  const finished = clients.finished.then(() => {
    isOver = true
  })
  try {
    await disturb({ leads, acknowledged: () => clients.entries.length, random, isOver: () => isOver })
    await finished
    await pause(1000)
    const verdict = await compareLeads(stack, "controle", clients.entries, 5000)
    console.log(
      `control (must find lost, duplicated, un-notified, unconfirmed ones): ${describeVerdict(verdict)}`,
    )
    return verdict.lost > 0 && verdict.duplicated > 0 && verdict.unnotified > 0 && verdict.unconfirmed > 0
  } finally {
    stack.sink.behave({})
    await proxy.close()
  }
}
