import { type TextareaHTMLAttributes, useLayoutEffect, useState, useSyncExternalStore } from "react"

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "value" | "onChange" | "children"> & {
  /** Finds the text area in the page that the server sent. */
  id: string
} & ({ value?: never; onWrite?: never } | { value: string; onWrite: (text: string) => void })

/**
 * When React hydrates a page it writes a text area's first text again: over what was typed by then, and without its
 * selection. Here the first text is therefore what the page holds at that moment, so nothing changes. Inputs and
 * selects need no such care.
 */
export function TextArea({ value, onWrite, defaultValue, ...attributes }: Props) {
  const isHydrating = useIsHydrating()
  const [found] = useState(() => (isHydrating ? takeText(attributes.id) : null))

  useLayoutEffect(() => {
    if (found !== null && found !== value) onWrite?.(found)
    // oxlint-disable-next-line react/exhaustive-deps -- only what was typed before the script
  }, [])

  const first = isHydrating ? found : null
  if (!onWrite) return <textarea {...attributes} defaultValue={first ?? defaultValue} />
  return (
    <textarea
      {...attributes}
      value={first ?? value}
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
    />
  )
}

const subscribeToNothing = () => () => {}

/** True on the server and in the first render of the page that it sent. */
function useIsHydrating() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}

/** The text of the page's own text area; null on the server. */
function takeText(id: string) {
  if (typeof document === "undefined") return null
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return null
  const text = area.value
  // Once its value was set, even to the same text, a text area keeps its selection when React sets its default.
  area.value = text
  return text
}
