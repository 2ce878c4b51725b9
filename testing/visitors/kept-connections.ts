import { Agent, type RequestOptions, request } from "node:https"
import { setTimeout as pause } from "node:timers/promises"

type Options = {
  port: number
  /** The certificate that each connection must lead to. */
  authorities: readonly string[]
  connections: number
}

/**
 * Visitors who request pages on kept connections without end. If the server closed a kept connection before any answer, they repeat the
 * request on a new one, as browsers do.
 */
export function keepVisiting({ port, authorities, connections }: Options) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const target = { host: "localhost", port, path: "/saude", agent, ca: [...authorities] }
  const faults: string[] = []
  const isStopping = { now: false }
  let answered = 0
  const visit = async () => {
    while (!isStopping.now) {
      const outcome = await get(target).catch((error: Error) => error.message)
      if (outcome === 200) answered++
      else faults.push(String(outcome))
      await pause(50)
    }
  }
  const visitors = Array.from({ length: connections }, visit)
  return {
    answered: () => answered,
    /** Ends the connections. Returns what was not answered well. */
    stop: async () => {
      isStopping.now = true
      await Promise.all(visitors)
      agent.destroy()
      return faults
    },
  }
}

function get(target: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(target, (response) => {
      response.once("error", reject)
      response.once("end", () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    sent.setTimeout(10_000, () => sent.destroy(new Error("no answer")))
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === "ECONNRESET") resolve(get({ ...target, agent: false }))
      else reject(error)
    })
    sent.end()
  })
}
