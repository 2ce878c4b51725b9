import { useEffect, useState } from "react"
import { shareLink } from "./share-link.client.ts"

const noticeMs = 6000

/** `isCopied` is true for a few seconds after the link was copied. */
export function useShare(title: string, slug: string) {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    const timer = copies > 0 ? setTimeout(() => setCopies(0), noticeMs) : undefined
    return () => clearTimeout(timer)
  }, [copies])
  const share = () => {
    // navigator.share() rejects when the visitor closes the dialog, which needs no message.
    const copied = shareLink(title, slug).catch(() => false)
    void copied.then((isCopied) => isCopied && setCopies((count) => count + 1))
  }
  return { isCopied: copies > 0, share }
}
