import { href, redirect } from "react-router"
import type { Route } from "./+types/home"
import { deskContext } from "./desk-context.ts"

/** Everybody's first page is the one they work on. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(
    context.get(deskContext).person.role === "redacao" ? href("/painel/artigos") : href("/painel/leads"),
    303,
  )
}
