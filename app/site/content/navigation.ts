import { href } from "react-router"
import type { LabelledLink } from "../prose/prose.ts"
import type { NavigationItem } from "../shell/navigation-item.ts"
import { carrierPageLinks } from "./carriers/carrier-links.ts"

/** §2, in order. The phone link and the call to action that follow are in `shell.ts` and `company.ts`. */
export const navigation = navigationTo(carrierPageLinks)

export function navigationTo(carrierLinks: readonly LabelledLink[]): readonly NavigationItem[] {
  return [
    { label: "Home", href: href("/"), hasDropdown: false, dropdownItems: [] },
    { label: "Escritório", href: href("/sobre"), hasDropdown: false, dropdownItems: [] },
    // Without script the item links to the carriers on the home page.
    { label: "Operadoras", href: "#planos", hasDropdown: true, dropdownItems: carrierLinks },
    { label: "Blog", href: href("/blog"), hasDropdown: false, dropdownItems: [] },
    // One address for both cases of §2: an anchor on the home page, and a link to the home page from elsewhere.
    { label: "Contato", href: "#contato", hasDropdown: false, dropdownItems: [] },
  ]
}
