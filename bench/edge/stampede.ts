import { connect, type TLSSocket } from "node:tls"
import { startNginx } from "../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../testing/visitors/edge-visitor.ts"
import { quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { openEdgeBench } from "./edge-bench-stack.ts"

const page = "/blog/carencias"
const ship = { renders: 1 }
const aim = { renders: 1, waitBeyondRenderMs: 50 }

type Edge = Awaited<ReturnType<typeof startNginx>>

/** P2: a thousand simultaneous first requests for one address: how often it is rendered, and the longest wait. */
export async function edgeStampede({ isQuick }: Run): Promise<Result> {
  console.log("\nP2 simultaneous first requests for one address: pages rendered")
  const { size, times } = isQuick ? { size: 200, times: 2 } : { size: 1000, times: 10 }
  const stack = await openEdgeBench({ hasWorker: false, canClearCache: true })
  const ports: [number, number] = [stack.sites[0].port, stack.sites[1].port]
  const unlocked = await startNginx(ports, {
    alterConfig: (site) => site.replace("proxy_cache_lock on;", "proxy_cache_lock off;"),
  })
  try {
    const rendersOf = async (act: () => Promise<unknown>) => {
      const before = await stack.renders()
      await act()
      return (await stack.renders()) - before
    }
    const connections = await openConnections(stack.nginx, size)
    const cold = { renders: [] as number[], longest: [] as number[], alone: [] as number[] }
    const cached = { renders: [] as number[], longest: [] as number[], calm: [] as number[] }
    const refresh = () =>
      stack.send(page, {
        headers: {
          "x-edge-refresh": stack.nginx.refreshKey,
          "accept-encoding": "gzip, deflate, br",
        },
      })
    for (let n = 1; n <= times; n++) {
      stack.nginx.clearCache()
      const startedAt = performance.now()
      await stack.send(page, { headers: { "accept-encoding": "gzip, deflate, br" } })
      cold.alone.push(performance.now() - startedAt)
      cached.calm.push(Math.max(...(await connections.requestAll())))
      cached.renders.push(
        await rendersOf(async () => {
          const [, waits] = await Promise.all([refresh(), connections.requestAll()])
          cached.longest.push(Math.max(...waits))
        }),
      )
      stack.nginx.clearCache()
      cold.renders.push(
        await rendersOf(async () => cold.longest.push(Math.max(...(await connections.requestAll())))),
      )
      console.log(
        `${n}: empty cache: ${cold.renders.at(-1)} rendered, longest wait ${cold.longest.at(-1)?.toFixed(0)} ms (one visitor alone ${cold.alone.at(-1)?.toFixed(0)} ms); while refreshed: ${cached.renders.at(-1)} rendered, longest ${cached.longest.at(-1)?.toFixed(0)} ms (without a refresh ${cached.calm.at(-1)?.toFixed(0)} ms)`,
      )
    }
    connections.close()
    const { send } = edgeVisitor(unlocked)
    const unlockedRenders = await rendersOf(() =>
      Promise.all(
        Array.from({ length: 50 }, () => send(page, { headers: { "accept-encoding": "gzip, deflate, br" } })),
      ),
    )
    console.log(`control, no lock, 50 visitors: ${unlockedRenders} rendered`)
    const most = Math.max(...cold.renders, ...cached.renders)
    const waitBeyondRenderMs = rounded(
      Math.max(...cold.longest.map((wait, n) => wait - Math.max(cached.calm[n] ?? 0, cold.alone[n] ?? 0))),
      0,
    )
    const value = {
      visitors: size,
      renders: most,
      waitBeyondRenderMs,
      whileRefreshedMs: rounded(quantile(cached.longest, 0.5), 0),
      calmMs: rounded(quantile(cached.calm, 0.5), 0),
      rendersWithoutLock: unlockedRenders,
    }
    const met = most > 1 ? "none" : waitBeyondRenderMs <= aim.waitBeyondRenderMs ? "aim" : "ship"
    return { id: "P2", value, ship, aim, met, isSound: most === 1 && unlockedRenders > 1 }
  } finally {
    await unlocked.stop()
    await stack.close()
  }
}

/** Opens connections. `requestAll` sends one request on each at the same time and returns the milliseconds of each response. */
async function openConnections({ port, certificate }: Edge, size: number) {
  const sockets: TLSSocket[] = []
  for (let n = 0; n < size; n += 50)
    sockets.push(
      ...(await Promise.all(
        Array.from(
          { length: Math.min(50, size - n) },
          () =>
            new Promise<TLSSocket>((resolve, reject) => {
              const options = { host: "127.0.0.1", servername: "localhost", port, ca: certificate }
              const socket = connect(options, () => resolve(socket))
              socket.once("error", reject)
            }),
        ),
      )),
    )
  const visit = (socket: TLSSocket, startedAt: number) =>
    new Promise<number>((resolve, reject) => {
      let received = Buffer.alloc(0)
      const collect = (part: Buffer) => {
        received = Buffer.concat([received, part])
        const bodyAt = received.indexOf("\r\n\r\n") + 4
        const length = Number(/content-length: (\d+)/i.exec(received.subarray(0, bodyAt).toString())?.[1])
        if (bodyAt < 4 || received.byteLength < bodyAt + length) return
        socket.off("data", collect)
        if (received.subarray(9, 12).toString() === "200") resolve(performance.now() - startedAt)
        else reject(new Error(received.subarray(0, 60).toString()))
      }
      socket.on("data", collect)
      socket.write(`GET ${page} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`)
    })
  const requestAll = () => {
    const startedAt = performance.now()
    return Promise.all(sockets.map((socket) => visit(socket, startedAt)))
  }
  return { requestAll, close: () => sockets.forEach((socket) => socket.destroy()) }
}
