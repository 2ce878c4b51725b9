import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react"
import style from "./button.module.css"

type Look = "act" | "quiet" | "chat"

/** A passage closed by a half disc. */
export const Button = ({
  look = "act",
  ...rest
}: { look?: Look } & ButtonHTMLAttributes<HTMLButtonElement>) => (
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
