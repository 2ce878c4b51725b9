/** The address at which a server that listens on this host can reach itself. */
export function ownAddress(host: string, port: number) {
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`
}
