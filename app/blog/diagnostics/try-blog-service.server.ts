import type { Db } from "../../platform/db/db.server.ts"
import { errorText } from "../../platform/text/error-text.ts"
import { listPosts } from "../lists/post-list-store.server.ts"
import { listTitlesDirectly } from "./site-store.server.ts"

const titleCount = 3

export type ServiceTrial =
  | { source: "service"; titles: string[]; total: number }
  | { source: "direct"; titles: string[]; fault: string | null }
  | { source: "none"; fault: string | null; directFault: string | null }

/** D51: lists posts through the list store as the web role; when that fails, by a direct query. */
export async function tryBlogService(service: Db, direct: Db): Promise<ServiceTrial> {
  try {
    const { posts, total } = await listPosts(service, {}, { limit: titleCount })
    return { source: "service", titles: posts.map(({ title }) => title), total }
  } catch (error) {
    const fault = errorText(error)
    try {
      return { source: "direct", titles: await listTitlesDirectly(direct, titleCount), fault }
    } catch (directError) {
      return { source: "none", fault, directFault: errorText(directError) }
    }
  }
}
