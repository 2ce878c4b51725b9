import { createServer } from "node:http"
import { type AddressInfo, createServer as createTcpServer } from "node:net"
import { expect, inject, onTestFinished, test } from "vitest"
import { carencias } from "../../../app/blog/articles/direitos/carencias.ts"
import { postUrl } from "../../../app/blog/post.ts"
import { draftOf } from "../../../app/blog/publishing/publish-articles.server.ts"
import { savePost } from "../../../app/blog/publishing/save-post.server.ts"
import { blogTaxonomy } from "../../../app/blog/taxonomy/blog-taxonomy.ts"
import { upsertTaxonomy } from "../../../app/blog/taxonomy/taxonomy-store.server.ts"
import { freePort } from "../../../db/free-port.ts"
import { eventually } from "../../../testing/eventually.ts"
import { openSite, openWorker } from "../../../testing/servers/app-processes.ts"
import { startNginx } from "../../../testing/servers/nginx.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase } from "../../../testing/servers/test-database.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

/** More than two processes behind an edge, and more than one edge. */
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

/** Processes that answer with their number and count what they get. */
async function startProcesses(count: number) {
  const requests = Array.from({ length: count }, () => 0)
  const servers = await Promise.all(
    requests.map(async (_, n) => {
      const server = createServer((_request, response) => {
        requests[n] = (requests[n] ?? 0) + 1
        response.end(`process ${n}`)
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const stop = async () => {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
      onTestFinished(stop)
      return { port: portOf(server), stop }
    }),
  )
  return { requests, servers }
}

test("[N18.06] every process of the list is used, and while one of five is left each request is answered", async () => {
  const site = await startProcesses(5)
  const desk = await startProcesses(3)
  const nginx = await startNginx(
    site.servers.map(({ port }) => port),
    { desk: desk.servers.map(({ port }) => port) },
  )
  onTestFinished(nginx.stop)
  const { send } = edgeVisitor(nginx)
  const post = { method: "POST", body: "a=b" }
  const visits = [
    () => send("/cotacao", post),
    () => send("/blog?busca=a"),
    () => send("/painel"),
    () => send("/saude"),
  ]
  const visitAll = async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => visits.map((visit) => visit())).flat())
    return new Set(answers.map(({ status }) => status))
  }
  expect(await visitAll()).toEqual(new Set([200]))
  expect(site.requests.every((count) => count > 0)).toBe(true)
  expect(desk.requests.every((count) => count > 0)).toBe(true)
  const stopped = [...site.servers.slice(0, 4), ...desk.servers.slice(1)]
  await Promise.all(stopped.map(({ stop }) => stop()))
  expect(await visitAll()).toEqual(new Set([200]))
})

/** Two edges with one worker, which also refreshes an edge that hangs and one that the test stops. */
async function openEdges() {
  const database = await createTestDatabase(inject("postgresUrl"))
  await upsertTaxonomy(database.as.owner, blogTaxonomy)
  const port = await freePort()
  const env = { TRUST_PROXY: "1", PUBLIC_URL: `https://localhost:${port}` }
  const site = await openSite({ database, env })
  const first = await startNginx(site.port, { port })
  const [second, away] = [
    await startNginx(site.port, { beside: first }),
    await startNginx(site.port, { beside: first }),
  ]
  // Accepts connections and never answers.
  const hanging = createTcpServer()
  await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve))
  const smtp = await startSmtpServer()
  const ports = [first.port, portOf(hanging), away.port, second.port]
  const worker = await openWorker({
    database,
    smtpUrl: smtp.url,
    env: { ...first.env, EDGE_REFRESH_URLS: ports.map((edge) => `https://127.0.0.1:${edge}`).join(",") },
  })
  onTestFinished(async () => {
    await worker.stop()
    hanging.close()
    await Promise.all([first.stop(), second.stop(), away.stop(), site.stop(), smtp.close()])
    await database.drop()
  })
  return { database, first, second, away, worker }
}

test("[N18.06] a change reaches every edge at once, also beside one that hangs, and later the one that was away", {
  timeout: 180_000,
}, async () => {
  const { database, first, second, away, worker } = await openEdges()
  const save = (title: string) => savePost(database.as.staff, { ...draftOf(carencias), title })
  const showsTitle = (edge: typeof first) => async (title: string) => {
    const { status, text } = await edgeVisitor(edge).send(postUrl(carencias.slug))
    return status === 200 && text.includes(title)
  }
  const edges = [first, second, away].map(showsTitle)
  await save("Título de ontem")
  for (const shows of edges) await eventually(() => shows("Título de ontem"))
  // The first request to the edge that hangs has reached its time limit.
  await eventually(() => worker.output().includes("an edge was not refreshed"), 60_000)
  await away.kill()
  for (const title of ["Título de hoje", "Título do meio-dia", "Título da tarde", "Título da noite"]) {
    await save(title)
    const savedAt = performance.now()
    for (const shows of edges.slice(0, 2)) await eventually(() => shows(title))
    // Less than that time limit; a copy is fresh for a minute.
    expect(performance.now() - savedAt).toBeLessThan(6000)
  }
  await away.startAgain()
  expect(await edges[2]?.("Título de ontem")).toBe(true)
  await eventually(() => edges[2]?.("Título da noite"), 50_000)
})
