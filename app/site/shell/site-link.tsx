import type { AnchorHTMLAttributes } from "react"
import { Link } from "react-router"

/** Links to pages use the router. Links to anchors are plain; use-anchor-links.ts handles their clicks. */
export function SiteLink({
  href,
  children,
  ...rest
}: { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return href.includes("#") ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={href}>
      {children}
    </Link>
  )
}
