import { createHash } from "node:crypto"

/** CSP sources of the inline scripts in React Router's own markup. A script read wrongly is refused by the browser. */
export function scriptHashes(markup: string) {
  return markup
    .split("</script>")
    .slice(0, -1)
    .map((part) => part.slice(part.indexOf(">", part.lastIndexOf("<script")) + 1))
    .map(policyHash)
}

/** The source of a CSP that allows exactly this inline script or style. */
export function policyHash(text: string) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`
}
