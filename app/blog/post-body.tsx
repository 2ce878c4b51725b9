import style from "./post-body.module.css"

/**
 * The one place of the product that shows HTML as it comes. It is handed what `shownBody` returned and nothing
 * else; the page's policy is the second wall (D22).
 */
export const PostBody = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a post's body is HTML (§2), cleaned by shownBody.
  <div className={style.prose} dangerouslySetInnerHTML={{ __html: html }} />
)
