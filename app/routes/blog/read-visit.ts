import { plainReferrer } from "../../blog/counting/plain-referrer.ts"

/** What a like or a view says of itself; a body that is no form says nothing. */
export async function readVisit(request: Request, slug: string) {
  const form = await request.formData().catch(() => new FormData())
  const referrer = form.get("referrer")
  return {
    slug,
    referrer: typeof referrer === "string" ? plainReferrer(referrer) : null,
    userAgent: request.headers.get("user-agent"),
  }
}
