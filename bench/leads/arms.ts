import {
  type LeadSender,
  openLeadSender,
  protocolOf,
  type Visitor,
  visitor,
} from "../../faults/leads/lead-post.ts"
import { openFaultStack } from "../../faults/stack/fault-stack.ts"
import { runLoad } from "../load.ts"
import { type Arm, bareTransaction } from "./bare-transaction.ts"
import { captureLeadStatement } from "./statement.ts"

export const concurrency = 16

/** Both arms on one durable database server: the built web server, and the bare transaction. No worker runs in either. */
export async function openLeadArms(prepare: (databaseUrl: string) => Promise<unknown> = async () => {}) {
  const stack = await openFaultStack({ hasWorker: false })
  await prepare(stack.databaseUrl)
  const statement = await captureLeadStatement(stack.urls.web)
  const bare = bareTransaction(stack.urls.web, statement, concurrency)
  const sender = openLeadSender(stack.origin, concurrency)
  let number = 0
  const post = () => postLead(sender, visitor("medida", ++number))
  const web: Arm = { name: "web", run: (load) => runLoad(load, post), close: async () => sender.close() }
  console.log(
    `bare arm: ${bare.name}; ${concurrency} connections in both arms, one web process, load from this machine`,
  )
  for (const arm of [bare, web]) await arm.run({ seconds: 2, concurrency })
  const close = async () => {
    await web.close()
    await bare.close()
    await stack.close()
  }
  return { web, bare, stack, close }
}

/** Posts a lead until it is acknowledged. */
export async function postLead(sender: LeadSender, lead: Visitor) {
  let reply = await sender.post(lead)
  // A starved machine answers 503 after three seconds. A browser repeats such a request, and the time counts.
  for (let repeats = 0; reply.status === 503 && repeats < 5; repeats++) reply = await sender.post(lead)
  if (!protocolOf(reply)) throw new Error(`a lead was refused: ${reply.status} ${reply.body.slice(0, 200)}`)
}
