/** A line of a checklist: what is looked at, whether it is in order, and what was found. */
export type Check = { label: string; isGood: boolean; text: string }

/** What a test or a press came to. */
export type Result = { isGood: boolean; title: string; detail?: string | undefined }

/** '6 de 8 em ordem' */
export function checksInOrder(checks: readonly Check[]) {
  return `${checks.filter(({ isGood }) => isGood).length} de ${checks.length} em ordem`
}
