/**
 * Sent to the browser as text, inside the page: it may use nothing that stands outside it. A text that was typed and
 * not sent comes back by itself, so it calls for the script.
 */
export const hasWaitingDraft = (prefix: string) => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}
