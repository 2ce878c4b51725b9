import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react"
import style from "./button.module.css"

/**
 * act: the action of the view · quiet: beside it · line: quiet, in the colour of the text around it ·
 * inverse: the action on a dark or coloured ground · chat: opens the chat · text: a button that reads as a link
 */
type Look = "act" | "quiet" | "line" | "inverse" | "chat" | "text"

/** A passage closed by a half disc. */
export const Button = ({
  look = "act",
  ...rest
}: { look?: Look; ref?: Ref<HTMLButtonElement> } & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...rest} className={style[look]} />
)

export const ButtonLink = ({
  look = "act",
  children,
  ...rest
}: { look?: Look } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={style[look]}>
    {children}
  </a>
)
