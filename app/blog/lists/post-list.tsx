import { cardPlaces, type Rhythm } from "./card-places.ts"
import { type CardPost, PostCard } from "./post-card.tsx"
import style from "./post-list.module.css"

type Props = { posts: readonly CardPost[]; rhythm: Rhythm; heading: "h2" | "h3"; term?: string | null }

/** Posts as a wall: covers touch, and no row is left with a hole. */
export function PostList({ posts, rhythm, heading, term = null }: Props) {
  const places = cardPlaces(posts.length, rhythm)
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
