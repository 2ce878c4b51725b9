import { spawn } from "node:child_process"
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Client } from "pg"
import { freePort } from "../../db/free-port.ts"
import { eventually } from "../eventually.ts"

const program = "/usr/sbin/pgbouncer"

/** A real PgBouncer in transaction mode for this role and database; all clients share one server connection. */
export async function startPgBouncer(databaseUrl: string) {
  if (!existsSync(program)) throw new Error("PgBouncer is not installed (Debian: apt install pgbouncer)")
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-pgbouncer-"))
  const at = (name: string) => path.join(dir, name)
  const url = new URL(databaseUrl)
  const { hostname, port: serverPort, pathname, username, password } = url
  url.port = String(await freePort())
  writeFileSync(at("users.txt"), `"${username}" "${password}"\n`)
  writeFileSync(
    at("pgbouncer.ini"),
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${at("users.txt")}
pool_mode = transaction
default_pool_size = 1
max_db_connections = 1
`,
  )
  // PgBouncer refuses to run as root, and its user must be able to read the files.
  const isRoot = process.getuid?.() === 0
  if (isRoot) chmodSync(dir, 0o755)
  const args = [...(isRoot ? ["--user", "nobody"] : []), at("pgbouncer.ini")]
  // The timeout ends PgBouncer if the test is killed before stop().
  const child = spawn("timeout", ["600", program, ...args], { stdio: ["ignore", "ignore", "pipe"] })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  let output = ""
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString()
  })
  await eventually(() => {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${output}`)
    return acceptsQueries(url.href)
  })
  const stop = async () => {
    child.kill("SIGTERM")
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  return { url: url.href, stop }
}

async function acceptsQueries(url: string) {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.query("select")
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
