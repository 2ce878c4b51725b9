import { connect, type TLSSocket } from "node:tls"
import { startNginx } from "../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../testing/visitors/edge-visitor.ts"
import { quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { openEdgeBench } from "./edge-bench-stack.ts"

const page = "/blog/carencias"
const ship = { renders: 1 }
const aim = { renders: 1, waitBeyondRenderMs: 50 }

type Edge = Awaited<ReturnType<typeof startNginx>>

/** P2: a thousand simultaneous first requests of one address: how often it is rendered, how long anybody waits. */
export async function edgeStampede({ isQuick }: Run): Promise<Result> {
  console.log("\nP2 simultaneous first requests of one address: pages rendered")
  const { size, times } = isQuick ? { size: 200, times: 2 } : { size: 1000, times: 10 }
  const house = await openEdgeBench({ hasWorker: false, isForgetful: true })
  const ports: [number, number] = [house.webs[0].port, house.webs[1].port]
  const unlocked = await startNginx(ports, {
    spoil: (site) => site.replace("proxy_cache_lock on;", "proxy_cache_lock off;"),
  })
  try {
    const rendersOf = async (act: () => Promise<unknown>) => {
      const before = await house.renders()
      await act()
      return (await house.renders()) - before
    }
    const crowd = await openCrowd(house.nginx, size)
    const cold = { renders: [] as number[], longest: [] as number[], alone: [] as number[] }
    const held = { renders: [] as number[], longest: [] as number[], calm: [] as number[] }
    const refresh = () =>
      house.ask(page, {
        headers: {
          "x-edge-refresh": house.nginx.env.EDGE_REFRESH_SECRET,
          "accept-encoding": "gzip, deflate, br",
        },
      })
    for (let n = 1; n <= times; n++) {
      house.nginx.forgetCopies()
      const startedAt = performance.now()
      await house.ask(page, { headers: { "accept-encoding": "gzip, deflate, br" } })
      cold.alone.push(performance.now() - startedAt)
      held.calm.push(Math.max(...(await crowd.come())))
      held.renders.push(
        await rendersOf(async () => {
          const [, waits] = await Promise.all([refresh(), crowd.come()])
          held.longest.push(Math.max(...waits))
        }),
      )
      house.nginx.forgetCopies()
      cold.renders.push(await rendersOf(async () => cold.longest.push(Math.max(...(await crowd.come())))))
      console.log(
        `${n}: nothing held: ${cold.renders.at(-1)} rendered, longest wait ${cold.longest.at(-1)?.toFixed(0)} ms (one visitor alone ${cold.alone.at(-1)?.toFixed(0)} ms); while refreshed: ${held.renders.at(-1)} rendered, longest ${held.longest.at(-1)?.toFixed(0)} ms (without a refresh ${held.calm.at(-1)?.toFixed(0)} ms)`,
      )
    }
    crowd.leave()
    const { ask } = edgeVisitor(unlocked)
    const wild = await rendersOf(() =>
      Promise.all(
        Array.from({ length: 50 }, () => ask(page, { headers: { "accept-encoding": "gzip, deflate, br" } })),
      ),
    )
    console.log(`control, no lock, 50 visitors: ${wild} rendered`)
    const most = Math.max(...cold.renders, ...held.renders)
    const waitBeyondRenderMs = rounded(
      Math.max(...cold.longest.map((wait, n) => wait - Math.max(held.calm[n] ?? 0, cold.alone[n] ?? 0))),
      0,
    )
    const value = {
      visitors: size,
      renders: most,
      waitBeyondRenderMs,
      whileRefreshedMs: rounded(quantile(held.longest, 0.5), 0),
      calmMs: rounded(quantile(held.calm, 0.5), 0),
      rendersWithoutLock: wild,
    }
    const met = most > 1 ? "none" : waitBeyondRenderMs <= aim.waitBeyondRenderMs ? "aim" : "ship"
    return { id: "P2", value, ship, aim, met, isSound: most === 1 && wild > 1 }
  } finally {
    await unlocked.stop()
    await house.close()
  }
}

/** As many open connections; then, at one moment, one request on each. Milliseconds until each whole answer. */
async function openCrowd({ port, certificate }: Edge, size: number) {
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
      let heard = Buffer.alloc(0)
      const hear = (part: Buffer) => {
        heard = Buffer.concat([heard, part])
        const bodyAt = heard.indexOf("\r\n\r\n") + 4
        const length = Number(/content-length: (\d+)/i.exec(heard.subarray(0, bodyAt).toString())?.[1])
        if (bodyAt < 4 || heard.byteLength < bodyAt + length) return
        socket.off("data", hear)
        if (heard.subarray(9, 12).toString() === "200") resolve(performance.now() - startedAt)
        else reject(new Error(heard.subarray(0, 60).toString()))
      }
      socket.on("data", hear)
      socket.write(`GET ${page} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`)
    })
  const come = () => {
    const startedAt = performance.now()
    return Promise.all(sockets.map((socket) => visit(socket, startedAt)))
  }
  return { come, leave: () => sockets.forEach((socket) => socket.destroy()) }
}
