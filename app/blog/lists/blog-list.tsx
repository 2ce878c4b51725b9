import { type ReactNode, useRef } from "react"
import { listText } from "../content/lists.ts"
import { ResultNote } from "../search/result-note.tsx"
import type { FoundPost } from "../search/search-results.tsx"
import style from "./blog-list.module.css"
import type { CardLayout } from "./card-places.ts"
import { EmptyList, type SearchHelp } from "./empty-list.tsx"
import { type ListQuery, listAddress } from "./list-address.ts"
import { ListHead } from "./list-head.tsx"
import { Pager } from "./pager.tsx"
import { PostList } from "./post-list.tsx"
import { PostsLoading } from "./posts-loading.tsx"
import { useFocusOnListChange } from "./use-focus-on-list-change.ts"
import { usePostsLoading } from "./use-posts-loading.ts"

/** One page of a list, as the loader returns it. */
export type ListView = ListQuery & {
  path: string
  pages: number
  total: number
  posts: readonly FoundPost[]
  /** Set when a search found nothing. */
  help: SearchHelp | null
}

type Props = {
  view: ListView
  title: string
  text: string
  layout: CardLayout
  /** True when a hero with the page's title is above the list. */
  isUnderHero: boolean
  hasSearch: boolean
  /** Shows the results of a search. */
  results?: (heading: "h2" | "h3") => ReactNode
  /** Beside the results. */
  aside?: ReactNode
}

/** §4: the states with results, empty and loading; the error state is the route's error boundary. */
export function BlogList({ view, title, text, layout, isUnderHero, hasSearch, results, aside }: Props) {
  const { path, term, page, pages, total, posts, help } = view
  const list = useRef<HTMLElement>(null)
  useFocusOnListChange(list)
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
      <div className={term === null ? undefined : style.columns}>
        <div>
          {term !== null && <ResultNote term={term} total={total} />}
          <div className={style.stage}>
            <PostsLoading isLoading={isLoading} />
            <div className={isLoading ? style.leaving : undefined}>
              {posts.length === 0 ? (
                <EmptyList help={help} heading={cardLevel} />
              ) : (
                (results?.(cardLevel) ?? <PostList posts={posts} layout={layout} heading={cardLevel} />)
              )}
              <Pager
                page={page}
                pages={pages}
                addressOf={(number) => listAddress(path, { term, page: number })}
              />
              {term === null && (
                <p className={style.feed}>
                  <a href={listText.feed.href}>{listText.feed.label}</a>
                </p>
              )}
            </div>
          </div>
        </div>
        {aside}
      </div>
    </section>
  )
}
