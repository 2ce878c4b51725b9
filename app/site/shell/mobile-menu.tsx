import { Link } from "react-router"
import { Disclosure } from "../../ui/controls/disclosure.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ChevronIcon, CloseIcon, MenuIcon, PhoneIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import type { Phone } from "../company/company.ts"
import { useKnownCompany } from "../company/company-context.ts"
import { shell } from "../content/shell.ts"
import { walls } from "../content/walls.ts"
import style from "./mobile-menu.module.css"
import { currentMark, hrefFrom } from "./nav-target.ts"
import type { NavigationItem } from "./navigation-item.ts"
import { SiteLink } from "./site-link.tsx"

// §9: a list with more items shows that it scrolls.
const maxItemsWithoutHint = 6

type Props = {
  items: readonly NavigationItem[]
  phone: Phone | undefined
  pathname: string
}

export function MobileMenu({ items, phone, pathname }: Props) {
  const openingHours = useKnownCompany()?.openingHours
  return (
    <details className={style.menu}>
      <summary>
        <VisuallyHidden>{shell.menu.label}</VisuallyHidden>
        <MenuIcon />
        <CloseIcon />
      </summary>
      <nav className={style.panel} data-ground="petroleo" aria-label={shell.menu.navigationLabel}>
        <ul className={style.list}>
          {items.map((item) => (
            <li key={item.href}>
              {item.hasDropdown ? (
                <Disclosure name="mobile-menu" label={item.label}>
                  <SubList item={item} pathname={pathname} />
                </Disclosure>
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
        {phone && (
          <a className={style.phone} href={`tel:${phone.e164}`}>
            <PhoneIcon />
            <span>
              {phone.display}
              {openingHours && <small>{openingHours}</small>}
            </span>
          </a>
        )}
        <Wall rows={walls.menu} className={style.wall} />
      </nav>
    </details>
  )
}

function SubList({ item: { dropdownItems }, pathname }: { item: NavigationItem; pathname: string }) {
  const isLong = dropdownItems.length > maxItemsWithoutHint
  return (
    <>
      <ul className={isLong ? style.long : undefined}>
        {dropdownItems.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} aria-current={currentMark(pathname, href)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {isLong && (
        <p className={style.hint}>
          <ChevronIcon />
          {shell.menu.scrollHint}
        </p>
      )}
    </>
  )
}
