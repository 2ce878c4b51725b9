/** A line of a checklist: what is checked, whether it passed, and the details. */
export type Check = { label: string; isGood: boolean; text: string }

/** The result of a test or an action. */
export type Result = { isGood: boolean; title: string; detail?: string | undefined }

export const countPassed = (checks: readonly Check[]) => checks.filter(({ isGood }) => isGood).length
