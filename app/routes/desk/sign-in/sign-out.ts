import { href, redirect } from "react-router"
import { signOut } from "../../../staff/sign-in/sign-in.server.ts"
import { appContext } from "../../app-context.ts"
import type { Route } from "./+types/sign-out"
import { withCookies } from "./staff-answer.ts"

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await signOut(context.get(appContext).staff.auth, request.headers)
  return redirect(href("/painel/entrar"), { status: 303, headers: withCookies(cookies) })
}
