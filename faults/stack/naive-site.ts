import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Pool } from "pg"

/** A control: a site without cache or timeouts. Every page and every form uses one pool and waits without limit. */
export async function startNaiveSite(databaseUrl: string) {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 })
  pool.on("error", () => {})
  const server = createServer((request, response) => {
    const table = request.method === "POST" ? "leads" : "blog_posts"
    pool.query(`select count(*) from ${table}`).then(
      () => response.end("{}"),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    await pool.end()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
