import { href } from "react-router"
import { formText } from "../../platform/http/form-text.ts"
import type { Limit } from "../../platform/http/rate-limit.server.ts"
import { readUuid } from "../../platform/text/random-uuid.ts"
import { optionalCategories } from "../../privacy/consent/consent.ts"
import { cookieQuestion } from "../../privacy/consent/cookie-question.ts"
import { insertCookieChoice } from "../../privacy/ledger/ledger-store.server.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/choice"

const perAddress: Limit = { name: "cookie-choice-address", points: 30, seconds: 3600 }
const plainPath = /^\/[^?#\s]{0,199}$/

/** Records a cookie choice as evidence (D32), without personal data. The device stores the receipt number. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, spendLimits, clientNetwork } = context.get(appContext)
  const form = await request.formData()
  const text = (name: string) => formText(form, name)
  const receipt = readUuid(text("receipt"))
  const page = text("page")
  const granted = form.getAll("granted").filter((value) => typeof value === "string")
  const isKnown = granted.every((category) => optionalCategories.some((known) => known === category))
  // A page that was open before the text changed sends the old version, which no longer counts.
  if (!receipt || !isKnown || !plainPath.test(page) || text("version") !== cookieQuestion.version)
    return answer(400)
  if (!(await spendLimits([{ limit: perAddress, subject: clientNetwork }]))) return answer(429)
  await insertCookieChoice(db, { receipt, version: cookieQuestion.version, page, granted })
  return answer(204)
}

const answer = (status: number) => new Response(null, { status, headers: { "cache-control": "no-store" } })

/** For a visitor who opens this URL directly: the policy explains the question. */
export function loader() {
  return new Response(null, {
    status: 303,
    headers: { location: `${href("/politicas-privacidade")}#cookies-politica` },
  })
}
