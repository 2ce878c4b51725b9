import type { NavigationItem } from "./navigation-item.ts"

/** Anchors of the navigation belong to the home page (S2.19). */
export function hrefFrom(pathname: string, href: string) {
  return href.startsWith("#") && pathname !== "/" ? `/${href}` : href
}

function isCarrierPage(pathname: string, items: readonly NavigationItem[]) {
  return items.some(({ dropdownItems }) => dropdownItems.some(({ href }) => href === pathname))
}

/** D64: a carrier page has its own form. */
export function quoteHref(pathname: string, items: readonly NavigationItem[]) {
  return isCarrierPage(pathname, items) ? "#formulario" : hrefFrom(pathname, "#contato")
}

/** "page" for the page itself, "true" for the part of the site it belongs to. */
export function currentMark(pathname: string, href: string) {
  if (pathname === href) return "page"
  return href !== "/" && pathname.startsWith(`${href}/`) ? "true" : undefined
}
