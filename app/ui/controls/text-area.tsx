import { type TextareaHTMLAttributes, useLayoutEffect, useState, useSyncExternalStore } from "react"

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "value" | "onChange" | "children"> & {
  /** Used to find the text area in the server's page. */
  id: string
} & ({ value?: never; onTextChange?: never } | { value: string; onTextChange: (text: string) => void })

/**
 * When React hydrates a page it sets a text area's initial text again, which overwrites typed text and loses the selection.
 * So the initial text here is the current text of the page. Inputs and selects do not have this problem.
 */
export function TextArea({ value, onTextChange, defaultValue, ...attributes }: Props) {
  const isHydrating = useIsHydrating()
  const [found] = useState(() => (isHydrating ? takeText(attributes.id) : null))

  useLayoutEffect(() => {
    if (found !== null && found !== value) onTextChange?.(found)
    // oxlint-disable-next-line react/exhaustive-deps -- only for text typed before hydration
  }, [])

  const first = isHydrating ? found : null
  if (!onTextChange) return <textarea {...attributes} defaultValue={first ?? defaultValue} />
  return (
    <textarea
      {...attributes}
      value={first ?? value}
      onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
    />
  )
}

const subscribeToNothing = () => () => {}

/** True on the server and during hydration. */
function useIsHydrating() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}

/** The current text of the text area in the page; null on the server. */
function takeText(id: string) {
  if (typeof document === "undefined") return null
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return null
  const text = area.value
  // After `value` was set, even to the same text, a text area keeps its selection when React sets its default.
  area.value = text
  return text
}
