import { postUrl } from "../post.ts"

/** Opens the device's share dialog, or copies the link where there is none. Returns whether the link was copied. */
export async function shareLink(title: string, slug: string): Promise<boolean> {
  const url = window.location.origin + postUrl(slug)
  if ("share" in navigator) {
    await navigator.share({ title, url })
    return false
  }
  await (navigator as Navigator).clipboard.writeText(url)
  return true
}
