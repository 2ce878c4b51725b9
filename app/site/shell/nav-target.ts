import type { NavigationItem } from "./navigation-item.ts"

/** Anchors of the navigation belong to the home page (S2.19). */
export const hrefFrom = (pathname: string, href: string) =>
  href.startsWith("#") && pathname !== "/" ? `/${href}` : href

const isCarrierPage = (pathname: string, items: readonly NavigationItem[]) =>
  items.some(({ dropdownItems }) => dropdownItems.some(({ href }) => href === pathname))

/** D64: a carrier page has its own form. */
export const quoteHref = (pathname: string, items: readonly NavigationItem[]) =>
  isCarrierPage(pathname, items) ? "#formulario" : hrefFrom(pathname, "#contato")

/** "page" for the page itself, "true" for the part of the site it belongs to. */
export const currentMark = (pathname: string, href: string) => {
  if (pathname === href) return "page"
  return href !== "/" && pathname.startsWith(`${href}/`) ? "true" : undefined
}
