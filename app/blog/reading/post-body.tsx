import { createContext, useContext, useState } from "react"
import style from "./post-body.module.css"

/** The body of the page being rendered, on the server: it goes into the page once, not again as the script's data. */
export const BodyOnce = createContext<string | null>(null)

/**
 * The one place of the product that shows HTML as it comes. It is handed what `shownBody` returned and nothing
 * else; the page's policy is the second wall (D22). Where the browser is handed none, the body is the one it already
 * shows.
 */
export function PostBody({ html }: { html: string | null }) {
  const rendered = useContext(BodyOnce)
  const [found] = useState(() => rendered ?? onPage() ?? "")
  return (
    // oxlint-disable-next-line react/no-danger -- a post's body is HTML (§2), cleaned by shownBody
    <div className={style.prose} data-body="" dangerouslySetInnerHTML={{ __html: html ?? found }} />
  )
}

function onPage() {
  return typeof document === "undefined" ? null : document.querySelector("[data-body]")?.innerHTML
}
