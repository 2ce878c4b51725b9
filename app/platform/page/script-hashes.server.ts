import { createHash } from "node:crypto"

/** CSP sources of the inline scripts in React Router's markup. The browser blocks a script whose hash is wrong. */
export function scriptHashes(markup: string) {
  return markup
    .split("</script>")
    .slice(0, -1)
    .map((part) => part.slice(part.indexOf(">", part.lastIndexOf("<script")) + 1))
    .map(policyHash)
}

/** The CSP source that allows exactly this inline script or style. */
export function policyHash(text: string) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`
}
