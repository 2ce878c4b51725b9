import style from "./post-body.module.css"
import { PostHtmlPart } from "./post-html.tsx"
import type { PostHtml } from "./post-view.ts"

export function PostBody({ html }: { html: PostHtml | null }) {
  return <PostHtmlPart part="body" html={html} className={style.prose} />
}
