import { type ChangeEvent, useLayoutEffect, useRef } from "react"
import type { ControlProps } from "../../ui/controls/field.tsx"
import { formatPhone } from "./phone-format.ts"

type Props = { control: ControlProps; value: string; onChange: (text: string) => void }

export function PhoneInput({ control, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caretAt = useRef<number>(undefined)

  // React moves the caret to the end when it sets the value. A layout effect moves it back before the browser paints.
  useLayoutEffect(() => {
    if (caretAt.current === undefined) return
    if (document.activeElement === input.current)
      input.current?.setSelectionRange(caretAt.current, caretAt.current)
    caretAt.current = undefined
  })

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { isComposing, inputType } = nativeEvent as InputEvent
    if (isComposing) return onChange(target.value)
    const { text, caret } = formatPhone(target.value, target.selectionStart ?? target.value.length)
    // The format puts deleted punctuation back, so "delete" must move the caret past it.
    const skipped = inputType === "deleteContentForward" ? /^\D*/.exec(text.slice(caret))?.[0].length : 0
    if (text !== target.value) caretAt.current = caret + (skipped ?? 0)
    onChange(text)
  }

  return (
    <input
      {...control}
      ref={input}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      maxLength={60}
      required
      value={value}
      onChange={type}
    />
  )
}
