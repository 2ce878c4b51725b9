import { Resolver } from "node:dns/promises"

/** Questions to the DNS. A name without such a record gives an empty list; a question without an answer throws DnsSilence. */
export type DnsQuestion = {
  txt: (name: string) => Promise<string[]>
  mx: (name: string) => Promise<string[]>
  addresses: (name: string) => Promise<string[]>
}

/** The DNS did not answer, or answered that it cannot: nothing is known about the record. */
export class DnsSilence extends Error {}

const absent = new Set(["ENOTFOUND", "ENODATA"])

/** `server`: an address such as 192.0.2.53 or 127.0.0.1:5353; undefined: the servers of this machine. */
export function createDnsQuestion(server: string | undefined, waitMs = 3000): DnsQuestion {
  const resolver = new Resolver({ timeout: waitMs, tries: 2 })
  if (server) resolver.setServers([server])
  const ask = async <T>(kind: string, name: string, question: () => Promise<T[]>): Promise<T[]> => {
    try {
      return await question()
    } catch (error) {
      const { code = "" } = error as { code?: string }
      if (absent.has(code)) return []
      throw new DnsSilence(`${kind} of ${name}: ${code || String(error)}`)
    }
  }
  return {
    txt: async (name) =>
      (await ask("TXT", name, () => resolver.resolveTxt(name))).map((parts) => parts.join("")),
    mx: async (name) =>
      (await ask("MX", name, () => resolver.resolveMx(name)))
        .toSorted((a, b) => a.priority - b.priority)
        .map(({ exchange }) => exchange),
    addresses: async (name) => [
      ...(await ask("A", name, () => resolver.resolve4(name))),
      ...(await ask("AAAA", name, () => resolver.resolve6(name))),
    ],
  }
}
