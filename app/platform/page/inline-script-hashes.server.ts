import { createHash } from "node:crypto"

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/**
 * CSP hashes of the scripts that the framework writes around a page, so that a shared cache can hold page and policy
 * together. What stands in <main> is content: a script that slipped in there must not be given a hash of its own.
 */
export function inlineScriptHashes(html: string) {
  const hashes = new Set<string>()
  for (const [, attributes = "", text = ""] of withoutContent(html).matchAll(scriptElement)) {
    if (/\bsrc=/i.test(attributes) || !isJavaScript(attributes)) continue
    hashes.add(`sha256-${createHash("sha256").update(text).digest("base64")}`)
  }
  return [...hashes]
}

/** From the first opening to the last closing tag, whatever a text between them pretends to open or close. */
function withoutContent(html: string) {
  const [from, to] = [html.indexOf("<main"), html.lastIndexOf("</main>")]
  return from < 0 || to < from ? html : html.slice(0, from) + html.slice(to)
}

function isJavaScript(attributes: string) {
  const type = /\btype="([^"]*)"/i.exec(attributes)?.[1]
  return type === undefined || type === "module" || type === "text/javascript"
}
