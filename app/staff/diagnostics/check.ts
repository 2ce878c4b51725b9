import type { SettingFact } from "../../platform/setting-fact.ts"

/** A line of a checklist: what is looked at, whether it is in order, and what was found. */
export type Check = { label: string; isGood: boolean; text: string }

/** What a test or a press came to. */
export type Result = { isGood: boolean; title: string; detail?: string | undefined }

/** D51: each required setting, and whether it is set. */
export const settingChecks = (settings: readonly SettingFact[]): Check[] =>
  settings
    .filter(({ isRequired }) => isRequired)
    .map(({ name, isSet, shown }) => ({ label: name, isGood: isSet, text: isSet ? shown : "falta" }))

/** '6 de 8 em ordem' */
export const checksInOrder = (checks: readonly Check[]) =>
  `${checks.filter(({ isGood }) => isGood).length} de ${checks.length} em ordem`
