/**
 * The pressed key, or null for a shortcut of the browser and while somebody types in a field. Escape leaves the field.
 */
export function deskKey(event: KeyboardEvent, fields: string): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const { target } = event
  if (target instanceof HTMLElement && target.closest(fields)) {
    if (event.key === "Escape") target.blur()
    return null
  }
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}
