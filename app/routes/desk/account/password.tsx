import { href } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { credentialText } from "../../../staff/account/account-text.ts"
import { changePassword } from "../../../staff/account/change-account.server.ts"
import { NewPasswordForm } from "../../../staff/account/new-password-form.tsx"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews } from "../desk-news.ts"
import { signInFault } from "../sign-in/staff-answer.ts"
import type { Route } from "./+types/password"
import { accountOf } from "./account-desk.server.ts"

const accountAddress = href("/painel/conta")

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordForm {...loaderData} backHref={accountAddress} error={actionData?.error} />
}

export function loader({ context }: Route.LoaderArgs) {
  const { name, email } = context.get(deskContext).person
  return { person: { name, email } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person } = context.get(deskContext)
  const password = formText(await request.formData(), "password")
  const fault = await context.get(deskAppContext).staff.passwordFault(password, person)
  if (fault) return signInFault(fault)
  await changePassword(accountOf(context), password)
  throw backWithNews(accountAddress, "senha")
}

export const meta = () => deskMeta(credentialText.password.title)
