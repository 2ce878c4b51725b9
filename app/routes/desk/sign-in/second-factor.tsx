import { data, href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { recordSignIn } from "../../../staff/audit/audit-store.server.ts"
import { beginSecondFactor, confirmSecondFactor } from "../../../staff/sign-in/sign-in.server.ts"
import { signInText } from "../../../staff/sign-in/sign-in-text.ts"
import { findSignedIn } from "../../../staff/sign-in/signed-in.server.ts"
import { type DeskVisit, deskAppContext } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"
import { deskMeta } from "../desk-meta.ts"
import { deskHome } from "../return-path.ts"
import type { Route } from "./+types/second-factor"
import { enrolmentOf, readEnrolment } from "./enrolment.ts"
import { EnrolmentSteps, firstStep } from "./enrolment-steps.tsx"
import { mayTryCode, signedInHeaders } from "./spend-attempt.server.ts"
import { signInFault, signInHeaders, signInPageHeaders } from "./staff-answer.ts"
import { stepDoneContext } from "./step-done.ts"

export const handle = { isBare: true }

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  return <EnrolmentSteps {...(actionData ?? firstStep)} />
}

/** Allows only a session without a second factor. */
async function requireUnfinished({ staff, clock }: DeskVisit, request: Request) {
  const signedIn = await orUnavailable(findSignedIn(staff.auth, request.headers, clock()))
  if (!signedIn) throw redirect(href("/painel/entrar"), 303)
  if (signedIn.hasSecondFactor) throw redirect(deskHome, 303)
  return signedIn.person
}

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(stepDoneContext)) await requireUnfinished(context.get(deskAppContext), request)
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(deskAppContext)
  const person = await requireUnfinished(app, request)
  if (!(await mayTryCode(app, request))) return signInFault(signInText.tooMany, 429)
  const { auth, authDb } = app.staff
  const recordRefusal = () => recordSignIn(authDb, person.id, { action: "segundo_passo_recusado" })
  const form = await request.formData()
  const enrolment = readEnrolment(form)
  if (!enrolment) {
    const started = await beginSecondFactor(auth, request.headers, formText(form, "password"))
    if (started === "refused") {
      await recordRefusal()
      return signInFault(signInText.again.refused, 401)
    }
    return data({ error: null, enrolment: enrolmentOf(started), codes: null }, { headers: signInHeaders() })
  }
  const code = formText(form, "code").replaceAll(/\D/g, "")
  const confirmed = await confirmSecondFactor(app.staff, request.headers, code)
  if (confirmed === "refused") await recordRefusal()
  context.set(stepDoneContext, confirmed !== "refused")
  return confirmed === "refused"
    ? data(
        { error: signInText.enrol.refused, enrolment: enrolmentOf(enrolment), codes: null },
        { status: 401, headers: signInHeaders() },
      )
    : data(
        { error: null, enrolment: null, codes: enrolment.recoveryCodes },
        { headers: await signedInHeaders(app, request, confirmed, { action: "segundo_passo_criado" }) },
      )
}

/** After the right code the enrolment is complete, and the loader would redirect away from the recovery codes. */
export const shouldRevalidate = () => false

export const headers = signInPageHeaders
export const meta = () => deskMeta(signInText.enrol.title)
