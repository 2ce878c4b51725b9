import { type CardLayout, cardPlaces } from "./card-places.ts"
import { type CardPost, PostCard } from "./post-card.tsx"
import style from "./post-list.module.css"

type Props = { posts: readonly CardPost[]; layout: CardLayout; heading: "h2" | "h3"; term?: string | null }

/** A grid of cards without gaps between covers and with full rows. */
export function PostList({ posts, layout, heading, term = null }: Props) {
  const places = cardPlaces(posts.length, layout)
  return (
    <ol className={style.posts}>
      {posts.map((post, index) => (
        <li key={post.slug} className={style[places[index] ?? "trio"]}>
          <PostCard post={post} place={places[index] ?? "trio"} heading={heading} term={term} />
        </li>
      ))}
    </ol>
  )
}
