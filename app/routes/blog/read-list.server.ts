import { data } from "react-router"
import type { ListView } from "../../blog/lists/blog-list.tsx"
import type { SearchHelp } from "../../blog/lists/empty-list.tsx"
import { listAddress, readListQuery } from "../../blog/lists/list-address.ts"
import type { CardPost } from "../../blog/lists/post-card.tsx"
import { listFeaturedPosts, listMostReadPosts, listPosts } from "../../blog/lists/post-list-store.server.ts"
import { blogPageSize, type PostCard, type PostFilter, type PostPage } from "../../blog/post.ts"
import { searchPosts } from "../../blog/search/search-store.server.ts"
import { suggestTerms } from "../../blog/search/suggest-terms.server.ts"
import type { VisitContext } from "../app-context.ts"

/** What a list's boundary is told. */
export type ListFault = { fault: "list" | "label" } | { fault: "page"; firstHref: string }

type Asked = { path: string; filter: Omit<PostFilter, "search">; hasSearch: boolean }

/** The page of a list that an address asks for. */
export async function readList(
  world: VisitContext,
  request: Request,
  { path, filter, hasSearch }: Asked,
): Promise<ListView> {
  const { term: asked, page } = readListQuery(new URL(request.url).searchParams)
  const term = hasSearch ? asked : null
  const { db } = world
  const wanted = { page, limit: blogPageSize }
  const reading = term === null ? listPosts(db, filter, wanted) : searchPosts(db, term, wanted)
  const found = await orUnavailable<PostPage>(world, "list", reading)
  if (page > 1 && found.posts.length === 0) {
    const firstHref = listAddress(path, { term, page: 1 })
    throw data({ fault: "page", firstHref } satisfies ListFault, { status: 404 })
  }
  const isMissed = term !== null && found.total === 0
  return {
    path,
    term,
    page,
    pages: Math.ceil(found.total / blogPageSize),
    total: found.total,
    posts: found.posts.map(cardOf),
    help: isMissed ? await orUnavailable(world, "list", readHelp(world, term)) : null,
  }
}

const mostReadCount = 3

/** D74: what a search without result offers instead. */
async function readHelp({ db }: VisitContext, term: string): Promise<SearchHelp> {
  const terms = await suggestTerms(db, term)
  const [featured] = await listFeaturedPosts(db, 1)
  return {
    terms,
    featured: featured ? { title: featured.title, slug: featured.slug } : null,
    mostRead: await listMostReadPosts(db, mostReadCount),
  }
}

/** D26: a failure to read is logged and answered with 503, for the boundary to show. */
async function orUnavailable<T>({ log }: VisitContext, fault: "list" | "label", reading: Promise<T>) {
  try {
    return await reading
  } catch (error) {
    log.error({ err: error }, `blog ${fault} not read`)
    throw data({ fault } satisfies ListFault, { status: 503 })
  }
}

/** The category, tag or author of an address. */
export async function readLabel<T>(world: VisitContext, reading: Promise<T | null>): Promise<T> {
  const label = await orUnavailable(world, "label", reading)
  if (label === null) throw data({ fault: "label" } satisfies ListFault, { status: 404 })
  return label
}

/** A search adds the passage it found. */
type Found = PostCard & Pick<CardPost, "passage">

/** What a card needs; the rest stays on the server. */
export function cardOf({ id: _id, likes: _likes, tags: _tags, author, ...post }: Found): CardPost {
  return {
    ...post,
    author: { name: author.name, avatarUrl: author.avatarUrl },
  }
}
