import { type ChildProcess, fork } from "node:child_process"
import path from "node:path"
import { createRandom } from "../../db/seed/random.ts"
import { pause, type Result, type Run } from "../../tools/measure/run-experiments.ts"
import { killAtRandom } from "../leads/random-kills.ts"
import { type Part, supervise } from "../stack/supervised-process.ts"
import type { Reply, Task } from "./blog-writer.ts"
import { type HotPost, openHotBlog } from "./hot-blog.ts"

const sizes = { quick: { events: 3000, kills: 6 }, full: { events: 200_000, kills: 60 } }
const ship = { lost: 0, twice: 0 }
const aim = { ...ship, events: sizes.full.events, kills: sizes.full.kills }
const clients = 64
type Role = "sound" | "broken" | "editor"

/** R13: processes that count likes and views of one post are killed: every acknowledged event is counted exactly once. */
export async function countedEvents({ isQuick, seed, kills: requestedKills }: Run): Promise<Result> {
  console.log(
    "\nR13 likes and views of one post while the processes that count them and save the post are killed",
  )
  const size = isQuick ? sizes.quick : sizes.full
  const kills = requestedKills ?? size.kills
  const random = createRandom(seed).next
  const blog = await openHotBlog()
  try {
    const sound = await run(blog, { role: "sound", events: size.events, kills, random })
    const control = await run(blog, { role: "broken", events: 1000, kills: 0, random })
    const isControlCaught = control.lost > 0
    const isZero = sound.lost + sound.twice + sound.torn === 0 && sound.acknowledged > 0
    const isFull = size.events >= aim.events && kills >= aim.kills
    return {
      id: "R13",
      value: { ...sound, events: size.events, kills, isControlCaught },
      ship,
      aim,
      met: isZero && isControlCaught ? (isFull ? "aim" : "ship") : "none",
      isSound: isZero && isControlCaught,
    }
  } finally {
    await blog.close()
  }
}

async function startProcess(role: Role, url: string, post: HotPost) {
  const child = fork(path.join(import.meta.dirname, "blog-writer.ts"), [role, url, post.slug])
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  // A message to a process that is just dying fails; `exit` reports its end.
  child.on("error", () => {})
  const isReady = await Promise.race([
    new Promise<true>((resolve) => child.once("message", () => resolve(true))),
    ended.then(() => false),
  ])
  if (!isReady) throw new Error(`the ${role} process did not start`)
  const kill = async () => {
    child.kill("SIGKILL")
    await ended
  }
  return { child, kill, stop: kill, ended }
}

/** A writer process that is restarted when it dies, and its unanswered tasks. */
function openWriter(name: string, role: Role, url: string, post: HotPost) {
  let child: ChildProcess | undefined
  const waiting = new Map<number, (isDone: boolean) => void>()
  const settleAll = () => {
    child = undefined
    for (const settle of waiting.values()) settle(false)
    waiting.clear()
  }
  const part = supervise(name, async () => {
    const running = await startProcess(role, url, post)
    child = running.child
    child.on("message", ({ number, isDone }: Reply) => {
      waiting.get(number)?.(isDone)
      waiting.delete(number)
    })
    void running.ended.then(settleAll)
    return running
  })
  /** Resolves to true only when the writer confirms the task; undefined while the writer is down. */
  const request = ({ number, kind }: Task) => {
    const present = child
    if (!present?.connected) return undefined
    return new Promise<boolean>((settle) => {
      waiting.set(number, settle)
      present.send({ number, kind })
    })
  }
  return { part, request }
}

type RunOptions = { role: "sound" | "broken"; events: number; kills: number; random: () => number }

/** Sends views and likes of one post to two writers, kills processes meanwhile, and compares their own record with the rows. */
async function run(
  blog: Awaited<ReturnType<typeof openHotBlog>>,
  { role, events, kills, random }: RunOptions,
) {
  const post = await blog.addPost(`lido-${role}`)
  const url = role === "sound" ? blog.urls.web : blog.urls.staff
  const writers = ["um", "dois"].map((name) => openWriter(name, role, url, post))
  const editor = role === "sound" ? openWriter("editor", "editor", blog.urls.staff, post) : undefined
  const parts: Part[] = [...writers.map(({ part }) => part), ...(editor ? [editor.part] : [])]
  await Promise.all(parts.map((part) => part.ready()))
  const sentEvents = { view: { sent: 0, acknowledged: 0 }, like: { sent: 0, acknowledged: 0 } }
  const acknowledged = () => sentEvents.view.acknowledged + sentEvents.like.acknowledged
  let number = 0
  const client = async () => {
    while (acknowledged() < events) {
      const task: Task = { number: ++number, kind: number % 5 === 0 ? "like" : "view" }
      const reply = writers[number % 2]?.request(task)
      if (reply) sentEvents[task.kind].sent++
      if (await reply) sentEvents[task.kind].acknowledged++
      else await pause(20)
    }
  }
  let isOver = false
  const finished = Promise.all(Array.from({ length: clients }, client)).then(() => {
    isOver = true
  })
  const tally = await killAtRandom({
    victims: parts,
    kills,
    leads: events,
    random,
    acknowledged,
    isOver: () => isOver,
  })
  await finished
  await Promise.all(parts.map((part) => part.stop()))
  // Statements that a killed process had started still finish.
  await pause(500)
  const counted = await blog.tallyOf(post)
  const { view, like } = sentEvents
  const lost = Math.max(0, view.acknowledged - counted.views) + Math.max(0, like.acknowledged - counted.likes)
  const twice = Math.max(0, counted.views - view.sent) + Math.max(0, counted.likes - like.sent)
  const torn =
    role === "sound"
      ? Math.abs(counted.views - counted.viewEvents) + Math.abs(counted.likes - counted.likeEvents)
      : 0
  console.log(
    `${role}: views sent ${view.sent}, acknowledged ${view.acknowledged}, counted ${counted.views}; likes sent ${like.sent}, acknowledged ${like.acknowledged}, counted ${counted.likes}; lost ${lost}, twice ${twice}, counts without their event or events without their count ${torn}; kills ${JSON.stringify(tally)}`,
  )
  return { acknowledged: acknowledged(), lost, twice, torn }
}
