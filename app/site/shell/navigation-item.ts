import type { LabelledLink } from "../prose/prose.ts"

/** §3. */
export type NavigationItem = {
  label: string
  href: string
  hasDropdown: boolean
  dropdownItems: readonly LabelledLink[]
}
