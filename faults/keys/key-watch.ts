import { readFileSync } from "node:fs"
import path from "node:path"
import { parseSecrets, type Secrets } from "../../app/platform/keys/secrets.ts"
import { createUnsubscribeLinks } from "../../app/privacy/holder/unsubscribe-links.server.ts"
import { createInvitationLinks } from "../../app/staff/people/invitation-links.server.ts"
import { staffPassword } from "../../testing/factories/staff.ts"
import type { startWebhookReceiver } from "../../testing/servers/webhook-receiver.ts"
import { codeOf } from "../../testing/visitors/authenticator.ts"
import { type HttpReply, leadOf, nextAddress, openVisitor, startClients } from "../http/http-client.ts"
import { visitor } from "../leads/lead-post.ts"
import type { EdgeStack } from "../stack/fault-stack.ts"
import type { GuidedMachine } from "./guided-machine.ts"

const webhookGuide = path.join(import.meta.dirname, "../../docs/webhook.md")

/** Between nginx's reload and the end of a request that it cut. */
const slackMs = 1000

export type Person = { id: string; email: string; secret: string; recoveryCodes: string[] }
type Watched = {
  stack: EdgeStack
  machine: GuidedMachine
  people: readonly Person[]
  /** The pause of each client between two requests. */
  pauseMs: number
}

/** A signed link of a mail. */
export type Link = { kind: "invitation" | "unsubscribe"; path: string }

/**
 * Everybody who depends on a secret, at work until `stop`: visitors who send leads and search, people with an open session,
 * holders of links, and the worker that refreshes the edge.
 */
export async function startKeyWatch(watched: Watched, links: readonly Link[]) {
  const { stack, machine, pauseMs } = watched
  const visits = openVisitor(stack.edge.url, { sockets: 12 })
  const sessions = await Promise.all(watched.people.map((person) => signIn(watched, person)))
  const cookies = sessions.map((session) => session ?? "")
  const signedOut: string[] = []
  const brokenLinks: string[] = []
  const unrefreshed: string[] = []
  const clients = [
    startClients(
      2,
      (member, turn) => visits.send(leadOf(visitor(`chave-${Date.now()}-${member}`, turn))),
      pauseMs,
    ),
    startClients(
      2,
      (member, turn) =>
        visits.send({ path: `/blog?busca=plano+${member}${turn % 50}`, address: nextAddress() }),
      pauseMs,
    ),
    startClients(
      cookies.length,
      async (member) => {
        const headers = { cookie: cookies[member] ?? "" }
        const reply = await visits.send({ path: "/painel/leads", headers, address: nextAddress() })
        if (![0, 200].includes(reply.status)) signedOut.push(`person ${member}: ${reply.status}`)
        return reply
      },
      pauseMs,
    ),
    startClients(
      1,
      async (_, turn) => {
        const link = links[turn % links.length]
        const reply = await visits.send({ path: link?.path ?? "/", address: nextAddress() })
        if (![0, 200].includes(reply.status)) brokenLinks.push(`${link?.kind}: ${reply.status}`)
        return reply
      },
      pauseMs,
    ),
    startClients(
      1,
      async () => {
        const [current] = secretsOf(machine, "EDGE_REFRESH_SECRETS")
        const headers = { "x-edge-refresh": current.value, "accept-encoding": "gzip" }
        const reply = await visits.send({ path: "/sobre", headers, address: nextAddress() })
        if (reply.status === 200 && reply.edgeCache !== "BYPASS") unrefreshed.push(reply.edgeCache)
        return reply
      },
      pauseMs,
    ),
  ]
  return {
    stop: async () => {
      const replies = (await Promise.all(clients.map((group) => group.stop()))).flat()
      visits.close()
      const isCut = ({ status, ms, endedAt }: HttpReply) =>
        status === 0 && machine.reloads.some((at) => at > endedAt - ms - slackMs && at < endedAt + slackMs)
      const failed = replies.filter((reply) => (reply.status === 0 && !isCut(reply)) || reply.status >= 500)
      return {
        requests: replies.length,
        failed: failed.map(
          ({ path, status, ms }) => `${path.split("?")[0]} ${status} after ${Math.round(ms)} ms`,
        ),
        cut: replies.filter(isCut).length,
        signedOut,
        brokenLinks,
        unrefreshed,
        /** Who could not even sign in at the beginning. */
        lockedOut: watched.people.filter((_, n) => !sessions[n]).map(({ email }) => email),
      }
    },
  }
}

/** Of the secrets that the worker has. */
export function secretsOf(machine: GuidedMachine, variable: string): Secrets {
  return parseSecrets(machine.settings("worker")[variable] ?? "") as Secrets
}

/** The session's cookies, or null when the person is locked out. The code of the present half minute may be used again. */
export async function signIn(
  { stack }: Pick<Watched, "stack">,
  { id, email, secret, recoveryCodes }: Person,
  { isRecovery = false } = {},
) {
  await stack.query("update staff_two_factors set last_used_step = null where user_id = $1", [id])
  const visits = openVisitor(stack.edge.url, { address: nextAddress() })
  try {
    const password = await visits.send({
      path: "/painel/entrar",
      method: "POST",
      fields: { email, password: staffPassword },
    })
    const cookie = pairsOf(password.cookies)
    const code = isRecovery ? (recoveryCodes.pop() ?? "") : codeOf(secret)
    const second = await visits.send({
      path: `/painel/entrar/codigo${isRecovery ? "?modo=recuperacao" : ""}`,
      method: "POST",
      fields: { code },
      headers: { cookie },
    })
    return second.status === 303 && second.cookies.some((line) => line.includes("session_token"))
      ? pairsOf(second.cookies)
      : null
  } finally {
    visits.close()
  }
}

function pairsOf(lines: readonly string[]) {
  return lines.map((line) => line.split(";")[0] ?? "").join("; ")
}

/** New links, as the worker would put them into mails now. */
export function makeLinks(machine: GuidedMachine, invitationId: string): Link[] {
  return [
    {
      kind: "invitation",
      path: createInvitationLinks(secretsOf(machine, "INVITATION_SECRETS")).pathOf(invitationId),
    },
    {
      kind: "unsubscribe",
      path: createUnsubscribeLinks(secretsOf(machine, "UNSUBSCRIBE_SECRETS")).pathOf("WP-AAAA-BBBB"),
    },
  ]
}

type Received = Awaited<ReturnType<typeof startWebhookReceiver>>["received"][number]
type Check = { isGenuine: (value: string, header: string, body: string, now: number) => boolean }

/** The check that docs/webhook.md gives to receivers, of one that knows one value. */
export async function openReceiverCheck() {
  const code = /```js\n(.*?)```/s.exec(readFileSync(webhookGuide, "utf8"))?.[1] ?? ""
  const source = encodeURIComponent(`${code}\nexport { isGenuine }`)
  const { isGenuine } = (await import(`data:text/javascript,${source}`)) as Check
  return ({ headers, body }: Received, value: string) => {
    const header = String(headers["webhook-signature"])
    // As if it were checked when it came: the check refuses old messages.
    return isGenuine(value, header, body, 1000 * Number(/^t=(\d+)/.exec(header)?.[1]))
  }
}
