import { type ListName, lists } from "../lists/lists.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"
import { entryName } from "../stored-value.ts"

const longest = 50

/** An id for a new entry, made of its first text: 'rosa-amaral', 'rosa-amaral-2'. Ids of entries that were taken out are not used again. */
export function newEntryId(list: ListName, text: string, { changeOf }: SettingsSnapshot) {
  const base =
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, longest)
      .replaceAll(/^-+|-+$/g, "") || "item"
  const isTaken = (id: string) =>
    reserved.has(id) ||
    lists[list].defaults.some((entry) => entry.id === id) ||
    changeOf[entryName(list, id)] !== undefined
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`
    if (!isTaken(id)) return id
  }
}

/** In an address: the form of an entry that is to be added. */
export const newEntry = "novo"

/** Addresses beside those of the entries. */
const reserved = new Set([newEntry, "previa"])
