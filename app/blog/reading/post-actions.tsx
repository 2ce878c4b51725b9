import { href } from "react-router"
import { Toast } from "../../ui/feedback/toast.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { LikeIcon, ShareIcon } from "../../ui/tiles/icon.tsx"
import { postText } from "../content/post.ts"
import { useLike } from "../counting/use-like.ts"
import style from "./post-actions.module.css"
import { likesText, viewsText } from "./post-text.ts"
import type { PostView } from "./post-view.ts"
import { useShare } from "./use-share.ts"

/** Like, share and the number of views. Without script the like is a form that returns to this position. */
export function PostActions({
  post,
}: {
  post: Pick<PostView, "slug" | "url" | "title" | "likes" | "views">
}) {
  const { likes, isLiked, like } = useLike(post.slug, post.likes)
  const { isCopied, share } = useShare(post.title, post.slug)
  return (
    <div className={style.acts}>
      <form
        id="curtir"
        className={style.like}
        method="post"
        action={href("/blog/:slug/curtir", { slug: post.slug })}
        onSubmit={like}
      >
        <button type="submit" className={style.act} disabled={isLiked}>
          <LikeIcon />
          {likesText(likes)}
        </button>
        <VisuallyHidden>
          <output>{isLiked && postText.thanks}</output>
        </VisuallyHidden>
      </form>
      <button type="button" className={style.share} onClick={share}>
        <ShareIcon />
        {postText.share}
      </button>
      <p>{viewsText(post.views)}</p>
      <Toast text={isCopied ? postText.copied : ""} />
    </div>
  )
}
