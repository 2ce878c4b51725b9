/** Where a door that listens on this host answers itself. */
export function ownAddress(host: string, port: number) {
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`
}
