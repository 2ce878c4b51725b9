import { createHash } from "node:crypto"

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const isJavaScript = (attributes: string) => {
  const type = /\btype="([^"]*)"/i.exec(attributes)?.[1]
  return type === undefined || type === "module" || type === "text/javascript"
}

/** CSP hashes of the scripts written into a page, so that a shared cache can hold page and policy together. */
export const inlineScriptHashes = (html: string) => {
  const hashes = new Set<string>()
  for (const [, attributes = "", text = ""] of html.matchAll(scriptElement)) {
    if (/\bsrc=/i.test(attributes) || !isJavaScript(attributes)) continue
    hashes.add(`sha256-${createHash("sha256").update(text).digest("base64")}`)
  }
  return [...hashes]
}
