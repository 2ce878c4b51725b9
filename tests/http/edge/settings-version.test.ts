import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { settingsVersionHeader } from "../../../app/settings/edge/settings-version-header.ts"
import { outageAddresses } from "../../../app/site/content/outage-pages.ts"
import { startNginx, thisMachine } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

test("[N5.02] the version of the settings reaches the application from a refresh only", async () => {
  const received: { address: string | undefined; version: unknown }[] = []
  const site = createServer(({ url, headers }, response) => {
    received.push({ address: url, version: headers[settingsVersionHeader] })
    response.writeHead(200, { "cache-control": "public, s-maxage=60, stale-while-revalidate=86400" })
    response.end("page")
  })
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve))
  const nginx = await startNginx((site.address() as AddressInfo).port, { trustedProxies: thisMachine })
  const { send, ageCopies } = edgeVisitor(nginx)
  const claimed = { "x-forwarded-for": "198.51.100.7", [settingsVersionHeader]: "999" }
  const invalidKey = { ...claimed, "x-edge-refresh": "x".repeat(48) }
  const addresses = [
    "/sobre",
    "/blog?busca=a",
    "/Sobre",
    "/privacidade/meus-dados/entrar/x",
    "/painel",
    "/painel/leads/ao-vivo",
  ]
  try {
    for (const address of addresses) {
      await send(address, { headers: claimed })
      await send(address, { method: "POST", body: "a=b", headers: invalidKey })
    }
    await send("/pronto", { headers: { [settingsVersionHeader]: "999" } })
    // A new copy that is fetched in the background, and one that the visitor waits for.
    for (const [seconds, count] of [
      [120, 14],
      [2 * 86_400, 15],
    ] as const) {
      ageCopies(seconds)
      await send("/sobre", { headers: claimed })
      await expect.poll(() => received.length).toBe(count)
    }
    expect(received.map(({ version }) => version)).toEqual(Array.from({ length: 15 }))
    received.length = 0
    const refreshed = ["/sobre", "/blog?pagina=2", ...outageAddresses]
    for (const address of refreshed)
      await send(address, {
        headers: { "x-edge-refresh": nginx.refreshKey, [settingsVersionHeader]: "7" },
      })
    expect(received).toEqual(refreshed.map((address) => ({ address, version: "7" })))
  } finally {
    await nginx.stop()
    site.closeAllConnections()
    site.close()
  }
})
