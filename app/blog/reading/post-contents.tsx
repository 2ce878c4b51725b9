import { postText } from "../content/post.ts"
import style from "./post-contents.module.css"
import type { BodyPart } from "./render-body.ts"
import { useCurrentPart } from "./use-current-part.ts"

/** The table of contents of a long post. The part being read is marked. */
export function PostContents({ parts }: { parts: readonly BodyPart[] }) {
  const current = useCurrentPart(parts.map(({ id }) => id))
  return (
    <nav className={style.contents} aria-labelledby="neste-artigo">
      <h2 id="neste-artigo">{postText.contents}</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
