import { pause, quantile, type Result, type Run } from "../../tools/measure/run-experiments.ts"
import { type FaultStack, openFaultStack } from "../stack/fault-stack.ts"
import { type LeadSender, openLeadSender, protocolOf, type Visitor, visitor } from "./lead-post.ts"

const ship = { healthyP99Ms: 2000, afterKillMs: 35_000 }
const aim = { healthyP99Ms: 1000, afterKillMs: 20_000 }
const sizes = { quick: { leads: 60, kills: 1 }, full: { leads: 500, kills: 5 } }
const perSecond = 20

type Context = FaultStack & { sender: LeadSender }
type Sent = { person: Visitor; sentAt: number }

/** R2: commit → notification at the SMTP server, in normal operation and after the worker was killed. */
export async function notificationDelay(run: Run): Promise<Result> {
  console.log(
    "\nR2 commit → notification at the SMTP server: p99 in normal operation; longest after kill -9 of the worker",
  )
  const size = run.isQuick ? sizes.quick : sizes.full
  const [leads, kills] = [run.leads ?? size.leads, run.kills ?? size.kills]
  const opened = await openFaultStack()
  const stack = { ...opened, sender: openLeadSender(opened.origin, 16) }
  try {
    console.log(
      `method: ${leads} leads at ${perSecond}/s; then ${kills} times 4 leads whose mails are held while the worker is killed. Each delay is measured from sending the form to the arrival of the complete mail.`,
    )
    const sent = await sendAtRate(stack, "saudavel", leads)
    const healthy = await delays(stack, sent, 60_000)
    console.log(`healthy, ${healthy.length} leads: ${summary(healthy)}`)
    const receipts = await delaysBy(stack.sink.receiptsOf, sent, 60_000)
    console.log(`receipts to the visitors, sent by a second job: ${summary(receipts)}`)
    const interrupted: number[] = []
    for (let kill = 1; kill <= kills; kill++)
      interrupted.push(...(await afterKill(stack, `morte${kill}`, 0, 120_000)))
    console.log(`worker killed ${kills} times, ${interrupted.length} leads: ${summary(interrupted)}`)

    stack.sink.behave({ delayMs: ship.healthyP99Ms + 200 })
    const held = await delays(stack, await sendAtRate(stack, "controle", 3), 30_000)
    stack.sink.behave({})
    console.log(
      `control, mails held back ${ship.healthyP99Ms + 200} ms (must be over the limit): ${summary(held)}`,
    )
    let isControlCaught = quantile(held, 0.99) > ship.healthyP99Ms
    if (!run.isQuick) {
      const late = await afterKill(stack, "tarde", ship.afterKillMs + 1000, 180_000)
      console.log(
        `control, worker kept down for ${(ship.afterKillMs + 1000) / 1000} s (must be over the limit): ${summary(late)}`,
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
    // A quick run may be slow on a busy machine, but a missing notice is always a fault.
    const haveAllArrived = Object.values(value).every(Number.isFinite)
    const isSound = isControlCaught && haveAllArrived && (run.isQuick || met !== "none")
    return { id: "R2", value: { ...value, leads, kills, isControlCaught }, ship, aim, met, isSound }
  } finally {
    stack.sender.close()
    await stack.close()
  }
}

/** Measures from before the request, so before the commit: the figure can only be too large. */
async function send({ sender }: Context, group: string, number: number): Promise<Sent> {
  const person = visitor(group, number)
  const sentAt = Date.now()
  const reply = await sender.post(person)
  if (!protocolOf(reply)) throw new Error(`a lead was refused: ${reply.status} ${reply.body.slice(0, 200)}`)
  return { person, sentAt }
}

/** The delay of each lead; infinity for a mail that did not arrive in time. */
async function delaysBy(
  arrivalsOf: (email: string) => { at: number }[],
  sent: readonly Sent[],
  withinMs: number,
) {
  const deadline = Date.now() + withinMs
  const hasArrived = ({ person }: Sent) => arrivalsOf(person.email).length > 0
  while (Date.now() < deadline && !sent.every(hasArrived)) await pause(20)
  return sent.map(({ person, sentAt }) => {
    const [first] = arrivalsOf(person.email)
    return first ? first.at - sentAt : Number.POSITIVE_INFINITY
  })
}

function delays({ sink }: FaultStack, sent: readonly Sent[], withinMs: number) {
  return delaysBy(sink.arrivalsOf, sent, withinMs)
}

async function sendAtRate(stack: Context, group: string, count: number) {
  const startedAt = Date.now()
  const sent: Promise<Sent>[] = []
  for (let number = 1; number <= count; number++) {
    await pause(startedAt + (number * 1000) / perSecond - Date.now())
    sent.push(send(stack, group, number))
  }
  return Promise.all(sent)
}

/** Kills the worker while the mail server holds its mails; the restarted worker must send them. */
async function afterKill(stack: Context, group: string, downMs: number, withinMs: number) {
  const { sink, worker } = stack
  sink.behave({ treat: () => "ignore" })
  const sent = await Promise.all([1, 2, 3, 4].map((number) => send(stack, group, number)))
  // The mailer has three connections, so the fourth mail is still inside the worker when it is killed.
  while (sent.filter(({ person }) => sink.hasSeen(person.email)).length < 3) await pause(20)
  await worker?.kill(downMs)
  sink.behave({})
  return delays(stack, sent, withinMs)
}

function summary(numbers: readonly number[]) {
  return `p50 ${quantile(numbers, 0.5)} ms, p99 ${quantile(numbers, 0.99)} ms, longest ${quantile(numbers, 1)} ms`
}
