import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react"
import { classNames } from "../class-names.ts"
import style from "./button.module.css"

/**
 * act: the main action · quiet: a secondary action · line: secondary, in the colour of the surrounding text ·
 * inverse: the main action on a dark or coloured background · chat: opens the chat · text: looks like a link
 */
type Look = "act" | "quiet" | "line" | "inverse" | "chat" | "text"

/** A rounded button with a half disc at its end. */
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

/** The classes of a router link that looks like a button. */
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
