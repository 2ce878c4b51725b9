import { Link } from "react-router"
import { postText } from "../content/post.ts"
import { useView } from "../counting/use-view.ts"
import type { CardPost } from "../lists/post-card.tsx"
import { PostList } from "../lists/post-list.tsx"
import { PostActions } from "./post-actions.tsx"
import style from "./post-article.module.css"
import { PostBody } from "./post-body.tsx"
import { PostContents } from "./post-contents.tsx"
import { PostHead } from "./post-head.tsx"
import { type Neighbours, PostNeighbours } from "./post-neighbours.tsx"
import { PostSources, sourcesPart } from "./post-sources.tsx"
import type { PostView } from "./post-view.ts"

// A shorter post needs no table of contents.
const partsOfLongPost = 4

type Props = { post: PostView; neighbours: Neighbours; related: readonly CardPost[] }

/** A post and the posts to read next. */
export function PostArticle({ post, neighbours, related }: Props) {
  useView(post.slug)
  const hasReview = post.review.day !== null || post.review.hasSources
  const contents = hasReview ? [...post.parts, sourcesPart] : post.parts
  return (
    <>
      <article aria-labelledby="t-artigo">
        <PostHead post={post} titleId="t-artigo" />
        <div className={style.body}>
          {post.parts.length >= partsOfLongPost && <PostContents parts={contents} />}
          <div className={style.text}>
            {/* The key resets the body when another post is opened. */}
            <PostBody key={post.slug} html={post.html} />
            <footer className={style.end}>
              {hasReview && <PostSources key={post.slug} review={post.review} html={post.html} />}
              <Tags tags={post.tags} />
              {/* The key resets the like button when another post is opened. */}
              <PostActions key={post.slug} post={post} />
              <PostNeighbours {...neighbours} />
            </footer>
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className={style.related} aria-labelledby="t-continue">
          <h2 id="t-continue">{postText.related}</h2>
          <PostList posts={related} layout="even" heading="h3" />
        </section>
      )}
    </>
  )
}

function Tags({ tags }: Pick<PostView, "tags">) {
  return (
    tags.length > 0 && (
      <ul className={style.tags} aria-label={postText.tags}>
        {tags.map(({ name, slug, url }) => (
          <li key={slug}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
      </ul>
    )
  )
}
