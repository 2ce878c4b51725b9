import { referrerWithoutQuery } from "../../blog/counting/referrer-without-query.ts"

/** Reads the data of a like or a view. */
export async function readVisit(request: Request, slug: string) {
  const form = await request.formData()
  const referrer = form.get("referrer")
  return {
    slug,
    referrer: typeof referrer === "string" ? referrerWithoutQuery(referrer) : null,
    userAgent: request.headers.get("user-agent"),
  }
}
