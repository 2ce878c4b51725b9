import { href } from "react-router"
import { isOfferId, offers } from "../../plans/catalogue/offers.ts"
import { siteContext } from "../app-context.ts"
import type { Route } from "./+types/quote"
import { receiveLead } from "./lead-action.server.ts"

/** Receives quote forms that are sent by script. `?form=` is the id of the form, `x-page-url` the address of its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = new URL(request.url).searchParams.get("form")
  if (!isOfferId(id))
    return Response.json({ success: false, error: "Formulário desconhecido." }, { status: 404 })
  const sentUrl = URL.parse(request.headers.get("x-page-url") ?? "")
  const pageUrl = sentUrl?.origin === new URL(request.url).origin ? sentUrl.href : request.url
  const { status, answer } = await receiveLead(request, context.get(siteContext), pageUrl, offers[id])
  return Response.json(answer, { status, headers: { "cache-control": "no-store" } })
}

/** For a visitor who opens the address directly: the form is on the home page. */
export const loader = () => new Response(null, { status: 303, headers: { location: `${href("/")}#contato` } })
