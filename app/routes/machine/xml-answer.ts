import { cachePolicy } from "../cache-policy.ts"

export const xmlAnswer = (xml: string) =>
  new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": cachePolicy.publicPage },
  })
