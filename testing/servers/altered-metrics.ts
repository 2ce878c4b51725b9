import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

type Altered = { value: number; except: string | undefined }

/**
 * Passes on the metrics of a process. `alter` replaces the value of a metric that a test cannot change itself, such as the memory of
 * this machine, but not where the metric's labels contain `except`.
 */
export async function startAlteredMetrics(source: () => string) {
  const values = new Map<string, Altered>()
  const server = createServer((_, response) => {
    fetch(source(), { signal: AbortSignal.timeout(8000) })
      .then(async (reply) => {
        response.writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "" })
        response.end(replaceValues(await reply.text(), values))
      })
      // Like a process that does not run.
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    alter: (metric: string, value: number, except?: string) => void values.set(metric, { value, except }),
    restore: (metric: string) => void values.delete(metric),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type AlteredMetrics = Awaited<ReturnType<typeof startAlteredMetrics>>

function replaceValues(metrics: string, values: ReadonlyMap<string, Altered>) {
  return metrics.replaceAll(/^(\w+)(\{.*\})? \S+$/gm, (line, name: string, labels = "") => {
    const { value, except } = values.get(name) ?? {}
    const isKept = value === undefined || (except !== undefined && labels.includes(except))
    return isKept ? line : `${name}${labels} ${value}`
  })
}
