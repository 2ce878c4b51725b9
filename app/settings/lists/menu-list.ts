import { defaultMenu, type MenuEntry } from "../../site/content/navigation.ts"
import type { EntryValues, List } from "../list.ts"
import { text } from "../schemas.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"

/** The labels and the order of the menu. Its links stay, because other pages and search engines know them. */
export const menuList: List = {
  area: "menus",
  fields: {
    label: {
      label: "Nome no menu",
      hint: "Uma ou duas palavras.",
      control: "text",
      schema: text(2, 24),
    },
  },
  defaults: defaultMenu.map(({ id, label }) => ({ id, values: { label } })),
  isOrdered: true,
  faultsOf: ({ id, values }, after): EntryValues =>
    after.lists.menu.some((other) => other.id !== id && other.values["label"] === values["label"])
      ? { label: "Outro item do menu já tem esse nome." }
      : {},
  titleOf: ({ values }) => values["label"] ?? "",
}

/** The menu of every page. */
export function menuIn({ lists }: SettingsSnapshot): MenuEntry[] {
  return lists.menu.map(({ id, values }) => ({ id, label: values["label"] ?? "" }))
}
