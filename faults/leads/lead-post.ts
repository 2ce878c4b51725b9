import { createHash } from "node:crypto"
import { Agent as PlainAgent, request as requestPlain } from "node:http"
import { request as requestSecure, Agent as SecureAgent } from "node:https"

/** A visitor who fills in the main form; group and number determine key, e-mail, phone and message. */
export type Visitor = { email: string; key: string; fields: Record<string, string> }

export function visitor(group: string, number: number): Visitor {
  const hash = createHash("sha256").update(`${group} ${number}`).digest("hex")
  const key = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5")
  const email = `${group}-${number}@visitante.example`
  const fields = {
    name: `Visitante ${number}`,
    email,
    phone: `(11) 9${String(Number.parseInt(hash.slice(-8), 16) % 1e8).padStart(8, "0")}`,
    idade: "52, 49",
    subject: "plano_adesao",
    message: `Quero comparar, pedido ${group} ${number}.`,
  }
  return { email, key, fields }
}

let addresses = 0

/** A new address each time, so that the rate limit per address is not reached. */
function nextAddress() {
  const n = ++addresses
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

type Reply = { status: number; body: string }

/** Sends leads to one site over keep-alive connections. */
export function openLeadSender(origin: string, sockets: number) {
  const isSecure = origin.startsWith("https:")
  // An idle connection is closed here before the server does it: a request on one that is just being closed would be cut.
  const options = { keepAlive: true, maxSockets: sockets, rejectUnauthorized: false, timeout: 30_000 }
  const agent = isSecure ? new SecureAgent(options) : new PlainAgent(options)
  const request = isSecure ? requestSecure : requestPlain

  /** One attempt. Rejects when the connection is refused or cut, or after a timeout. */
  const post = (person: Visitor, key = person.key, withinMs = 15_000) =>
    new Promise<Reply>((resolve, reject) => {
      const body = new URLSearchParams({ ...person.fields, submission_key: key }).toString()
      const address = nextAddress()
      const sent = request(
        `${origin}/cotacao?form=main`,
        {
          method: "POST",
          agent,
          signal: AbortSignal.timeout(withinMs),
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            "content-length": Buffer.byteLength(body),
            "x-forwarded-for": address,
          },
        },
        (response) => {
          let text = ""
          response.setEncoding("utf8")
          response.on("data", (chunk: string) => {
            text += chunk
          })
          response.on("error", reject)
          response.on("close", () => {
            if (response.complete) resolve({ status: response.statusCode ?? 0, body: text })
            else reject(new Error("response cut"))
          })
        },
      )
      sent.on("error", reject)
      sent.end(body)
    })
  return { post, close: () => agent.destroy() }
}

export type LeadSender = ReturnType<typeof openLeadSender>

/** The protocol of a success response, otherwise null. */
export function protocolOf({ status, body }: Reply): string | null {
  if (status !== 200) return null
  const answer = JSON.parse(body) as { success?: boolean; protocol?: string }
  return answer.success === true && answer.protocol ? answer.protocol : null
}
