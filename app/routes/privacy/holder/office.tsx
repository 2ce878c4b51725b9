import { data, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import type { Limit } from "../../../platform/http/rate-limit.server.ts"
import { isAskable, longestHolderMessage } from "../../../privacy/holder/holder.ts"
import { askHolderOffice } from "../../../privacy/holder/holder-store.server.ts"
import { HolderFrame } from "../../../privacy/holder/pages/holder-frame.tsx"
import { holderText } from "../../../privacy/holder/pages/holder-text.ts"
import { HolderOfficeForm } from "../../../privacy/holder/pages/office-form.tsx"
import { appContext } from "../../app-context.ts"
import { privacyContact } from "../privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "../private-page.ts"
import type { Route } from "./+types/office"
import { holderOverview, requireHolder, requireLiveSession, requireSession } from "./session.server.ts"

const perSession: Limit = { name: "holder-office-session", points: 5, seconds: 3600 }

export default function HolderOffice({ loaderData: { contact, back }, actionData }: Route.ComponentProps) {
  const { title, text } = holderText.office
  return (
    <HolderFrame title={title} text={text} wall="letter" contact={contact} signOutTo={back}>
      <HolderOfficeForm error={actionData?.error} backHref={back} />
    </HolderFrame>
  )
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  await requireHolder(request, app)
  return { contact: privacyContact(app.company), back: holderOverview }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const session = requireSession(request, app)
  const form = await request.formData()
  const kind = formText(form, "kind")
  const message = formText(form, "message")
    .replaceAll("\r\n", "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim()
    .slice(0, longestHolderMessage)
  if (!isAskable(kind) || !message) return data({ error: holderText.office.missing }, { status: 400 })
  if (!(await app.spendLimits([{ limit: perSession, subject: session.toString("hex") }])))
    return data({ error: holderText.ask.tooMany }, { status: 429 })
  const protocol = await requireLiveSession(app, askHolderOffice(app.db, session, kind, message))
  throw redirect(`${holderOverview}?feito=enviado&protocolo=${protocol}`, { status: 303 })
}

export const headers = privatePageHeaders

export const meta = () => privatePageMeta(holderText.office.title)
