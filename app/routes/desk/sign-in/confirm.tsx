import { data, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import type { Limit } from "../../../platform/http/rate-limit.server.ts"
import { ConfirmForm } from "../../../staff/sign-in/confirm-form.tsx"
import { proveAgain } from "../../../staff/sign-in/fresh-proof.server.ts"
import { signInText } from "../../../staff/sign-in/sign-in-text.ts"
import { appContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { returnPathOf } from "../return-path.ts"
import type { Route } from "./+types/confirm"

/** The library does not limit codes within a session. */
const perPerson: Limit = { name: "staff-proof-15min", points: 5, seconds: 900 }

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmForm {...loaderData} error={actionData?.error} />
}

export function loader({ context, url }: Route.LoaderArgs) {
  return { name: context.get(deskContext).person.name, backHref: returnPathOf(url) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { staff, spendLimits } = context.get(appContext)
  const { person, sessionId } = context.get(deskContext)
  if (!(await spendLimits([{ limit: perPerson, subject: person.id }])))
    return data({ error: signInText.tooMany }, { status: 429 })
  const form = await request.formData()
  const outcome = await proveAgain(staff, request.headers, {
    sessionId,
    password: formText(form, "password"),
    code: formText(form, "code").replaceAll(/\D/g, ""),
  })
  if (outcome === "refused") return data({ error: signInText.confirm.refused }, { status: 401 })
  return redirect(returnPathOf(url), 303)
}

export const meta = () => deskMeta(signInText.confirm.title)
