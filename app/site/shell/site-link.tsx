import type { AnchorHTMLAttributes } from "react"
import { Link } from "react-router"

/** To a page by the router; to a place of a page as the browser does it, until the shell takes over (use-places.ts). */
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
