import { createContext, useContext, useState } from "react"
import type { PostHtml } from "./post-view.ts"

/** The HTML during server rendering. It is left out of the loader data, so that the page holds it only once. */
export const ServerHtml = createContext<PostHtml | null>(null)

type Props = { part: keyof PostHtml; html: PostHtml | null; className?: string | undefined }

/**
 * The only component that renders raw HTML. It gets only what `postView` returned; the content security policy is
 * the second protection (D22). Without `html`, the browser keeps the part that is already on the page.
 */
export function PostHtmlPart({ part, html, className }: Props) {
  const ofServer = useContext(ServerHtml)
  const [initial] = useState(() => ofServer?.[part] ?? partOnPage(part) ?? "")
  const Element = part === "body" ? "div" : "ol"
  return (
    <Element
      className={className}
      data-html={part}
      // oxlint-disable-next-line react/no-danger -- a post's body is HTML (§2), cleaned by renderBody
      dangerouslySetInnerHTML={{ __html: html?.[part] ?? initial }}
    />
  )
}

function partOnPage(part: keyof PostHtml) {
  return typeof document === "undefined" ? null : document.querySelector(`[data-html="${part}"]`)?.innerHTML
}
