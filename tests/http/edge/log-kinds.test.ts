import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { startNginx, thisMachine } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

test("[N18.05] nginx's log has the kind of each request and the fault of its process, which the error budget is made of", async () => {
  const process = createServer((request, response) => {
    if (request.url === "/blog/fails") response.statusCode = 500
    if (request.url === "/blog/hangs-up") request.socket.destroy()
    else response.end("bem")
  })
  await new Promise<void>((resolve) => process.listen(0, "127.0.0.1", resolve))
  const nginx = await startNginx((process.address() as AddressInfo).port, {
    trustedProxies: thisMachine,
  })
  const { send } = edgeVisitor(nginx)
  const visitor = { "x-forwarded-for": "198.51.100.7:40007" }
  const form = { method: "POST", body: "nome=Ana", headers: visitor }
  try {
    for (const address of ["/sobre", "/assets/nothing.js", "/painel/leads"])
      await send(address, { headers: visitor })
    for (const address of ["/", "/cotacao", "/medidas", "/painel/leads"]) await send(address, form)
    for (const address of ["/blog/fails", "/blog/hangs-up"]) await send(address, { headers: visitor })
    // The probes of the monitoring, and the worker that renews pages.
    for (const address of ["/", "/pronto", "/painel/entrar"]) await send(address)
    await send("/amil", { headers: { ...visitor, "x-edge-refresh": nginx.refreshKey } })
  } finally {
    await nginx.stop()
    process.closeAllConnections()
    process.close()
  }
  const lines = nginx.logs()["edge access log"].trim().split("\n")
  const seen = lines.map((line) => {
    const [, kind, method, , , , , fault] = line.split(" ")
    return `${kind} ${method} ${fault}`
  })
  // Each of nginx's processes writes its own lines.
  expect(seen.toSorted()).toEqual([
    "asset GET -",
    "desk GET -",
    "desk POST -",
    "lead POST -",
    "lead POST -",
    "own GET -",
    "own GET -",
    "own GET -",
    "own GET -",
    "page GET -",
    "page GET failed",
    "page GET unreachable",
    "page POST -",
  ])
})
