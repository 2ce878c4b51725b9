import { cachePolicy } from "../cache-policy.ts"

export function xmlAnswer(xml: string) {
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": cachePolicy.publicPage },
  })
}
