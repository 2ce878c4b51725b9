import { href } from "react-router"
import { appContext } from "../app-context.ts"
import { cachePolicy } from "../cache-policy.ts"
import type { Route } from "./+types/security-txt"

const dayMs = 86_400_000
// RFC 9116 advises less than a year. The running server vouches for the address, so the date moves on by itself: only a copy that
// a reader kept can expire. Whole days, so that the text is the same all day.
const validDays = 180

/** RFC 9116: where to report a security fault. The address is the one for personal data, because such a fault concerns it first. */
export function loader({ context }: Route.LoaderArgs) {
  const { clock, publicUrl, company } = context.get(appContext)
  const today = Math.floor(clock().getTime() / dayMs)
  const lines = [
    `Contact: mailto:${company.privacyEmail}`,
    `Expires: ${new Date((today + validDays) * dayMs).toISOString()}`,
    "Preferred-Languages: pt, en",
    `Canonical: ${publicUrl}${href("/.well-known/security.txt")}`,
  ]
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": cachePolicy.publicPage },
  })
}
