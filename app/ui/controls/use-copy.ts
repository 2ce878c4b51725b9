import { useState } from "react"

/** Puts text on the clipboard; `copied` says whether that worked. */
export function useCopy() {
  const [copied, setCopied] = useState<"yes" | "no" | null>(null)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied("yes")
    } catch {
      setCopied("no")
    }
  }
  return { copied, copy }
}
