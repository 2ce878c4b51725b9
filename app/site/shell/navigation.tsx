import { useRef } from "react"
import { useDismiss } from "../../ui/controls/use-dismiss.ts"
import { PhoneIcon } from "../../ui/tiles/icon.tsx"
import type { Phone } from "../company/company.ts"
import { brand } from "../content/brand.ts"
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
  /** Absent while the company is not known. */
  phone: Phone | undefined
  pathname: string
}

export function Navigation({ items, phone, pathname }: Props) {
  const bar = useRef<HTMLElement>(null)
  const isCompact = useScrolledPast(compactPastPx)
  useDismiss(bar)
  return (
    <header ref={bar} className={style.bar} data-compact={isCompact || undefined}>
      <div className={style.brand}>
        <Brand name={brand.name} audience={brand.audience} />
      </div>
      <nav className={style.wide} aria-label={shell.navigationLabel}>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
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
      {phone && (
        <a className={style.phone} href={`tel:${phone.e164}`}>
          <PhoneIcon />
          <span>{phone.display}</span>
        </a>
      )}
      <a className={style.quote} href={quoteHref(pathname, items)}>
        <span>{isCompact ? shell.callToAction.compactLabel : shell.callToAction.label}</span>
      </a>
      <MobileMenu items={items} phone={phone} pathname={pathname} />
    </header>
  )
}
