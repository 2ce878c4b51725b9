/**
 * True if a draft is stored on the device. The page then loads the script immediately, which restores the draft. This
 * function is inlined into the page as text, so it may use nothing outside itself.
 */
export const hasWaitingDraft = (prefix: string) => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}
