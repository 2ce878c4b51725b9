import { href } from "react-router"
import { isOfferId, offers } from "../../plans/catalogue/offers.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/quote"
import { receiveLead } from "./lead-action.server.ts"

/** Where the forms' script posts to. `?form=` names the form; the page it stood on comes as a field. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = new URL(request.url).searchParams.get("form")
  if (!isOfferId(id))
    return Response.json({ success: false, error: "Formulário desconhecido." }, { status: 404 })
  const told = URL.parse(request.headers.get("x-page-url") ?? "")
  const pageUrl = told?.origin === new URL(request.url).origin ? told.href : request.url
  const { status, answer } = await receiveLead(request, context.get(appContext), pageUrl, offers[id])
  return Response.json(answer, { status, headers: { "cache-control": "no-store" } })
}

/** Typed into the address bar: the form lives on the home page. */
export const loader = () => new Response(null, { status: 303, headers: { location: `${href("/")}#contato` } })
