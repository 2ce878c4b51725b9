import { useEffect, useState } from "react"
import { shareLink } from "./share-link.client.ts"

const noticeMs = 6000

/** Tells whether the link was copied, for a while. */
export function useShare(title: string, slug: string) {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    const timer = copies > 0 ? setTimeout(() => setCopies(0), noticeMs) : undefined
    return () => clearTimeout(timer)
  }, [copies])
  const share = () => {
    // A visitor who closes the device's own dialog has changed their mind: nothing to say.
    const told = shareLink(title, slug).catch(() => false)
    void told.then((isCopied) => isCopied && setCopies((count) => count + 1))
  }
  return { isCopied: copies > 0, share }
}
