import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react"
import { classNames } from "../class-names.ts"
import style from "./button.module.css"

/**
 * act: the action of the view · quiet: beside it · line: quiet, in the colour of the text around it ·
 * inverse: the action on a dark or coloured ground · chat: opens the chat · text: a button that reads as a link
 */
type Look = "act" | "quiet" | "line" | "inverse" | "chat" | "text"

/** A passage closed by a half disc. */
export function Button({
  look = "act",
  isSmall,
  ...rest
}: {
  look?: Look
  isSmall?: boolean
  ref?: Ref<HTMLButtonElement>
} & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={buttonClass(look, isSmall)} />
}

/** For a link of the router that looks like a button. */
export function buttonClass(look: Look = "act", isSmall = false) {
  return classNames(style[look], isSmall && style.small)
}

export function ButtonLink({
  look = "act",
  isSmall,
  children,
  ...rest
}: { look?: Look; isSmall?: boolean } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={buttonClass(look, isSmall)}>
      {children}
    </a>
  )
}
