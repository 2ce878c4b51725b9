import { data, href, redirect } from "react-router"
import { eraseHolder } from "../../../privacy/holder/holder-store.server.ts"
import { HolderEraseForm } from "../../../privacy/holder/pages/erase-form.tsx"
import { HolderFrame } from "../../../privacy/holder/pages/holder-frame.tsx"
import { holderText } from "../../../privacy/holder/pages/holder-text.ts"
import { appContext } from "../../app-context.ts"
import { privacyContact } from "../privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "../private-page.ts"
import type { Route } from "./+types/erase"
import {
  expiredSessionCookie,
  holderOverview,
  requireHolder,
  requireLiveSession,
  requireSession,
} from "./session.server.ts"

export default function HolderErase({ loaderData: { contact, back }, actionData }: Route.ComponentProps) {
  const { title, text } = holderText.erase
  return (
    <HolderFrame title={title} text={text} wall="clean" contact={contact}>
      <HolderEraseForm isMissing={actionData?.isMissing ?? false} backHref={back} />
    </HolderFrame>
  )
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireHolder(request, context.get(appContext))
  return { contact: privacyContact, back: holderOverview }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const session = requireSession(request, app)
  const form = await request.formData()
  if (!form.has("confirmo")) return data({ isMissing: true }, { status: 400 })
  const protocol = await requireLiveSession(app, eraseHolder(app.db, session))
  throw redirect(`${href("/privacidade/meus-dados/apagado")}?protocolo=${protocol}`, {
    status: 303,
    headers: { "set-cookie": expiredSessionCookie(app) },
  })
}

export const headers = privatePageHeaders

export const meta = () => privatePageMeta(holderText.erase.title)
