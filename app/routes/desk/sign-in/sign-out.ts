import { href, redirect } from "react-router"
import { recordSignIn } from "../../../staff/audit/audit-store.server.ts"
import { signOut } from "../../../staff/sign-in/sign-in.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import type { Route } from "./+types/sign-out"
import { withCookies } from "./staff-answer.ts"

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, authDb } = context.get(deskAppContext).staff
  await recordSignIn(authDb, context.get(deskContext).person.id, { action: "saiu" })
  const headers = withCookies(await signOut(auth, request.headers))
  // Not "storage" or "cookies": the desk stores nothing there except the session, which ends above. They would delete what the
  // public site stores for the same browser: the cookie choice with its receipt and drafts of quote forms.
  headers.set("clear-site-data", '"cache"')
  return redirect(href("/painel/entrar"), { status: 303, headers })
}
