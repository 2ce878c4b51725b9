import { BlockList, isIPv4, isIPv6 } from "node:net"

/** RFC 6890 and its registry: ranges outside the public internet. */
const special4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]
/** Only 2000::/3 is allocated. These parts of it embed other addresses or are reserved. */
const special6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"]

const notPublic4 = listOf(special4, "ipv4")
const allocated6 = listOf(["2000::/3"], "ipv6")
const notPublic6 = listOf(special6, "ipv6")

/** False for loopback, private, link-local, shared, multicast, mapped, documentation and unknown addresses. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic4.check(address, "ipv4")
  // A scope such as %eth0 names a network interface of this machine.
  if (!isIPv6(address) || address.includes("%")) return false
  return allocated6.check(address, "ipv6") && !notPublic6.check(address, "ipv6")
}

function listOf(ranges: readonly string[], family: "ipv4" | "ipv6") {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = "", prefix] = range.split("/")
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
