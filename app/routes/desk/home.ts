import { href, redirect } from "react-router"
import type { Route } from "./+types/home"
import { deskContext } from "./desk-context.ts"

/** Redirects to the main page of the person's role. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(
    context.get(deskContext).person.role === "redacao" ? href("/painel/artigos") : href("/painel/leads"),
    303,
  )
}
