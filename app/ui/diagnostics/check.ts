/** A line of a checklist: what is looked at, whether it is in order, and what was found. */
export type Check = { label: string; isGood: boolean; text: string }

/** What a test or a press came to. */
export type Result = { isGood: boolean; title: string; detail?: string | undefined }

export const countGood = (checks: readonly Check[]) => checks.filter(({ isGood }) => isGood).length
