import { data, href } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { credentialText } from "../../../staff/account/account-text.ts"
import { changePassword } from "../../../staff/account/change-account.server.ts"
import { NewPasswordForm } from "../../../staff/account/new-password-form.tsx"
import { recordSignIn } from "../../../staff/audit/audit-store.server.ts"
import { checkPassword } from "../../../staff/sign-in/sign-in.server.ts"
import { signInText } from "../../../staff/sign-in/sign-in-text.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews } from "../desk-news.ts"
import { proofsPerPerson } from "../sign-in/sign-in-limits.ts"
import { signInHeaders } from "../sign-in/staff-answer.ts"
import type { Route } from "./+types/password"
import { accountOf } from "./account-desk.server.ts"

const accountAddress = href("/painel/conta")

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordForm {...loaderData} backHref={accountAddress} {...actionData} />
}

export function loader({ context }: Route.LoaderArgs) {
  const { name, email } = context.get(deskContext).person
  return { person: { name, email } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person } = context.get(deskContext)
  const { staff, spendLimits } = context.get(deskAppContext)
  const form = await request.formData()
  const password = formText(form, "password")
  const fault = await staff.passwordFault(password, person)
  if (fault) return refuse({ error: fault }, 400)
  if (!(await spendLimits([{ limit: proofsPerPerson, subject: person.id }]))) {
    await recordSignIn(staff.authDb, person.id, { action: "confirmacao_bloqueada" })
    return refuse({ currentError: signInText.tooMany }, 429)
  }
  if ((await checkPassword(staff.auth, request.headers, formText(form, "current"))) === "refused") {
    await recordSignIn(staff.authDb, person.id, { action: "confirmacao_recusada" })
    return refuse({ currentError: credentialText.password.wrong }, 401)
  }
  await changePassword(accountOf(context), password)
  throw backWithNews(accountAddress, "senha")
}

type Faults = { error?: string; currentError?: string }

function refuse(faults: Faults, status: number) {
  return data(faults, { status, headers: signInHeaders() })
}

export const meta = () => deskMeta(credentialText.password.title)
