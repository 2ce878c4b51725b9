import { blogTitle } from "../../blog/blog-title.ts"
import { listText } from "../../blog/content/lists.ts"
import type { ListView } from "../../blog/lists/blog-list.tsx"
import { listAddress } from "../../blog/lists/list-address.ts"
import type { Step } from "../../blog/reading/breadcrumb.tsx"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { breadcrumbs } from "../../site/metadata/structured-data.ts"

type Options = {
  origin: string
  view: ListView
  label?: string
  description: string
  steps: readonly Step[]
}

/** Metadata of a list page. A search result page is not indexed. */
export function listMeta({ origin, view, label, description, steps }: Options) {
  const { path, term, page, pages } = view
  const addressOf = (at: number) => listAddress(path, { term, page: at })
  const { href, title } = listText.feed
  return pageMeta({
    origin,
    card: "blog",
    metadata: {
      title: blogTitle({ term, page, ...(label ? { label } : {}) }),
      description,
      path: addressOf(page),
      isIndexed: term === null,
    },
    links: [
      ...(page > 1 ? [{ rel: "prev", path: addressOf(page - 1) } as const] : []),
      ...(page < pages ? [{ rel: "next", path: addressOf(page + 1) } as const] : []),
      { rel: "alternate", path: href, type: "application/rss+xml", title },
    ],
    structuredData: [breadcrumbs(origin, steps)],
  })
}
