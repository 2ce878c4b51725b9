import { createDb } from "../../app/platform/db/db.server.ts"
import { insertInvitation } from "../../app/staff/people/invitation-store.server.ts"
import { enrolPerson } from "../../testing/factories/staff.ts"
import { silentLog } from "../../testing/servers/test-database.ts"
import { startWebhookReceiver } from "../../testing/servers/webhook-receiver.ts"
import { pause, type Result, type Run } from "../../tools/measure/run-experiments.ts"
import { newSecretValue } from "../../tools/rotation/rotate-secret.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { type GuidedMachine, openGuidedMachine } from "./guided-machine.ts"
import {
  type Link,
  makeLinks,
  openReceiverCheck,
  type Person,
  secretsOf,
  signIn,
  startKeyWatch,
} from "./key-watch.ts"
import { type GuidedRotation, readRotationGuide } from "./rotation-guide.ts"

const ship = { lockedOut: 0, brokenLinks: 0, failed: 0 }
const waitSeconds = { quick: 0.5, full: 3 }
const pauseMs = { quick: 500, full: 50 }
const longestHours = 72

type Faults = {
  requests: number
  /** Responses that nginx's own reload cut: it sometimes ends a connection in use. Not counted as failed. */
  cut: number
  failed: string[]
  signedOut: string[]
  lockedOut: string[]
  brokenLinks: string[]
  unrefreshed: string[]
  refusedWebhooks: string[]
}

/** S6: every secret is rotated under load, as the guide says. */
export async function rotatedKeys(run: Run): Promise<Result> {
  console.log("\nS6 rotation of every secret under load: people locked out, links broken, requests failed")
  const rotations = readRotationGuide()
  const crm = await startWebhookReceiver()
  let machine: GuidedMachine | undefined
  // In production the CRM must be elsewhere and have TLS.
  const forWorker = { NODE_ENV: "development", CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_ALLOW_PRIVATE: "1" }
  const crmSecrets = `1:${newSecretValue()}`
  const stack = await openEdgeStack({
    desks: 2,
    settings: (name, own) => ({
      ...(name === "worker" ? { ...forWorker, CRM_WEBHOOK_SECRETS: crmSecrets } : {}),
      ...machine?.settings(name),
      ...own,
    }),
  })
  try {
    const [wait, order] = run.isQuick
      ? [waitSeconds.quick, "step by step, all purposes together"]
      : [waitSeconds.full, "one purpose after the other"]
    machine = await openGuidedMachine(stack, { crmSecrets, waitSeconds: wait })
    await stack.worker?.restart()
    console.log(
      `method: the commands of docs/operations.md for ${rotations.map(({ purpose }) => purpose).join(", ")}, ${order}, two processes of the site and two of the desk behind nginx, ${wait} s between restarts. Meanwhile visitors send leads and search, three people use the desk, links of mails made before and after are opened, the edge is refreshed, the CRM checks signatures with one value that it exchanges in the middle. Before the first step, after the second and after the third everybody signs in again with a code, one with a recovery code. Before retiring, ${longestHours} hours pass in the settings' notes.`,
    )
    const people = await enrolPeople(stack)
    const invitationId = await invite(stack)
    const scene = {
      stack,
      machine,
      people,
      invitationId,
      crm,
      pauseMs: run.isQuick ? pauseMs.quick : pauseMs.full,
    }
    const batches = run.isQuick ? [rotations] : rotations.map((rotation) => [rotation])
    const faults = []
    for (const batch of batches) faults.push(await rotate(scene, batch))
    const sound = together(faults)
    report("sound", sound)
    const control = await replaceAtOnce(scene)
    report("control: every value replaced in one step (must be caught)", control)
    const isControlCaught = [
      control.failed,
      control.signedOut,
      control.lockedOut,
      control.brokenLinks,
      control.unrefreshed,
      control.refusedWebhooks,
    ].every((found) => found.length > 0)
    const lists = [sound.unrefreshed, sound.refusedWebhooks, sound.signedOut]
    const counts = {
      lockedOut: sound.lockedOut.length,
      brokenLinks: sound.brokenLinks.length,
      failed: sound.failed.length,
    }
    const isZero = [...lists.map((list) => list.length), ...Object.values(counts)].every((n) => n === 0)
    return {
      id: "S6",
      value: {
        purposes: rotations.length,
        requests: sound.requests,
        ...counts,
        cut: sound.cut,
        isControlCaught,
      },
      ship,
      aim: ship,
      met: isZero && isControlCaught && !run.isQuick ? "aim" : "none",
      isSound: isZero && isControlCaught,
    }
  } finally {
    await stack.close()
    machine?.close()
    await crm.close()
  }
}

async function enrolPeople({ databaseUrl, urls, edge }: EdgeStack): Promise<Person[]> {
  const open = (url: string) => createDb({ url, name: "fault run", log: silentLog, maxConnections: 2 })
  const as = { owner: open(databaseUrl), auth: open(urls.auth) }
  const people: Person[] = []
  for (const name of ["Aline Modelo", "Breno Modelo", "Celia Modelo"])
    people.push(await enrolPerson({ as }, { name, role: "administracao", publicUrl: edge.url }))
  await Promise.all(Object.values(as).map((db) => db.destroy()))
  return people
}

async function invite({ databaseUrl }: EdgeStack) {
  const db = createDb({ url: databaseUrl, name: "fault run", log: silentLog, maxConnections: 1 })
  const person = { email: "davi@webplan.example", name: "Davi Modelo", role: "atendente" as const }
  const id = await insertInvitation(db, { ...person, invitedBy: null })
  await db.destroy()
  return id
}

type Scene = {
  stack: EdgeStack
  machine: GuidedMachine
  people: readonly Person[]
  invitationId: string
  pauseMs: number
  crm: Awaited<ReturnType<typeof startWebhookReceiver>>
}

/** The rotations of a batch, each step of all of them before the next step. */
async function rotate(scene: Scene, rotations: readonly GuidedRotation[]): Promise<Faults> {
  const { machine } = scene
  const before = makeLinks(machine, scene.invitationId)
  const [value] = secretsOf(machine, "CRM_WEBHOOK_SECRETS")
  const introduced = await watch(scene, before, value.value, async () => {
    await follow(machine, rotations, 0)
    await follow(machine, rotations, 1)
  })
  // What was made before has expired, except for the links that never do.
  machine.pass(longestHours)
  const [next] = secretsOf(machine, "CRM_WEBHOOK_SECRETS")
  const lasting = before.filter(({ kind }) => kind === "unsubscribe")
  const links = [...lasting, ...makeLinks(machine, scene.invitationId)]
  const retired = await watch(scene, links, next.value, () => follow(machine, rotations, 2))
  return together([introduced, retired])
}

/** One step for each rotation, then what takes it over, once. */
async function follow(machine: GuidedMachine, rotations: readonly GuidedRotation[], number: number) {
  const steps = rotations.flatMap(({ steps }) => steps[number] ?? [])
  for (const { rotate } of steps) await machine.follow(rotate)
  const restarts = new Set(steps.flatMap(({ restart }) => restart.split(" && ")))
  const isEnough = (restart: string) =>
    !restart.startsWith("deploy/restart ") || !restarts.has("deploy/restart")
  for (const restart of restarts) if (isEnough(restart)) await machine.follow(restart)
}

/** What fails while `act` runs, and who cannot sign in after it. */
async function watch(scene: Scene, links: readonly Link[], crmValue: string, act: () => Promise<void>) {
  const { crm, people } = scene
  crm.received.length = 0
  const watching = await startKeyWatch(scene, links)
  await pause(1000)
  await act()
  await pause(1000)
  const found = await watching.stop()
  const lockedOut: string[] = []
  // Each has ten recovery codes, and there may be more steps than that.
  const [mostCodes] = people.toSorted((a, b) => b.recoveryCodes.length - a.recoveryCodes.length)
  for (const person of people)
    if (!(await signIn(scene, person, { isRecovery: person === mostCodes }))) lockedOut.push(person.email)
  const isGenuine = await openReceiverCheck()
  const refused = crm.received.filter((message) => !isGenuine(message, crmValue))
  return {
    ...found,
    lockedOut: [...found.lockedOut, ...lockedOut],
    refusedWebhooks: refused.map(() => "signature"),
  }
}

/** The control: what the guide warns against. */
async function replaceAtOnce(scene: Scene): Promise<Faults> {
  const { machine, stack } = scene
  const links = makeLinks(machine, scene.invitationId)
  const [crmValue] = secretsOf(machine, "CRM_WEBHOOK_SECRETS")
  return watch(scene, links, crmValue.value, async () => {
    const variables = ["SIGN_IN", "INVITATION", "UNSUBSCRIBE", "CRM_WEBHOOK", "EDGE_REFRESH"]
    for (const name of variables) machine.replace(`${name}_SECRETS`, `9:${newSecretValue()}`)
    await machine.follow("deploy/restart")
    await pause(2000)
    const logins = "rolname in ('webplan_web', 'webplan_web_b')"
    const [login] = await stack.query<{ rolname: string }>(
      `select rolname from pg_roles where ${logins} and rolcanlogin`,
    )
    await stack.query(`alter role ${login?.rolname} password 'another'`)
    await stack.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = $1", [
      login?.rolname,
    ])
    await pause(1000)
  })
}

function together(all: readonly Faults[]): Faults {
  const list = (name: Exclude<keyof Faults, "requests" | "cut">) => all.flatMap((faults) => faults[name])
  return {
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    cut: all.reduce((sum, { cut }) => sum + cut, 0),
    failed: list("failed"),
    signedOut: list("signedOut"),
    lockedOut: list("lockedOut"),
    brokenLinks: list("brokenLinks"),
    unrefreshed: list("unrefreshed"),
    refusedWebhooks: list("refusedWebhooks"),
  }
}

function report(name: string, { requests, cut, ...lists }: Faults) {
  const found = Object.entries(lists).map(
    ([kind, list]) =>
      `${kind} ${list.length}${list.length > 0 ? ` (${[...new Set(list)].slice(0, 4).join(", ")})` : ""}`,
  )
  console.log(`${name}: ${requests} requests; ${found.join("; ")}; cut by nginx's reload ${cut}`)
}
