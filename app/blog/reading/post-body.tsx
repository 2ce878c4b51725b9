import { createContext, useContext, useState } from "react"
import style from "./post-body.module.css"

/** The post's body during server rendering. It is left out of the loader data, so that the page holds it only once. */
export const ServerBody = createContext<string | null>(null)

/**
 * The only component that renders raw HTML. It gets only what `renderBody` returned; the content security policy is
 * the second protection (D22). Without `html`, the browser keeps the body that is already on the page.
 */
export function PostBody({ html }: { html: string | null }) {
  const serverBody = useContext(ServerBody)
  const [initialHtml] = useState(() => serverBody ?? bodyOnPage() ?? "")
  return (
    // oxlint-disable-next-line react/no-danger -- a post's body is HTML (§2), cleaned by renderBody
    <div className={style.prose} data-body="" dangerouslySetInnerHTML={{ __html: html ?? initialHtml }} />
  )
}

function bodyOnPage() {
  return typeof document === "undefined" ? null : document.querySelector("[data-body]")?.innerHTML
}
