import { type CardLayout, cardPlaces } from "./card-places.ts"
import { type CardPost, PostCard } from "./post-card.tsx"
import style from "./post-list.module.css"

type Props = { posts: readonly CardPost[]; layout: CardLayout; heading: "h2" | "h3" }

/** A grid of cards without gaps between covers and with full rows. */
export function PostList({ posts, layout, heading }: Props) {
  const places = cardPlaces(posts.length, layout)
  return (
    <ol className={style.posts}>
      {posts.map((post, index) => (
        <li key={post.slug} className={style[places[index] ?? "trio"]}>
          <PostCard post={post} place={places[index] ?? "trio"} heading={heading} />
        </li>
      ))}
    </ol>
  )
}
