import type { Area } from "../areas.ts"
import type { Entry, List } from "../list.ts"
import { claimList } from "./claim-list.ts"
import { factList } from "./fact-list.ts"
import { menuList } from "./menu-list.ts"
import { questionList } from "./question-list.ts"
import { readyTextList } from "./ready-text-list.ts"
import { teamList } from "./team-list.ts"

/** Every list of the settings. The names are stored. */
export const lists = {
  claims: claimList,
  carrierFacts: factList,
  questions: questionList,
  team: teamList,
  menu: menuList,
  readyTexts: readyTextList,
} as const satisfies Record<string, List>

export type ListName = keyof typeof lists

/** The entries of every list, in their order. */
export type ListEntries = Readonly<Record<ListName, readonly Entry[]>>

export const listNames = Object.keys(lists) as ListName[]

export const isListName = (name: string): name is ListName => Object.hasOwn(lists, name)

/** The list of an area; null for an area of single settings. */
export function listOf(area: Area): ListName | null {
  return listNames.find((name) => lists[name].area === area) ?? null
}
