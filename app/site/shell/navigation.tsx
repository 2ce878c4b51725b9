import { useRef } from "react"
import { useDismiss } from "../../ui/controls/use-dismiss.ts"
import { PhoneIcon } from "../../ui/tiles/icon.tsx"
import type { company } from "../content/company.ts"
import { shell } from "../content/shell.ts"
import { Brand } from "./brand.tsx"
import { MobileMenu } from "./mobile-menu.tsx"
import { NavDropdown } from "./nav-dropdown.tsx"
import { currentMark, hrefFrom, quoteHref } from "./nav-target.ts"
import style from "./navigation.module.css"
import type { NavigationItem } from "./navigation-item.ts"
import { SiteLink } from "./site-link.tsx"
import { useScrolledPast } from "./use-scrolled-past.ts"

// §9, D62: compact when scrolled by more than 50 px.
const compactPastPx = 50

type Props = {
  items: readonly NavigationItem[]
  company: Pick<typeof company, "name" | "audience" | "mainPhone" | "hours">
  pathname: string
}

export function Navigation({ items, company, pathname }: Props) {
  const bar = useRef<HTMLElement>(null)
  const isCompact = useScrolledPast(compactPastPx)
  useDismiss(bar)
  return (
    <header ref={bar} className={style.bar} data-compact={isCompact || undefined}>
      <div className={style.brand}>
        <Brand name={company.name} audience={company.audience} />
      </div>
      <nav className={style.wide} aria-label={shell.navigationLabel}>
        <ul>
          {items.map((item) => (
            <li key={item.label}>
              {item.hasDropdown ? (
                <NavDropdown item={item} pathname={pathname} />
              ) : (
                <SiteLink
                  href={hrefFrom(pathname, item.href)}
                  aria-current={currentMark(pathname, item.href)}
                >
                  {item.label}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <a className={style.phone} href={`tel:${company.mainPhone.e164}`}>
        <PhoneIcon />
        <span>{company.mainPhone.display}</span>
      </a>
      <a className={style.quote} href={quoteHref(pathname, items)}>
        <span>{isCompact ? shell.callToAction.compactLabel : shell.callToAction.label}</span>
      </a>
      <MobileMenu items={items} company={company} pathname={pathname} />
    </header>
  )
}
