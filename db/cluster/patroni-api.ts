import { readFileSync } from "node:fs"
import { request } from "node:https"
import path from "node:path"

type Options = { addresses: readonly string[]; certificates: string }

/** One member as Patroni describes it. */
export type MemberState = {
  name: string
  role: string
  state: string
  timeline?: number
}
type Reply = { status: number; body: string }

/** Patroni's own interface, as `patronictl` uses it. Any member that answers will do. */
export function createPatroniApi({ addresses, certificates }: Options) {
  const file = (name: string) => readFileSync(path.join(certificates, name))
  const credentials = { ca: file("authority.crt"), cert: file("member.crt"), key: file("member.key") }

  const requestAny = async (options: Omit<PatroniRequest, "address" | "credentials">) => {
    let fault: unknown
    for (const address of addresses) {
      try {
        return await requestPatroni({ address, credentials, ...options })
      } catch (error) {
        fault = error
      }
    }
    throw new Error("no member of the cluster answers", { cause: fault })
  }
  const change = async (method: string, target: string, body: object) => {
    const reply = await requestAny({ method, target, body, withinMs: 60_000 })
    if (reply.status >= 300) throw new Error(`Patroni refuses ${target}: ${reply.status} ${reply.body}`)
  }

  return {
    /** Empty while no member answers. */
    listMembers: async (): Promise<MemberState[]> => {
      try {
        const { body } = await requestAny({ method: "GET", target: "/cluster", withinMs: 2000 })
        return (JSON.parse(body) as { members: MemberState[] }).members
      } catch {
        return []
      }
    },
    changeSettings: (settings: object) => change("PATCH", "/config", settings),
    /** Resolves when the candidate leads. */
    switchOver: (leader: string, candidate: string) => change("POST", "/switchover", { leader, candidate }),
  }
}

type PatroniRequest = {
  address: string
  credentials: { ca: Buffer; cert?: Buffer; key?: Buffer }
  method: string
  target: string
  body?: object
  withinMs: number
}

export function requestPatroni({ address, credentials, method, target, body, withinMs }: PatroniRequest) {
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(
      `https://${address}:8008${target}`,
      { method, ...credentials, agent: false, signal: AbortSignal.timeout(withinMs) },
      (response) => {
        let text = ""
        response.setEncoding("utf8")
        response.on("data", (chunk: string) => {
          text += chunk
        })
        response.on("error", reject)
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text }))
      },
    )
    sent.on("error", reject)
    sent.end(body ? JSON.stringify(body) : "")
  })
}
