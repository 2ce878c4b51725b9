import { pause, quantile, type Result, type Run } from "../../tools/measure/run-experiments.ts"
import { type FaultStack, openFaultStack } from "../stack/fault-stack.ts"
import { keepAliveAgent, postLead, protocolOf, type Visitor, visitor } from "./lead-post.ts"

const ship = { healthyP99Ms: 2000, afterKillMs: 35_000 }
const aim = { healthyP99Ms: 1000, afterKillMs: 20_000 }
const sizes = { quick: { leads: 60, kills: 1 }, full: { leads: 500, kills: 5 } }
const perSecond = 20
const agent = keepAliveAgent(16)

type Sent = { person: Visitor; sentAt: number }

/** R2: commit → notification at the SMTP server, in health and after the worker was killed. */
export async function notificationDelay(run: Run): Promise<Result> {
  console.log(
    "\nR2 commit → notification at the SMTP server: p99 in health; longest after kill -9 of the worker",
  )
  const size = run.isQuick ? sizes.quick : sizes.full
  const [leads, kills] = [run.leads ?? size.leads, run.kills ?? size.kills]
  const house = await openFaultStack()
  try {
    console.log(
      `method: ${leads} leads at ${perSecond}/s; then ${kills} times 4 leads whose mails are held while the worker is killed. Each delay runs from the sending of the form to the arrival of the whole mail.`,
    )
    const sent = await steadily(house, "saudavel", leads)
    const healthy = await delays(house, sent, 60_000)
    console.log(`healthy, ${healthy.length} leads: ${shown(healthy)}`)
    const receipts = await delaysBy(house.sink.receiptsOf, sent, 60_000)
    console.log(`their visitors' receipts, one job further: ${shown(receipts)}`)
    const interrupted: number[] = []
    for (let kill = 1; kill <= kills; kill++)
      interrupted.push(...(await afterKill(house, `morte${kill}`, 0, 120_000)))
    console.log(`worker killed ${kills} times, ${interrupted.length} leads: ${shown(interrupted)}`)

    house.sink.behave({ delayMs: ship.healthyP99Ms + 200 })
    const held = await delays(house, await steadily(house, "controle", 3), 30_000)
    house.sink.behave({})
    console.log(
      `control, mails held back ${ship.healthyP99Ms + 200} ms (must be over the limit): ${shown(held)}`,
    )
    let isControlCaught = quantile(held, 0.99) > ship.healthyP99Ms
    if (!run.isQuick) {
      const late = await afterKill(house, "tarde", ship.afterKillMs + 1000, 180_000)
      console.log(
        `control, worker kept down for ${(ship.afterKillMs + 1000) / 1000} s (must be over the limit): ${shown(late)}`,
      )
      isControlCaught &&= quantile(late, 1) > ship.afterKillMs
    }

    const value = {
      healthyP99Ms: quantile(healthy, 0.99),
      afterKillMs: quantile(interrupted, 1),
      receiptP99Ms: quantile(receipts, 0.99),
    }
    const isWithin = (mark: typeof ship) =>
      isControlCaught && value.healthyP99Ms <= mark.healthyP99Ms && value.afterKillMs <= mark.afterKillMs
    const met = isWithin(aim) ? "aim" : isWithin(ship) ? "ship" : "none"
    // A busy machine may be slow in a quick run; a notice that never came is a fault in any run.
    const haveAllCome = Object.values(value).every(Number.isFinite)
    const isSound = isControlCaught && haveAllCome && (run.isQuick || met !== "none")
    return { id: "R2", value: { ...value, leads, kills, isControlCaught }, ship, aim, met, isSound }
  } finally {
    agent.destroy()
    await house.close()
  }
}

/** From the moment the form was sent, which is before the commit: the figure can only be too large. */
async function send({ origin }: FaultStack, group: string, number: number): Promise<Sent> {
  const person = visitor(group, number)
  const sentAt = Date.now()
  const reply = await postLead(agent, origin, person)
  if (!protocolOf(reply)) throw new Error(`a lead was refused: ${reply.status} ${reply.body.slice(0, 200)}`)
  return { person, sentAt }
}

/** Each lead's delay; a mail that did not come in time counts as endless. */
async function delaysBy(
  arrivalsOf: (email: string) => { at: number }[],
  sent: readonly Sent[],
  withinMs: number,
) {
  const deadline = Date.now() + withinMs
  const isThere = ({ person }: Sent) => arrivalsOf(person.email).length > 0
  while (Date.now() < deadline && !sent.every(isThere)) await pause(20)
  return sent.map(({ person, sentAt }) => {
    const [first] = arrivalsOf(person.email)
    return first ? first.at - sentAt : Number.POSITIVE_INFINITY
  })
}

function delays({ sink }: FaultStack, sent: readonly Sent[], withinMs: number) {
  return delaysBy(sink.arrivalsOf, sent, withinMs)
}

async function steadily(house: FaultStack, group: string, count: number) {
  const startedAt = Date.now()
  const sent: Promise<Sent>[] = []
  for (let number = 1; number <= count; number++) {
    await pause(startedAt + (number * 1000) / perSecond - Date.now())
    sent.push(send(house, group, number))
  }
  return Promise.all(sent)
}

/** The worker dies while the mail server holds its mails; the same jobs' mails must come from its successor. */
async function afterKill(house: FaultStack, group: string, downMs: number, withinMs: number) {
  const { sink, worker } = house
  sink.behave({ treat: () => "ignore" })
  const sent = await Promise.all([1, 2, 3, 4].map((number) => send(house, group, number)))
  // The mailer keeps three connections: the fourth mail waits inside the worker and dies with it.
  while (sent.filter(({ person }) => sink.hasSeen(person.email)).length < 3) await pause(20)
  await worker?.kill(downMs)
  sink.behave({})
  return delays(house, sent, withinMs)
}

function shown(numbers: readonly number[]) {
  return `p50 ${quantile(numbers, 0.5)} ms, p99 ${quantile(numbers, 0.99)} ms, longest ${quantile(numbers, 1)} ms`
}
