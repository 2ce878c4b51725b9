/** The key a press at the desk means, or null: a shortcut of the browser, or somebody who types (Esc leaves the field). */
export function deskKey(event: KeyboardEvent, fields: string): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const { target } = event
  if (target instanceof HTMLElement && target.closest(fields)) {
    if (event.key === "Escape") target.blur()
    return null
  }
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}
