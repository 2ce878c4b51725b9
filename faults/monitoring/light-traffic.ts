import { leadOf, openVisitor, startClients } from "../http/http-client.ts"
import { visitor } from "../leads/lead-post.ts"
import type { ProductStack } from "../stack/product-stack.ts"

const pages = ["/", "/blog", "/sobre", "/amil", "/como-somos-pagos", "/blog?busca=plano"]

/** A reader every second and a lead every ten seconds, through nginx, from addresses of their own. */
export function startLightTraffic({ edge }: Pick<ProductStack, "edge">) {
  const people = openVisitor(edge?.url ?? "", { address: "127.201.0.1" })
  const readers = startClients(1, (_, turn) => people.send({ path: pages[turn % pages.length] ?? "/" }), 1000)
  const senders = startClients(1, (_, turn) => people.send(leadOf(visitor("calma", turn))), 10_000)
  return {
    /** Returns how many requests were sent, and how many of them failed. */
    stop: async () => {
      const replies = [...(await readers.stop()), ...(await senders.stop())]
      people.close()
      const failed = replies.filter(({ status }) => status !== 200)
      return { requests: replies.length, failed: failed.map(({ path, status }) => `${path} ${status}`) }
    },
  }
}
