import { data, redirect } from "react-router"
import { askHolderErasure } from "../../../privacy/holder/holder-store.server.ts"
import { holderView } from "../../../privacy/holder/holder-view.ts"
import { HolderEraseForm } from "../../../privacy/holder/pages/erase-form.tsx"
import { HolderFrame } from "../../../privacy/holder/pages/holder-frame.tsx"
import { holderText } from "../../../privacy/holder/pages/holder-text.ts"
import { appContext } from "../../app-context.ts"
import { privacyContact } from "../privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "../private-page.ts"
import type { Route } from "./+types/erase"
import { holderOverview, requireHolder, requireLiveSession, requireSession } from "./session.server.ts"

export default function HolderErase({
  loaderData: { contact, contracts, back },
  actionData,
}: Route.ComponentProps) {
  const { title, text } = holderText.erase
  return (
    <HolderFrame title={title} text={text} wall="clean" contact={contact} signOutTo={back}>
      <HolderEraseForm contracts={contracts} isMissing={actionData?.isMissing ?? false} backHref={back} />
    </HolderFrame>
  )
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { record } = await requireHolder(request, app)
  const { leads, isErasable } = holderView(record)
  if (!isErasable) throw redirect(holderOverview, { status: 303 })
  const contracts = leads.flatMap(({ protocol, contractUntil, lock }) =>
    contractUntil && !lock ? [{ protocol, until: contractUntil }] : [],
  )
  return { contact: privacyContact(app.company), contracts, back: holderOverview }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const session = requireSession(request, app)
  const form = await request.formData()
  if (!form.has("confirmo")) return data({ isMissing: true }, { status: 400 })
  await requireLiveSession(app, askHolderErasure(app.db, session))
  throw redirect(`${holderOverview}?feito=apagar`, { status: 303 })
}

export const headers = privatePageHeaders

export const meta = () => privatePageMeta(holderText.erase.title)
