/**
 * React puts a text area's first text back when it takes the page over. What a visitor has typed into it by then is
 * noted before, and written again after.
 */
const typed = new Map<HTMLTextAreaElement, string>()

const note = ({ target }: { target: EventTarget | null }) => {
  if (target instanceof HTMLTextAreaElement) typed.set(target, target.value)
}

export const noteEarlyTyping = () => {
  for (const target of document.querySelectorAll("textarea"))
    if (target.value !== target.defaultValue) note({ target })
  document.addEventListener("input", note, true)
}

export const restoreEarlyTyping = () => {
  document.removeEventListener("input", note, true)
  for (const [area, text] of typed) if (area.value !== text) area.value = text
  typed.clear()
}
