import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { onTestFinished } from "vitest"
import { eventually } from "../eventually.ts"
import { postForm } from "./posted-form.ts"

let visitors = 0

/** Two visitors who send leads until `stop`, each another one after an answer. Keeps the addresses of those that were acknowledged. */
export function sendLeads(siteUrl: string) {
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const send = async () => {
    while (!stopping.signal.aborted) {
      const { email, post } = newLead(siteUrl)
      if (await post()) acknowledged.push(email)
      else await pause(100)
    }
  }
  const finished = Promise.all([send(), send()])
  const stop = async () => {
    stopping.abort()
    await finished
  }
  onTestFinished(stop)
  return { acknowledged, stop }
}

/** A lead of another visitor, at another address, because one may send 30 leads in ten minutes (D88). `post` always sends the same. */
export function newLead(siteUrl: string) {
  const number = ++visitors
  const email = `visita-${number}@visitante.example`
  const fields = {
    name: `Visitante ${number}`,
    email,
    phone: `(11) 9${10_000_000 + number}`,
    idade: "52",
    subject: "plano_adesao",
    message: `Quero comparar, pedido ${number}.`,
    submission_key: randomUUID(),
  }
  const headers = { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` }
  const post = async () => {
    const reply = await postForm(`${siteUrl}/cotacao?form=main`, fields, headers)
    const { success } = (await reply.json()) as { success?: boolean }
    return reply.status === 200 && success === true
  }
  return { email, post }
}

/** Those of the addresses that have no lead. Tries again while the database is away. */
export async function findMissingLeads(databaseUrl: string, emails: readonly string[]) {
  const stored = await eventually(async () => {
    const client = new Client({ connectionString: databaseUrl })
    client.on("error", () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ email: string }>("select email from leads")
      return new Set(rows.map(({ email }) => email))
    } catch {
      return null
    } finally {
      await client.end().catch(() => {})
    }
  })
  return emails.filter((email) => !stored.has(email))
}
