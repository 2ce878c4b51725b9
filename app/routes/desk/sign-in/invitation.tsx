import { data, href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { acceptInvitation } from "../../../staff/people/accept-invitation.server.ts"
import { InvitationForm } from "../../../staff/people/invitation-form.tsx"
import { findOpenInvitation } from "../../../staff/people/invitation-store.server.ts"
import type { StaffRole } from "../../../staff/people/staff-person.ts"
import { beginSecondFactor, signInWithPassword } from "../../../staff/sign-in/sign-in.server.ts"
import { SignInFrame, SignInMessage } from "../../../staff/sign-in/sign-in-frame.tsx"
import { signInText } from "../../../staff/sign-in/sign-in-text.ts"
import { type DeskVisit, deskAppContext } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"
import { deskMeta } from "../desk-meta.ts"
import type { Route } from "./+types/invitation"
import { enrolmentOf } from "./enrolment.ts"
import { EnrolmentSteps, firstStep } from "./enrolment-steps.tsx"
import { mayTryCode } from "./spend-attempt.server.ts"
import { signInFault, signInHeaders, signInPageHeaders, withCookies } from "./staff-answer.ts"
import { stepDoneContext } from "./step-done.ts"

export const handle = { isBare: true }

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.enrolment || !loaderData.person) return <EnrolmentSteps {...(actionData ?? firstStep)} />
  return (
    <SignInFrame>
      <InvitationForm person={loaderData.person} error={actionData?.error ?? undefined} />
    </SignInFrame>
  )
}

const gone = () => data(null, { status: 410, headers: signInHeaders() })

async function openInvitation({ staff }: DeskVisit, token: string) {
  const id = staff.readInvitationToken(token)
  const invitation = id && (await orUnavailable(findOpenInvitation(staff.authDb, id)))
  if (!invitation) throw gone()
  return invitation
}

export async function loader({ params, context }: Route.LoaderArgs) {
  if (context.get(stepDoneContext)) return { person: null }
  const { name, email, role, keepsSecondFactor } = await openInvitation(
    context.get(deskAppContext),
    params.token,
  )
  return { person: { name, email, role: role as StaffRole, keepsSecondFactor } }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(deskAppContext)
  if (!(await mayTryCode(app, request))) return signInFault(signInText.tooMany, 429)
  const invitation = await openInvitation(app, params.token)
  const password = formText(await request.formData(), "password")
  const fault = await app.staff.passwordFault(password, invitation)
  if (fault) return signInFault(fault)
  const { auth } = app.staff
  const accepted = await acceptInvitation(app.staff, invitation.id, password)
  if (accepted === "gone") throw gone()
  const signedIn = await signInWithPassword(auth, new Headers(), { email: accepted.email, password })
  if (signedIn === "refused") throw new Error("the sign-in of a newly invited person was refused")
  if (signedIn.next === "code")
    throw redirect(href("/painel/entrar/codigo"), { status: 303, headers: withCookies(signedIn.headers) })
  // The second factor begins in the same response, so that the new password is typed only once.
  const enrolment = await beginSecondFactor(auth, cookiesFrom(signedIn.headers), password)
  if (enrolment === "refused") throw new Error("the second factor of a new person could not begin")
  context.set(stepDoneContext, true)
  const headers = withCookies(signedIn.headers)
  return data({ error: null, enrolment: enrolmentOf(enrolment), codes: null }, { headers })
}

/** The cookies that a browser would send after this response. */
function cookiesFrom(responseHeaders: Headers) {
  return new Headers({
    cookie: responseHeaders
      .getSetCookie()
      .map((line) => line.split(";")[0] ?? "")
      .join("; "),
  })
}

/** The action uses up the invitation, so the loader would fail. */
export const shouldRevalidate = () => false

export const headers = signInPageHeaders
export const meta = () => deskMeta("Criar acesso")

export function ErrorBoundary() {
  return (
    <SignInFrame>
      <SignInMessage
        {...signInText.invitation.gone}
        link={{ label: "Entrar", href: href("/painel/entrar") }}
      />
    </SignInFrame>
  )
}
