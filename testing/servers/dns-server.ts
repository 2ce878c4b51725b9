import { spawn } from "node:child_process"
import { Resolver } from "node:dns/promises"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../db/free-port.ts"
import { eventually } from "../eventually.ts"

const program = "/usr/sbin/dnsmasq"

export type DnsRecords = {
  txt?: readonly (readonly [name: string, text: string])[]
  mx?: readonly (readonly [name: string, host: string])[]
  addresses?: readonly (readonly [name: string, address: string])[]
}

/** A real dnsmasq on the loopback that knows these records. Below .example nothing else exists; it refuses to answer for other names. */
export async function startDnsServer({ txt = [], mx = [], addresses = [] }: DnsRecords) {
  if (!existsSync(program)) throw new Error("dnsmasq is not installed (Debian: apt install dnsmasq-base)")
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-dns-"))
  const port = await freePort()
  const inStrings = (text: string) => (text.match(/.{1,255}/g) ?? [""]).map((part) => `"${part}"`).join(",")
  const lines = [
    `port=${port}`,
    "listen-address=127.0.0.1",
    "bind-interfaces",
    "no-resolv",
    "no-hosts",
    "local=/example/",
    "txt-record=ready.example,yes",
    ...txt.map(([name, text]) => `txt-record=${name},${inStrings(text)}`),
    ...mx.map(([name, host]) => `mx-host=${name},${host},10`),
    ...addresses.map(([name, address]) => `host-record=${name},${address}`),
  ]
  writeFileSync(path.join(dir, "dnsmasq.conf"), `${lines.join("\n")}\n`)
  // The timeout ends dnsmasq if the test is killed before stop().
  const args = [
    "600",
    program,
    "--keep-in-foreground",
    "--log-facility=-",
    `--conf-file=${dir}/dnsmasq.conf`,
    "--pid-file=",
  ]
  // It changes to a user of its own, which cannot read a folder of root. It reads its configuration before that.
  const child = spawn("timeout", args, { stdio: ["ignore", "ignore", "pipe"] })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  let output = ""
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString()
  })
  const address = `127.0.0.1:${port}`
  const resolver = new Resolver({ timeout: 500, tries: 1 })
  resolver.setServers([address])
  await eventually(() => {
    if (child.exitCode !== null) throw new Error(`dnsmasq did not start:\n${output}`)
    return resolver.resolveTxt("ready.example").catch(() => null)
  })
  const stop = async () => {
    child.kill("SIGTERM")
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  return { address, stop }
}
