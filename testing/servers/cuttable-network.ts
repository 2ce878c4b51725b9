import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { isRunning } from "../../db/process-tree.ts"

/**
 * How a connection is cut. Refused: every packet is answered by a reset. Silent: packets of both directions disappear.
 * Unanswered: packets to the server arrive, its answers disappear.
 */
export type CutKind = "refused" | "silent" | "unanswered"

/** Cuts connections on the loopback network by rules of nftables. Null where that is not allowed. */
export function openCuttableNetwork() {
  const table = `webplan_faults_${process.pid}`
  const rule = (chain: string, text: string) => nft("add", "rule", "ip", table, chain, `iif lo ${text}`)
  const close = () => nft("delete", "table", "ip", table)
  try {
    removeLeftovers()
    nft("add", "table", "ip", table)
    for (const chain of ["cuts", "ended"])
      nft("add", "chain", "ip", table, chain, "{ type filter hook input priority 0; }")
  } catch {
    return null
  }
  process.once("exit", close)
  return {
    /** Cuts the connections to this port. */
    cut: (kind: CutKind, port: number) => {
      nft("flush", "chain", "ip", table, "ended")
      if (kind === "refused") rule("cuts", `${toServer(port)} reject with tcp reset`)
      if (kind === "silent") rule("cuts", `${toServer(port)} drop`)
      if (kind !== "refused") rule("cuts", `${fromServer(port)} drop`)
    },
    /**
     * Ends the present connections on the server's side only, as a restart of its machine does: it sends nothing on them any more
     * and answers with a reset when a client does. Lasts until the next cut.
     */
    endServerSide: (port: number) => {
      const clients = clientPortsOf(port)
      if (clients.length === 0) throw new Error(`nobody is connected to port ${port}`)
      const ports = `{ ${clients.join(", ")} }`
      rule("ended", `${toServer(port)} tcp sport ${ports} reject with tcp reset`)
      rule("ended", `${fromServer(port)} tcp dport ${ports} tcp flags & rst == 0 drop`)
    },
    heal: () => nft("flush", "chain", "ip", table, "cuts"),
    close: () => {
      process.off("exit", close)
      close()
    },
  }
}

/** The rules of a program that was killed. */
function removeLeftovers() {
  for (const [, table = "", pid] of nft("list", "tables").matchAll(/(webplan_faults_(\d+))/g))
    if (!isRunning(Number(pid))) nft("delete", "table", "ip", table)
}

/** A server's other addresses are not cut. */
const address = "127.0.0.1"
const toServer = (port: number) => `ip daddr ${address} tcp dport ${port}`
const fromServer = (port: number) => `ip saddr ${address} tcp sport ${port}`

function nft(...args: string[]) {
  return execFileSync("/usr/sbin/nft", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 10_000,
  })
}

/** The client's port of every connection to this port, from the kernel's table. */
function clientPortsOf(port: number) {
  const lines = readFileSync("/proc/net/tcp", "utf8").split("\n").slice(1)
  const portsOf = (line: string) =>
    line
      .trim()
      .split(/\s+/)
      .slice(1, 3)
      .map((end) => Number.parseInt(end.split(":")[1] ?? "", 16))
  const clients = lines
    .map(portsOf)
    .filter(([, remote]) => remote === port)
    .map(([local]) => local)
  return [...new Set(clients)]
}

export type CuttableNetwork = NonNullable<ReturnType<typeof openCuttableNetwork>>
