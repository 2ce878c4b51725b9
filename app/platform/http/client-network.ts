import { isIPv6 } from "node:net"

/**
 * The network that limits count as one client. A household or server usually has a whole IPv6 /64 and may use a new
 * address for every request, so the /64 counts as one client, as one IPv4 address does. An IPv4 address in IPv6 notation
 * counts as the IPv4 address.
 */
export function clientNetwork(address: string): string {
  const groups = groupsOf(address)
  if (!groups) return address
  const [high, low] = [groups[6] ?? 0, groups[7] ?? 0]
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join(".")
  return networkText(groups, 4)
}

/** The /48 of an IPv6 client, the usual size for one organisation. Null for IPv4. */
export function clientPrefix48(address: string): string | null {
  const network = clientNetwork(address)
  const groups = groupsOf(network.replace("/64", ""))
  return groups && networkText(groups, 3)
}

function networkText(groups: readonly number[], kept: number) {
  const prefix = groups.slice(0, kept).map((group) => group.toString(16))
  return `${prefix.join(":")}::/${kept * 16}`
}

/** The eight numbers of an IPv6 address; null for everything else. */
function groupsOf(address: string): number[] | null {
  const [plain = ""] = address.split("%")
  if (!isIPv6(plain)) return null
  // URL normalizes the address: shortest form, lower case, no IPv4 part.
  const text = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [before = [], after = []] = text.split("::").map((part) => (part ? part.split(":") : []))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0")
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
}
