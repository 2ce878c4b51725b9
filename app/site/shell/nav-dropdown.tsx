import { Link } from "react-router"
import { classNames } from "../../ui/class-names.ts"
import { Disclosure } from "../../ui/controls/disclosure.tsx"
import style from "./nav-dropdown.module.css"
import { currentMark } from "./nav-target.ts"
import type { NavigationItem } from "./navigation-item.ts"

export function NavDropdown({ item, pathname }: { item: NavigationItem; pathname: string }) {
  const isCurrent = item.dropdownItems.some(({ href }) => href === pathname)
  return (
    <Disclosure
      name="navigation"
      label={item.label}
      className={classNames(style.dropdown, isCurrent && style.here)}
    >
      <ul data-ground="petroleo">
        {item.dropdownItems.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} aria-current={currentMark(pathname, href)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
