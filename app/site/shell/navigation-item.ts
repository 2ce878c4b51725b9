import type { Link } from "../prose/prose.ts"

/** §3. */
export type NavigationItem = {
  label: string
  href: string
  hasDropdown: boolean
  dropdownItems: readonly Link[]
}
