import { data } from "react-router"
import type { ListView } from "../../blog/lists/blog-list.tsx"
import type { SearchHelp } from "../../blog/lists/empty-list.tsx"
import { listAddress, readListQuery } from "../../blog/lists/list-address.ts"
import { listFeaturedPosts, listMostReadPosts, listPosts } from "../../blog/lists/post-list-store.server.ts"
import { blogPageSize, type PostCard, type PostFilter, type PostPage } from "../../blog/post.ts"
import type { FoundPost } from "../../blog/search/search-results.tsx"
import { searchPosts } from "../../blog/search/search-store.server.ts"
import { suggestTerms } from "../../blog/search/suggest-terms.server.ts"
import type { VisitContext } from "../app-context.ts"

/** The data that a list's error boundary receives. */
export type ListFault = { fault: "list" | "label" } | { fault: "page"; firstHref: string }

type ListOptions = { path: string; filter: Omit<PostFilter, "search">; hasSearch: boolean }

/** Reads the list page that the address requests. */
export async function readList(
  app: VisitContext,
  request: Request,
  { path, filter, hasSearch }: ListOptions,
): Promise<ListView> {
  const { term: searchTerm, page } = readListQuery(new URL(request.url).searchParams)
  const term = hasSearch ? searchTerm : null
  const { db } = app
  const range = { page, limit: blogPageSize }
  const reading = term === null ? listPosts(db, filter, range) : searchPosts(db, term, range)
  const found = await orUnavailable<PostPage>(app, "list", reading)
  if (page > 1 && found.posts.length === 0) {
    const firstHref = listAddress(path, { term, page: 1 })
    throw data({ fault: "page", firstHref } satisfies ListFault, { status: 404 })
  }
  const hasNoResults = term !== null && found.total === 0
  return {
    path,
    term,
    page,
    pages: Math.ceil(found.total / blogPageSize),
    total: found.total,
    posts: found.posts.map(cardOf),
    help: hasNoResults ? await orUnavailable(app, "list", readHelp(app, term)) : null,
  }
}

const mostReadCount = 3

/** D74: suggestions for a search without results. */
async function readHelp({ db }: VisitContext, term: string): Promise<SearchHelp> {
  const terms = await suggestTerms(db, term)
  const [featured] = await listFeaturedPosts(db, 1)
  return {
    terms,
    featured: featured ? { title: featured.title, slug: featured.slug } : null,
    mostRead: await listMostReadPosts(db, mostReadCount),
  }
}

/** D26: logs a failed read and throws a 503, which the error boundary shows. */
export async function orUnavailable<T>({ log }: VisitContext, fault: "list" | "label", reading: Promise<T>) {
  try {
    return await reading
  } catch (error) {
    log.error({ err: error }, `blog ${fault} not read`)
    throw data({ fault } satisfies ListFault, { status: 503 })
  }
}

/** Reads the category, tag or author in the address, or throws a 404. */
export async function readLabel<T>(app: VisitContext, reading: Promise<T | null>): Promise<T> {
  const label = await orUnavailable(app, "label", reading)
  if (label === null) throw data({ fault: "label" } satisfies ListFault, { status: 404 })
  return label
}

/** A search result also has the passage and the day of review. */
type Found = PostCard & Pick<FoundPost, "passage" | "reviewedOn">

/** Keeps only what a card shows. */
export function cardOf({ id: _id, likes: _likes, tags: _tags, author, ...post }: Found): FoundPost {
  return {
    ...post,
    author: { name: author.name, avatarUrl: author.avatarUrl },
  }
}
