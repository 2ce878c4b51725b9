import { href } from "react-router"
import type { LabelledLink } from "../prose/prose.ts"
import type { NavigationItem } from "../shell/navigation-item.ts"
import { carrierPageLinks } from "./carriers/carrier-links.ts"

/** What the office may change about an entry of the menu: its place and its label. */
export type MenuEntry = { id: string; label: string }

/** §2, in order. The phone link and the call to action that follow are in `shell.ts` and `company.ts`. */
export const defaultMenu: readonly MenuEntry[] = [
  { id: "home", label: "Home" },
  { id: "office", label: "Escritório" },
  { id: "carriers", label: "Operadoras" },
  { id: "blog", label: "Blog" },
  { id: "contact", label: "Contato" },
]

export const navigation = navigationOf(defaultMenu)

/** The menu with these entries. An unknown id is ignored and a missing one follows at the end, so that no page loses its link. */
export function navigationOf(
  entries: readonly MenuEntry[],
  carrierLinks: readonly LabelledLink[] = carrierPageLinks,
): readonly NavigationItem[] {
  const targets = targetsTo(carrierLinks)
  const menu = new Map<string, string>()
  for (const { id, label } of [...entries, ...defaultMenu]) if (!menu.has(id)) menu.set(id, label)
  return [...menu].flatMap(([id, label]) => {
    const target = targets.get(id)
    return target ? [{ label, ...target }] : []
  })
}

/** The menu, unless it is the one that every page has in its script. */
export function changedMenu(menu: readonly MenuEntry[]) {
  const isSame =
    menu.length === defaultMenu.length &&
    menu.every(({ id, label }, at) => id === defaultMenu[at]?.id && label === defaultMenu[at].label)
  return isSame ? null : menu
}

function targetsTo(carrierLinks: readonly LabelledLink[]) {
  const plain = { hasDropdown: false, dropdownItems: [] }
  return new Map<string, Omit<NavigationItem, "label">>([
    ["home", { href: href("/"), ...plain }],
    ["office", { href: href("/sobre"), ...plain }],
    // Without script the item links to the carriers on the home page.
    ["carriers", { href: "#planos", hasDropdown: true, dropdownItems: carrierLinks }],
    ["blog", { href: href("/blog"), ...plain }],
    // One address for both cases of §2: an anchor on the home page, and a link to the home page from elsewhere.
    ["contact", { href: "#contato", ...plain }],
  ])
}
