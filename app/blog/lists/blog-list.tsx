import { useRef } from "react"
import { listText } from "../content/lists.ts"
import { ResultNote } from "../search/result-note.tsx"
import style from "./blog-list.module.css"
import type { Rhythm } from "./card-places.ts"
import { EmptyList, type SearchHelp } from "./empty-list.tsx"
import { type ListQuery, listAddress } from "./list-address.ts"
import { ListHead } from "./list-head.tsx"
import { Pager } from "./pager.tsx"
import type { CardPost } from "./post-card.tsx"
import { PostList } from "./post-list.tsx"
import { PostsLoading } from "./posts-loading.tsx"
import { useListArrival } from "./use-list-arrival.ts"
import { usePostsLoading } from "./use-posts-loading.ts"

/** One page of a list, as the loader hands it over. */
export type ListView = ListQuery & {
  path: string
  pages: number
  total: number
  posts: readonly CardPost[]
  /** Where a search found nothing. */
  help: SearchHelp | null
}

type Props = {
  view: ListView
  title: string
  text: string
  rhythm: Rhythm
  /** A hero with the page's title, and its own search unless `hasSearch`, stands above. */
  isUnderHero: boolean
  hasSearch: boolean
}

/** §4: showing results, empty or loading; the error state is the route's boundary. */
export function BlogList({ view, title, text, rhythm, isUnderHero, hasSearch }: Props) {
  const { path, term, page, pages, total, posts, help } = view
  const list = useRef<HTMLElement>(null)
  useListArrival(list)
  const isLoading = usePostsLoading() === "list"
  const [titleLevel, cardLevel] = isUnderHero ? (["h2", "h3"] as const) : (["h1", "h2"] as const)
  return (
    <section ref={list} tabIndex={-1} className={style.list} aria-labelledby="lista" aria-busy={isLoading}>
      <ListHead
        id="lista"
        title={title}
        text={text}
        heading={titleLevel}
        {...(hasSearch ? { search: { term } } : {})}
      />
      {term !== null && <ResultNote term={term} total={total} />}
      <div className={style.stage}>
        <PostsLoading isLoading={isLoading} />
        <div className={isLoading ? style.leaving : undefined}>
          {posts.length > 0 ? (
            <PostList posts={posts} rhythm={rhythm} heading={cardLevel} term={term} />
          ) : (
            <EmptyList help={help} heading={cardLevel} />
          )}
          <Pager page={page} pages={pages} addressOf={(at) => listAddress(path, { term, page: at })} />
          {term === null && (
            <p className={style.feed}>
              <a href={listText.feed.href}>{listText.feed.label}</a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
