import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { TLSSocket } from "node:tls"
import { sql } from "kysely"
import { afterEach, expect, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import { makeCertificate } from "../../../testing/servers/certificate/make-certificate.ts"
import { silentLog } from "../../../testing/servers/test-database.ts"
import { createDb } from "./db.server.ts"

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** The first message of a client that wants TLS has eight bytes. */
const tlsRequestLength = 8

/** Answers the client's question whether it has TLS, and keeps everything else that it hears. */
async function startFalseDatabase(answerTls: (socket: Socket) => NodeJS.ReadableStream) {
  let heard = ""
  const server = createServer((socket) => {
    socket.on("error", () => {})
    const hear = (chunk: Buffer) => {
      heard += chunk.toString("latin1")
    }
    socket.once("data", (chunk: Buffer) => {
      if (chunk.length === tlsRequestLength) answerTls(socket).on("data", hear)
      else hear(chunk)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  ends.push(() => server.close())
  return { port: (server.address() as AddressInfo).port, heard: () => heard }
}

function connect(port: number, options: string) {
  const url = `postgres://webplan_web:senha@localhost:${port}/webplan${options}`
  const db = createDb({ url, name: "test", log: silentLog, maxConnections: 1 })
  ends.push(() => db.destroy())
  return sql`select`.execute(db)
}

test("[N16.07] with sslmode=verify-full a database without TLS hears nothing", async () => {
  const database = await startFalseDatabase((socket) => {
    socket.write("N")
    return socket
  })
  await expect(connect(database.port, "?sslmode=verify-full")).rejects.toThrow(/does not support SSL/)
  expect(database.heard()).toBe("")
  // The control: without the option the client begins to sign in.
  connect(database.port, "").catch(() => {})
  await eventually(() => database.heard().includes("webplan_web"))
})

test("[N16.07] with sslmode=verify-full a database with a certificate of an unknown authority hears nothing", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-tls-"))
  ends.push(() => rmSync(dir, { recursive: true }))
  const [keyFile, certFile] = [path.join(dir, "key.pem"), path.join(dir, "cert.pem")]
  makeCertificate(keyFile, certFile)
  const database = await startFalseDatabase((socket) => {
    socket.write("S")
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)]
    return new TLSSocket(socket, { isServer: true, key, cert }).on("error", () => {})
  })
  await expect(connect(database.port, "?sslmode=verify-full")).rejects.toThrow(/self-signed/)
  expect(database.heard()).toBe("")
  // The control: with the authority the client goes on.
  connect(database.port, `?sslmode=verify-full&sslrootcert=${certFile}`).catch(() => {})
  await eventually(() => database.heard().includes("webplan_web"))
})
